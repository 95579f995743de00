import { expect, test } from 'vitest'
import { eventsOfLife, readTypedEvent, readWeighedEvent } from './kept-events.ts'

const LIFE = { birthDate: '1988-04-14', today: '2026-11-16' }
const TYPED = { when: '12/5/2015', kind: 'marriage', note: ' in  Pune ', weight: 'great' }

test('reads an event as typed', () => {
  const value = { when: '2015-05-12', kind: 'marriage', note: 'in Pune', weight: 'great' }
  expect(readTypedEvent(TYPED, LIFE)).toEqual({ ok: true, value })
  expect(readWeighedEvent(value)).toEqual(value)
  expect(readTypedEvent({ ...TYPED, weight: '' }, LIFE)).toMatchObject({ value: { weight: 'ordinary' } })
})

test.each([
  [{ when: ' ' }, 'when-missing'],
  [{ when: 'last year' }, 'when-invalid'],
  [{ when: '1987' }, 'when-invalid'],
  [{ when: '17/11/2026' }, 'when-invalid'],
  [{ kind: '' }, 'kind-missing'],
])('refuses %j: %s', (change, refusal) => {
  expect(readTypedEvent({ ...TYPED, ...change }, LIFE)).toEqual({ ok: false, refusal })
})

test('a kept event replaces the same one of a booking, and all are in the order of time', () => {
  const given = [
    { when: '2015-05', kind: 'marriage', note: '' },
    { when: '2004', kind: 'studies', note: 'College' },
  ] as const
  const kept = { id: 'a', when: '2015-05', kind: 'marriage', note: 'in Pune', weight: 'great' } as const

  expect(eventsOfLife([kept], given)).toEqual([{ ...given[1], weight: 'ordinary', id: null }, kept])
})

test('does not read a stored event without a date', () => {
  expect(() => readWeighedEvent({ kind: 'work' })).toThrow('no life event')
})
