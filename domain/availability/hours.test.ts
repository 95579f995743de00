import { expect, test } from 'vitest'
import { type DateOverride, hoursOn } from './hours.ts'

const weekly = [{ weekday: 5, opensAt: '09:00', closesAt: '12:00' }]
const FRIDAY = '2026-11-20'
const closed = (changes: Partial<DateOverride>): DateOverride => ({
  id: 1,
  isOwn: false,
  firstDate: FRIDAY,
  lastDate: FRIDAY,
  hours: [],
  reason: null,
  ...changes,
})
const morning = [{ opensAt: '07:00', closesAt: '08:00' }]

test('has the weekly hours of a day without an override', () => {
  expect(hoursOn(FRIDAY, { weekly, overrides: [closed({ firstDate: '2026-11-21', lastDate: '2026-11-30' })] })).toEqual(
    weekly,
  )
  expect(hoursOn('2026-11-21', { weekly, overrides: [] })).toEqual([])
})

test('an own override beats one for everybody, also if it is older', () => {
  const own = closed({ id: 1, isOwn: true, hours: morning })

  expect(hoursOn(FRIDAY, { weekly, overrides: [closed({ id: 2 }), own] })).toEqual(morning)
  expect(hoursOn(FRIDAY, { weekly, overrides: [own, closed({ id: 2 })] })).toEqual(morning)
})

test('the newer of two overrides of the same kind wins', () => {
  const [older, newer] = [closed({ id: 1 }), closed({ id: 2, hours: morning })]

  expect(hoursOn(FRIDAY, { weekly, overrides: [newer, older] })).toEqual(morning)
})
