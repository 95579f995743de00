import { expect, test } from 'vitest'
import { fromScreenDay, toScreenDay } from './calendar-days.ts'

test('a day on the screen is the day of the practice, figure by figure', () => {
  for (const date of ['2026-11-16', '2027-01-01', '2028-02-29', '2026-03-29']) {
    expect(fromScreenDay(toScreenDay(date))).toBe(date)
  }
})
