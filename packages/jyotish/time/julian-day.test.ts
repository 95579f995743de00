import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dateOfJulianDay,
  formatUtc,
  julianDayFromUnix,
  julianDayOfDate,
  parseUtc,
  unixFromJulianDay,
  weekdayOfJd,
} from './julian-day.ts'

test('converts noon of 1 January 2000 to Julian Day 2451545', () => {
  expect(parseUtc('2000-01-01T12:00:00Z')).toEqual({ ok: true, value: 2451545 })
  expect(formatUtc(2451545)).toBe('2000-01-01T12:00:00.000Z')
  expect(julianDayOfDate({ year: 2000, month: 1, day: 1 })).toBe(2451544.5)
})

test('refuses an invalid time instead of rolling it over', () => {
  for (const text of [
    '2023-02-29T00:00:00Z',
    '2023-13-01T00:00:00Z',
    '2023-01-01T24:00:00Z',
    '2023-01-01 00:00',
    '',
    'now',
  ]) {
    expect(parseUtc(text), text).toEqual({ ok: false, refusal: 'not-a-utc-time' })
  }
})

test('counts weekdays from Sunday', () => {
  // 15 August 1947 was a Friday, 1 January 2000 a Saturday.
  expect(weekdayOfJd(julianDayOfDate({ year: 1947, month: 8, day: 15 }))).toBe(5)
  expect(weekdayOfJd(julianDayOfDate({ year: 2000, month: 1, day: 1 }))).toBe(6)
})

test('round-trips milliseconds and dates', () => {
  const first = Date.UTC(1900, 0, 1)
  const last = Date.UTC(2100, 11, 31)
  fc.assert(
    fc.property(fc.integer({ min: first, max: last }), (milliseconds) => {
      const jd = julianDayFromUnix(milliseconds)
      const date = new Date(milliseconds)

      expect(unixFromJulianDay(jd)).toBe(milliseconds)
      expect(dateOfJulianDay(jd)).toEqual({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
      })
    }),
  )
})

test('counts the days of every Gregorian year, those before 100 among them', () => {
  // Four centuries have 146,097 days.
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 9000 }), (year) => {
      const newYear = julianDayOfDate({ year, month: 1, day: 1 })

      expect(dateOfJulianDay(newYear)).toEqual({ year, month: 1, day: 1 })
      expect(julianDayOfDate({ year: year + 400, month: 1, day: 1 }) - newYear).toBe(146_097)
    }),
    { examples: [[0], [50], [99]] },
  )
})
