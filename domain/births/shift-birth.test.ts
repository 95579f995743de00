import { expect, test } from 'vitest'
import { type Birth, USUAL_CONTEXT } from './birth.ts'
import { shiftBirth } from './shift-birth.ts'

const bornAt = (date: string, time: string | null): Birth => ({
  ...USUAL_CONTEXT,
  place: null,
  fullName: '',
  date,
  time,
})

test.each([
  ['1988-04-14', '05:42', 1, '1988-04-14', '05:43'],
  ['1988-04-14', '05:42:30', -3, '1988-04-14', '05:39:30'],
  ['2000-01-01', '00:00', -1, '1999-12-31', '23:59'],
  ['1996-02-28', '23:50', 20, '1996-02-29', '00:10'],
])('%s %s shifted by %i minutes is %s %s', (date, time, minutes, shiftedDate, shiftedTime) => {
  expect(shiftBirth(bornAt(date, time), minutes)).toEqual(bornAt(shiftedDate, shiftedTime))
})

test('a birth without a time, or shifted back to its own, stays the same', () => {
  const untimed = bornAt('1988-04-14', null)
  const timed = bornAt('1988-04-14', '05:42')

  expect(shiftBirth(untimed, 5)).toBe(untimed)
  expect(shiftBirth(timed, 0)).toBe(timed)
})
