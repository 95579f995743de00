import { expect, test } from 'vitest'
import { joinTypedEvents, readLifeEvents, readTypedEvents, readWhen, splitTypedEvents } from './life-events.ts'

const ASKED = { birthDate: '1988-04-14', today: '2026-11-16', fewest: 2 }
const row = (when: string, kind = 'work', note = '') => ({ when, kind, note })
const read = (...rows: ReturnType<typeof row>[]) => readTypedEvents(joinTypedEvents(rows), ASKED)

test.each([
  ['2004', '2004'],
  [' 5/2004 ', '2004-05'],
  ['2004-05', '2004-05'],
  ['12/5/2004', '2004-05-12'],
  ['12-05-2004', '2004-05-12'],
  ['2004-05-12', '2004-05-12'],
])('reads %s as %s', (typed, when) => {
  expect(readWhen(typed)).toBe(when)
})

test.each(['', '04', '13/2004', '31/02/2004', 'last year', '20045'])('does not read %s', (typed) => {
  expect(readWhen(typed)).toBeUndefined()
})

test('reads events in the order of time and skips empty rows', () => {
  expect(read(row('05/2015', 'marriage', ' in  Pune '), row('', '', ''), row('2004', 'song'))).toEqual({
    ok: true,
    value: [
      { when: '2004', kind: 'other', note: '' },
      { when: '2015-05', kind: 'marriage', note: 'in Pune' },
    ],
  })
})

test('asks for enough events, and for when each was', () => {
  expect(read(row('2004'))).toEqual({ ok: false, refusal: { lifeEvents: 'missing' } })
  expect(read(row('2004'), row('', 'work', 'First job'))).toEqual({ ok: false, refusal: { 'eventWhen-1': 'missing' } })
})

test.each(['1987', '03/1988', '13/04/1988', '2027', '17/11/2026'])('refuses %s, outside the life so far', (when) => {
  expect(read(row('2004'), row(when))).toEqual({ ok: false, refusal: { 'eventWhen-1': 'invalid' } })
})

test('accepts the year of the birth and today', () => {
  expect(read(row('1988'), row('16/11/2026')).ok).toBe(true)
})

test('shows the same rows again, and reads stored ones', () => {
  const rows = [row('5/2015', 'marriage', 'x'), row('soon')]
  expect(splitTypedEvents(joinTypedEvents(rows)).slice(0, 3)).toEqual([...rows, row('', '')])
  expect(splitTypedEvents('{broken')).toHaveLength(10)
  const stored = { when: '2015-05', kind: 'marriage', note: '' }
  expect(readLifeEvents([stored, { ...stored, when: '5/2015' }, 7])).toEqual([stored])
})
