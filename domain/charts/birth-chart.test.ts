import { processJsonLine } from '@muhurta/jyotish'
import { expect, test } from 'vitest'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import type { Place } from '#domain/births/places.ts'
import { castBirthChart } from './cast-birth-chart.ts'

const KOLKATA: Place = {
  name: 'Kolkata',
  region: 'West Bengal',
  country: 'India',
  lat: 22.5626,
  lon: 88.363,
  timeZone: 'Asia/Kolkata',
}

const BIRTH: Birth = {
  fullName: 'Asha',
  date: '1943-06-01',
  time: '07:15',
  place: KOLKATA,
  ...USUAL_CONTEXT,
}

function cast(changes: Partial<Birth> = {}) {
  const outcome = castBirthChart({ ...BIRTH, ...changes })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

test('casts a birth in the Second World War by war time, with the same result as the command line', () => {
  const cast1943 = cast()
  if (cast1943.kind !== 'timed') throw new Error(cast1943.kind)

  const line = { id: 'a', utc: '1943-06-01T00:45:00Z', lat: KOLKATA.lat, lon: KOLKATA.lon }
  const result = JSON.parse(processJsonLine('chart', JSON.stringify(line)))
  expect(cast1943.instant).toEqual({ utcMs: Date.parse('1943-06-01T00:45:00Z'), offsetSeconds: 23400 })
  expect(cast1943.chart.grahas.moon.longitude).toBe(result.sidereal.bodies.moon.lon)
  expect(cast1943.chart.lagna.longitude).toBe(result.sidereal.asc)
  expect(cast1943.notes).toEqual(['war-time', 'calcutta-time'])
  expect(cast1943.vargas).toHaveLength(16)
})

test('has no lagna and gives the Moon as a range when the time is unknown', () => {
  const unknown = cast({ time: null })
  if (unknown.kind !== 'untimed') throw new Error(unknown.kind)

  expect(unknown.day).not.toHaveProperty('lagna')
  expect(unknown.offsetSeconds).toBe(23400)
  expect(unknown.day.moon.nakshatras.length).toBeGreaterThan(1)
})

test('returns only the date when the place is unknown', () => {
  expect(cast({ place: null })).toEqual({ kind: 'date-only', birth: { ...BIRTH, place: null } })
})

test('passes on an ambiguous clock time and a date outside the years of the engine', () => {
  const newYork = { ...KOLKATA, lat: 40.7143, lon: -74.006, timeZone: 'America/New_York' }
  const doubtful = castBirthChart({ ...BIRTH, date: '2023-11-05', time: '01:30', place: newYork })
  const early = castBirthChart({ ...BIRTH, date: '1899-06-01' })

  expect(doubtful).toMatchObject({ ok: false, refusal: { kind: 'ask', doubt: { kind: 'repeated' } } })
  expect(early).toEqual({ ok: false, refusal: { kind: 'engine', reason: 'outside-1900-2100' } })
})

test('follows the requested conventions', () => {
  const outcome = castBirthChart(BIRTH, { ayanamsa: 'raman', node: 'true' })
  if (!outcome.ok || outcome.value.kind !== 'timed') throw new Error('no chart')

  expect(outcome.value.chart.conventions).toMatchObject({ ayanamsa: 'raman', node: 'true', houseSystem: 'wholeSign' })
})
