import { expect, test } from 'vitest'
import { panchangaOf } from '#app/features/home/todays-panchanga.ts'
import { clockOf } from '#content/words/day-clock.ts'
import { readAlmanacDay } from '#domain/almanac/read-day.ts'
import { readAlmanacMonth } from '#domain/almanac/read-month.ts'
import { readLabelledDay } from '#domain/almanac/slot-labels.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { NEW_DELHI_ALMANAC } from '#test/factories/places.ts'
import { sunAndMoonFacts } from './day-lists.ts'

const DATE = '2026-11-18'
const INDIAN_SECONDS = 19_800

test.each([
  ['New Delhi', 28.6139, 77.209],
  ['Mumbai', 19.0728, 72.8826],
  ['Kolkata', 22.5626, 88.363],
  ['Bengaluru', 12.9719, 77.5937],
  ['Chennai', 13.0878, 80.2785],
  ['Hyderabad', 17.3841, 78.4564],
  ['Ahmedabad', 23.0258, 72.5873],
  ['Srinagar', 34.0857, 74.8056],
  ['Kochi', 9.9399, 76.2602],
  ['Guwahati', 26.1844, 91.7458],
  ['Varanasi', 25.3176, 82.9739],
  ['Ujjain', 23.1824, 75.7764],
])('the day page, the month, the feed, the home page and the slot labels of %s have one sunrise', (name, lat, lon) => {
  for (const sunrise of ['upperLimb', 'hindu'] as const) {
    const place: AlmanacPlace = { ...NEW_DELHI_ALMANAC, name, lat, lon, sunrise }
    const clock = clockOf(DATE, INDIAN_SECONDS)
    const day = readAlmanacDay(place, DATE)
    // The feed prints the days of the month.
    const month = readAlmanacMonth(place, DATE.slice(0, 7)).find(({ date }) => date === DATE)
    const home = panchangaOf(new Date(`${DATE}T06:00:00Z`), place).find(({ term }) => term === 'Sunrise')
    const labels = readLabelledDay(place, DATE)
    if (!day.ok || !month?.panchanga?.sun || !labels) throw new Error(name)

    const { almanac } = day.value
    const printed = sunAndMoonFacts(almanac, clock).find(({ term }) => term === 'Sunrise')?.value
    expect(almanac.sunriseRule).toBe(sunrise)
    expect([clock(month.panchanga.sun.sunrise), home?.value]).toEqual([printed, printed])
    const kalams = [almanac.day.rahuKalam, month.panchanga.sun.rahuKalam, labels.rahuKalam]
    expect(new Set(kalams.map(({ startJdUt }) => clock(startJdUt))).size).toBe(1)
  }
})
