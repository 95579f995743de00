import { expect, test } from 'vitest'
import { practiceDate } from '#domain/practice-time.ts'
import { datedSessionText, hourText, longDay, namedDay, practiceDateTime, sessionText, shortDay } from './slot-text.ts'

const TEN_IN_INDIA = new Date('2026-11-20T04:30:00Z')

test('a reader in India sees the hour once', () => {
  expect(hourText(TEN_IN_INDIA, '10-11 AM', 'Asia/Kolkata')).toBe('10-11 AM IST')
  expect(hourText(TEN_IN_INDIA, '10-11 AM', 'Asia/Colombo')).toBe('10-11 AM IST')
})

test('a reader abroad sees both times, with the day on which theirs falls', () => {
  expect(hourText(TEN_IN_INDIA, '10-11 AM', 'America/New_York')).toBe('10-11 AM IST (your 11:30 PM, Thu)')
  expect(sessionText(TEN_IN_INDIA, '10-11 AM', 'Europe/London')).toBe('Fri, Nov 20, 10-11 AM IST (your 4:30 AM, Fri)')
})

test('a session of another year is told apart from one of this year', () => {
  const aYearBefore = new Date('2025-11-20T04:30:00Z')

  expect(datedSessionText(aYearBefore, '10-11 AM', 'Asia/Kolkata')).toBe('Thu, Nov 20, 2025, 10-11 AM IST')
  expect(datedSessionText(TEN_IN_INDIA, '10-11 AM', 'Europe/London')).toBe(
    'Fri, Nov 20, 2026, 10-11 AM IST (your 4:30 AM, Fri)',
  )
})

test('summer time moves the time of the reader, never that of the practice', () => {
  expect(hourText(new Date('2026-07-17T04:30:00Z'), '10-11 AM', 'America/New_York')).toBe(
    '10-11 AM IST (your 12:30 AM, Fri)',
  )
})

test('every day of a leap year, at its edges in India, is written as everybody writes it', () => {
  const format = (dateStyle: 'long' | 'medium', moment: Date) =>
    new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'Asia/Kolkata' }).format(moment)
  for (let day = 1; day <= 366; day++) {
    for (const minutes of [0, 18 * 60 + 29, 18 * 60 + 30]) {
      const moment = new Date(Date.UTC(2028, 0, day, 0, minutes))

      expect(longDay(practiceDate(moment))).toBe(format('long', moment))
      expect(shortDay(moment)).toBe(format('medium', moment))
    }
  }
})

test('days are written as the practice writes them', () => {
  expect(longDay('2026-11-16')).toBe('November 16, 2026')
  expect(namedDay('2026-11-16')).toBe('Mon, November 16, 2026')
  expect(shortDay(new Date('2026-11-15T19:00:00Z'))).toBe('Nov 16, 2026')
  expect(practiceDateTime(TEN_IN_INDIA)).toBe('November 20, 2026, 10:00 AM IST')
})
