import { computeChart } from '@muhurta/jyotish'
import { expect, test } from 'vitest'
import type { EventOfLife } from '#domain/births/kept-events.ts'
import { rectifyBirth, rectifyingEvents } from './rectify-birth.ts'

const EVENTS: EventOfLife[] = [
  { id: null, when: '2004', kind: 'studies', note: '', weight: 'small' },
  { id: 'a', when: '2015-05', kind: 'marriage', note: '', weight: 'great' },
  { id: 'b', when: '2018-08-21', kind: 'child', note: '', weight: 'ordinary' },
  { id: 'c', when: '2020-01-01', kind: 'other', note: '', weight: 'great' },
]

function question(events = EVENTS) {
  const chart = computeChart({ utc: '1990-02-27T23:15:00Z', lat: 12.2958, lon: 76.6394 })
  if (!chart.ok) throw new Error(chart.refusal)
  const nowMs = Date.parse('2026-11-19T08:00:00Z')
  return { chart: chart.value, offsetSeconds: 19_800, events, minutesEitherSide: 10, nowMs } as const
}

test('weighs each minute by the events that have a rule', () => {
  const outcome = rectifyBirth(question())

  expect(rectifyingEvents(EVENTS).map(({ kind }) => kind)).toEqual(['studies', 'marriage', 'child'])
  if (!outcome.ok) throw new Error(outcome.refusal)
  expect(outcome.value.minutes).toHaveLength(21)
  expect(outcome.value.minutes.every(({ events }) => events.length === 3)).toBe(true)
})

test('a vague event of little weight says less than a dated one', () => {
  const outcome = rectifyBirth(question())
  if (!outcome.ok) throw new Error(outcome.refusal)
  const distance = (event: number) =>
    Math.max(...outcome.value.minutes.map(({ events }) => Math.abs(Math.log(events[event]?.factor ?? 1))))

  expect(distance(0)).toBeLessThan(distance(2))
})

test('refuses a life without such events', () => {
  expect(rectifyBirth(question(EVENTS.slice(3)))).toEqual({ ok: false, refusal: 'no-events' })
})
