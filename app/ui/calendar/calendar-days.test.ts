import { expect, test } from 'vitest'
import { fromScreenDay, toScreenDay } from './calendar-days.ts'

test('a day in the calendar has the practice’s date', () => {
  for (const date of ['2026-11-16', '2027-01-01', '2028-02-29', '2026-03-29']) {
    expect(fromScreenDay(toScreenDay(date))).toBe(date)
  }
})
