import { expect, test } from 'vitest'
import { daysOfMonth, readAlmanacTime } from './almanac-dates.ts'

test('reads a day or a month from 1900 to 2100', () => {
  expect(readAlmanacTime('2026-11-17')).toEqual({ kind: 'day', date: '2026-11-17' })
  expect(readAlmanacTime('2026-11')).toEqual({ kind: 'month', month: '2026-11' })
  expect(readAlmanacTime('2100-12-31')).toEqual({ kind: 'day', date: '2100-12-31' })
})

test.each(['2026-02-30', '2026-13', '1899-12-31', '2101-01', '2026-1-1', '2026', 'today', ''])('refuses %s', (text) => {
  expect(readAlmanacTime(text)).toBeUndefined()
})

test('counts the days of February', () => {
  expect(daysOfMonth('2028-02')).toHaveLength(29)
  expect(daysOfMonth('2026-02').at(-1)).toBe('2026-02-28')
})
