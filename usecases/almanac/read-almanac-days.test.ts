import { expect, test } from 'vitest'
import { readAlmanacDay } from '#domain/almanac/read-day.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { cachedDay, readMonth } from './read-almanac-days.ts'

const WARANGAL: AlmanacPlace = {
  sunrise: 'upperLimb',
  name: 'Warangal',
  region: 'Telangana',
  country: 'India',
  lat: 17.97,
  lon: 79.6,
  timeZone: 'Asia/Kolkata',
}

test('computes a day at a place once, and another for each date and place', async () => {
  const first = cachedDay(WARANGAL, '2026-11-18')

  expect(cachedDay({ ...WARANGAL }, '2026-11-18')).toBe(first)
  const computed = readAlmanacDay(WARANGAL, '2026-11-18')
  expect(first).toEqual(computed.ok ? computed.value : undefined)
  expect(cachedDay(WARANGAL, '2026-11-19')).not.toEqual(first)
  expect(cachedDay({ ...WARANGAL, lon: 80 }, '2026-11-18')).not.toEqual(first)
  expect(cachedDay({ ...WARANGAL, sunrise: 'hindu' }, '2026-11-18')).not.toEqual(first)
})

test('computes a month at a place once', () => {
  const first = readMonth(WARANGAL, '2026-11')

  expect(readMonth({ ...WARANGAL }, '2026-11')).toBe(first)
  expect(first).toHaveLength(30)
})
