import { Body, Observer, SearchRiseSet } from 'astronomy-engine'
import { expect, test } from 'vitest'
import { julianDayFromUnix, julianDayOfDate } from '../time/julian-day.ts'
import { trackLuminaries } from './luminary-track.ts'
import { findLastEvent, findNextEvent, type RiseSetInput } from './rise-set.ts'
import { polarStateAt, sunTimesAround } from './sun-times.ts'
import { sunTimesAt } from './sun-times-at.ts'

const TROMSO = { lat: 69.65, lon: 18.96 }
const DELHI = { lat: 28.6139, lon: 77.209 }
const SECONDS_PER_DAY = 86400

test('agrees with an independent library on moonrise and moonset within 30 s', () => {
  const observer = new Observer(DELHI.lat, DELHI.lon, 0)
  for (let week = 0; week < 60; week++) {
    const start = Date.UTC(2019, 0, 1) + week * 17.3 * 86_400_000
    const jdUt = julianDayFromUnix(start)
    for (const [event, direction] of [
      ['rise', 1],
      ['set', -1],
    ] as const) {
      const other = SearchRiseSet(Body.Moon, observer, direction, new Date(start), 2)
      const ours = findNextEvent(jdUt, {
        luminary: 'moon',
        event,
        location: DELHI,
        rule: 'upperLimb',
        track: trackLuminaries(jdUt),
      })
      if (!other || ours === undefined) throw new Error(`No moon${event} on ${new Date(start).toISOString()}`)
      expect(Math.abs(ours - julianDayFromUnix(other.date.getTime())) * SECONDS_PER_DAY).toBeLessThan(30)
    }
  }
})

test('reports polar day and polar night instead of guessing a sunrise', () => {
  const june = julianDayOfDate({ year: 2024, month: 6, day: 21 })
  const december = julianDayOfDate({ year: 2024, month: 12, day: 21 })
  const none = { previousRise: undefined, setAfterPreviousRise: undefined, nextRise: undefined }

  expect(sunTimesAround(june, TROMSO)).toEqual(none)
  expect(polarStateAt(june, TROMSO, trackLuminaries(june))).toBe('polar-day')
  expect(sunTimesAround(december, TROMSO)).toEqual(none)
  expect(polarStateAt(december, TROMSO, trackLuminaries(december))).toBe('polar-night')
})

test('refuses sunrise outside the supported years and for invalid coordinates', () => {
  expect(sunTimesAt(2400000.5, DELHI)).toEqual({ ok: false, refusal: 'outside-1900-2100' })
  expect(sunTimesAt(2451545, { lat: -90.1, lon: 0 })).toEqual({ ok: false, refusal: 'latitude-outside-90' })
  expect(sunTimesAt(2451545, DELHI)).toEqual({ ok: true, value: sunTimesAround(2451545, DELHI) })
})

test('finds both neighbouring sunrises for instants around midnight', () => {
  // The Sun crosses the lower meridian in this hour, so two culminations are equally near.
  const location = { lat: -40, lon: 0 }
  for (let minute = -30; minute <= 30; minute++) {
    const jdUt = julianDayOfDate({ year: 2000, month: 2, day: 26 }) + minute / 1440
    const { previousRise = Number.NaN, nextRise = Number.NaN } = sunTimesAround(jdUt, location)

    expect(nextRise - jdUt).toBeLessThan(1)
    expect(Math.abs(nextRise - previousRise - 1)).toBeLessThan(0.01)
  }
})

test('finds consecutive sunrises one day apart all year, from 60° S to 64° N', () => {
  for (const lat of [-60, -23.4, 0, 28.6, 51.5, 64]) {
    for (let day = 0; day < 365; day += 13) {
      const jdUt = julianDayOfDate({ year: 2031, month: 1, day: 1 }) + day + 0.37
      const input: RiseSetInput = {
        luminary: 'sun',
        event: 'rise',
        location: { lat, lon: 77 },
        rule: 'hindu',
        track: trackLuminaries(jdUt),
      }
      const before = findLastEvent(jdUt, input) ?? Number.NaN
      const after = findNextEvent(jdUt, input) ?? Number.NaN

      expect(before).toBeLessThanOrEqual(jdUt)
      expect(after).toBeGreaterThan(jdUt)
      expect(Math.abs(after - before - 1)).toBeLessThan(0.01)
    }
  }
})
