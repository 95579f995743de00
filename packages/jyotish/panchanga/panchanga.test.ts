import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeSignedDegrees } from '../angles.ts'
import { trackLuminaries } from '../sky/luminary-track.ts'
import { skyAt } from '../sky/sky-at.ts'
import { type CivilDate, julianDayOfDate, parseUtc } from '../time/julian-day.ts'
import { type DayPanchanga, panchangaForDay } from './day.ts'
import { dayStart } from './day-start.ts'
import { type InstantPanchanga, panchangaAt } from './panchanga-at.ts'

const DELHI = { lat: 28.6139, lon: 77.209, utcOffsetMinutes: 330 }
const SECOND = 1 / 86400
const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const

function requirePanchanga(jdUt: number): InstantPanchanga {
  const outcome = panchangaAt(jdUt)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

function requireDay(date: CivilDate, place = DELHI): DayPanchanga {
  const outcome = panchangaForDay({ date, ...place })
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

function jd(utc: string): number {
  const outcome = parseUtc(utc)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

const instants = fc.double({ min: 2415022, max: 2488430, noNaN: true })

test('finds the current limb, and the next one starts where it ends', () => {
  fc.assert(
    fc.property(instants, (jdUt) => {
      const now = requirePanchanga(jdUt)
      for (const limb of LIMBS) {
        const { index, startJdUt, endJdUt } = now[limb]
        const next = requirePanchanga(endJdUt + SECOND)[limb]

        expect(startJdUt).toBeLessThanOrEqual(jdUt + SECOND)
        expect(endJdUt).toBeGreaterThan(jdUt - SECOND)
        expect(Math.abs(next.startJdUt - endJdUt)).toBeLessThan(0.1 * SECOND)
        expect(next.index).toBe((index + 1) % { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 }[limb])
      }
    }),
    { numRuns: 40 },
  )
})

test('covers the day from sunrise to sunrise without gaps', () => {
  // 1 January 1900 starts in Delhi while it is still 1899 in UT, which is refused.
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 73000 }), fc.double({ min: -60, max: 60, noNaN: true }), (day, lat) => {
      const panchanga = requireDay({ year: 1900, month: 1, day }, { ...DELHI, lat })
      for (const spans of [panchanga.tithis, panchanga.nakshatras, panchanga.yogas, panchanga.karanas]) {
        expect(spans[0]?.startJdUt).toBeLessThanOrEqual(panchanga.startJdUt)
        expect(spans.at(-1)?.endJdUt).toBeGreaterThanOrEqual(panchanga.endJdUt)
        for (const [index, span] of spans.slice(1).entries()) expect(span.startJdUt).toBe(spans[index]?.endJdUt)
      }
    }),
    { numRuns: 30 },
  )
})

test('ends the thirtieth tithi at the published time of the new moon', () => {
  // Phases of the Moon, U.S. Naval Observatory.
  for (const newMoon of ['2000-01-06T18:14:00Z', '2024-01-11T11:57:00Z', '2024-04-08T18:21:00Z']) {
    const { tithi } = requirePanchanga(jd(newMoon) - 0.1)
    expect(tithi.index).toBe(29)
    expect(Math.abs(tithi.endJdUt - jd(newMoon))).toBeLessThan(45 * SECOND)
  }
})

test('finds the adhika and kshaya months listed in almanacs', () => {
  const monthOf = (year: number, month: number, day: number) => requireDay({ year, month, day }).lunarMonth

  expect(monthOf(2023, 8, 1)).toMatchObject({ amanta: 4, isAdhika: true })
  expect(monthOf(2020, 10, 1)).toMatchObject({ amanta: 6, isAdhika: true })
  expect(monthOf(1982, 10, 10)).toMatchObject({ amanta: 6, isAdhika: true })
  expect(monthOf(1983, 1, 25)).toMatchObject({ isKshaya: true })
  expect(monthOf(1983, 3, 1)).toMatchObject({ amanta: 11, isAdhika: true })
  expect(monthOf(2024, 3, 20)).toMatchObject({ isAdhika: false, isKshaya: false })
})

test('counts Diwali as Ashvina in the amanta and Kartika in the purnimanta system', () => {
  const { tithis, lunarMonth } = requireDay({ year: 2023, month: 11, day: 12 })

  expect(tithis.map(({ index }) => index)).toContain(29)
  expect(lunarMonth).toMatchObject({ amanta: 6, purnimanta: 7 })
})

test('places the Sun on the start of the sign at a sankranti', () => {
  for (const [month, day, rashi] of [
    [1, 14, 9],
    [4, 13, 0],
    [7, 16, 3],
  ] as const) {
    const { sankranti } = requireDay({ year: 2024, month, day })
    const sky = skyAt(sankranti?.jdUt ?? Number.NaN)
    if (!sky.ok) throw new Error(sky.refusal)

    expect(sankranti?.rashi).toBe(rashi)
    expect(Math.abs(normalizeSignedDegrees(sky.value.grahas.sun.longitude - 30 * rashi)) * 3600).toBeLessThan(0.03)
  }
})

test('begins a day of the month as the whole panchanga does', () => {
  const days = Array.from({ length: 40 }, (_, index) => ({ year: 2026, month: 1, day: 1 + 9 * index }))
  for (const date of [...days, { year: 2026, month: 6, day: 21 }]) {
    const place = date.month === 6 ? { lat: 69.65, lon: 18.96, utcOffsetMinutes: 120 } : DELHI
    const { day, tithis, nakshatras } = requireDay(date, place)
    const midnight = julianDayOfDate(date) - place.utcOffsetMinutes / 1440
    const start = dayStart({ date, ...place }, trackLuminaries(midnight))
    if (!start.ok) throw new Error(start.refusal)

    const { sun, tithi, nakshatra } = start.value
    expect([tithi, nakshatra]).toEqual([tithis[0], nakshatras[0]])
    if (day.state === 'sunlit') expect(day).toMatchObject(sun ?? { state: 'missing' })
    else expect(sun).toBeUndefined()
  }
})

test('reports polar day instead of a weekday and horas when the Sun does not rise', () => {
  const summer = requireDay({ year: 2024, month: 6, day: 21 }, { lat: 69.65, lon: 18.96, utcOffsetMinutes: 120 })

  expect(summer.day).toEqual({ state: 'polar-day' })
  expect(summer.startJdUt).toBe(julianDayOfDate({ year: 2024, month: 6, day: 21 }) - 120 / 1440)
  expect(summer.tithis.length).toBeGreaterThan(0)
})

test('refuses unsupported dates and invalid coordinates', () => {
  expect(panchangaForDay({ date: { year: 2101, month: 1, day: 2 }, ...DELHI })).toEqual({
    ok: false,
    refusal: 'outside-1900-2100',
  })
  expect(panchangaForDay({ date: { year: 2024, month: 1, day: 2 }, lat: 91, lon: 0, utcOffsetMinutes: 0 })).toEqual({
    ok: false,
    refusal: 'latitude-outside-90',
  })
})
