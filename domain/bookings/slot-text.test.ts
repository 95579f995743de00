import { expect, test } from 'vitest'
import { datedSessionText, hourText, ownSessionText, sessionText } from './slot-text.ts'

const TEN_IN_INDIA = new Date('2026-11-20T04:30:00Z')

test('shows a reader in India the hour once', () => {
  expect(hourText(TEN_IN_INDIA, '10-11 AM', 'Asia/Kolkata')).toBe('10-11 AM IST')
  expect(hourText(TEN_IN_INDIA, '10-11 AM', 'Asia/Colombo')).toBe('10-11 AM IST')
})

test('shows a reader abroad both times, with the weekday of their own', () => {
  expect(hourText(TEN_IN_INDIA, '10-11 AM', 'America/New_York')).toBe('10-11 AM IST (your 11:30 PM, Thu)')
  expect(sessionText(TEN_IN_INDIA, '10-11 AM', 'Europe/London')).toBe('Fri, Nov 20, 10-11 AM IST (your 4:30 AM, Fri)')
})

test('names the day of a reader abroad by their own calendar', () => {
  expect(ownSessionText(TEN_IN_INDIA, 'America/New_York')).toBe('Thu, Nov 19, 11:30 PM')
  expect(ownSessionText(TEN_IN_INDIA, 'Asia/Kolkata')).toBeUndefined()
})

test('shows the year in lists that include past sessions', () => {
  const aYearBefore = new Date('2025-11-20T04:30:00Z')

  expect(datedSessionText(aYearBefore, '10-11 AM', 'Asia/Kolkata')).toBe('Thu, Nov 20, 2025, 10-11 AM IST')
  expect(datedSessionText(TEN_IN_INDIA, '10-11 AM', 'Europe/London')).toBe(
    'Fri, Nov 20, 2026, 10-11 AM IST (your 4:30 AM, Fri)',
  )
})

test('daylight saving time changes only the time of the reader', () => {
  expect(hourText(new Date('2026-07-17T04:30:00Z'), '10-11 AM', 'America/New_York')).toBe(
    '10-11 AM IST (your 12:30 AM, Fri)',
  )
})
