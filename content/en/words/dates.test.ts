import { expect, test } from 'vitest'
import { istDate } from '#domain/time/india-time.ts'
import { clockText, longDateTime, longDay, namedDay, shortDay } from './dates.ts'

const TEN_IN_INDIA = new Date('2026-11-20T04:30:00Z')

test('agrees with Intl on every day of a leap year, at the edges of the day in India', () => {
  const format = (dateStyle: 'long' | 'medium', instant: Date) =>
    new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'Asia/Kolkata' }).format(instant)
  for (let day = 1; day <= 366; day++) {
    for (const minutes of [0, 18 * 60 + 29, 18 * 60 + 30]) {
      const instant = new Date(Date.UTC(2028, 0, day, 0, minutes))

      expect(longDay(istDate(instant))).toBe(format('long', instant))
      expect(shortDay(instant)).toBe(format('medium', instant))
    }
  }
})

test('writes days and times in each format', () => {
  expect(longDay('2026-11-16')).toBe('November 16, 2026')
  expect(namedDay('2026-11-16')).toBe('Mon, November 16, 2026')
  expect(shortDay(new Date('2026-11-15T19:00:00Z'))).toBe('Nov 16, 2026')
  expect(longDateTime(TEN_IN_INDIA)).toBe('November 20, 2026, 10:00 AM IST')
})

test.each([
  ['00:05', '12:05 AM'],
  ['05:42', '5:42 AM'],
  ['12:00', '12:00 PM'],
  ['22:49:37', '10:49:37 PM'],
])('writes the time %s as %s', (time, text) => {
  expect(clockText(time)).toBe(text)
})
