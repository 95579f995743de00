import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trackLuminaries } from '../sky/luminary-track.ts'
import { julianDayOfDate } from '../time/julian-day.ts'
import { type AlmanacYear, almanacYear, dayAfter, type FestivalPlace } from './almanac-year.ts'
import { chooseDay } from './choose-day.ts'
import { listEkadashis } from './ekadashi.ts'
import { festivalCalendar, festivalYear } from './festival-dates.ts'
import { OBSERVANCES, type ObservanceId } from './observances.ts'

const SLOW = { timeout: 60_000 }
const FEW = { numRuns: 6 }

/** The clock of a meridian, rounded to a quarter of an hour. */
const placeAt = (lat: number, lon: number): FestivalPlace => ({
  lat,
  lon,
  utcOffsetMinutes: Math.round(lon / 3.75) * 15,
})
const anyYear = fc.integer({ min: 1901, max: 2098 })
const anyLongitude = fc.integer({ min: -179, max: 179 })
const anyPlace = fc.tuple(fc.integer({ min: -60, max: 60 }), anyLongitude).map(([lat, lon]) => placeAt(lat, lon))

function requireYear(year: number, place: FestivalPlace): AlmanacYear {
  const outcome = almanacYear(year, place)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

/** The dates of every observance as Julian Days, in one year after another. */
function datesOf(years: readonly number[], place: FestivalPlace): Map<ObservanceId, number[]> {
  const [first = 0] = years
  const track = trackLuminaries(julianDayOfDate({ year: first, month: 7, day: 1 }))
  const found = new Map<ObservanceId, number[]>(OBSERVANCES.map(({ id }) => [id, []]))
  for (const year of years) {
    const outcome = festivalYear({ ...place, year }, track)
    if (!outcome.ok) throw new Error(outcome.refusal)
    for (const [id, dates] of found) dates.push(...outcome.value.datesOf(id).map(julianDayOfDate))
  }
  return found
}

/** Fewest and most days from one date of a rule to the next: a lunar year has twelve or thirteen months. */
const GAPS = {
  tithi: [352, 387],
  holika: [352, 387],
  weekday: [350, 392],
  star: [352, 387],
  sankranti: [364, 367],
  monthly: [12, 32],
  ekadashi: [352, 387],
} as const

test('comes once in a lunar year of twelve or thirteen months, over the turn of any civil year', SLOW, () => {
  fc.assert(
    fc.property(anyYear, anyPlace, (year, place) => {
      const dates = datesOf([year, year + 1, year + 2], place)

      for (const { id, rule } of OBSERVANCES) {
        if (rule.kind === 'ekadashi' && typeof rule.month !== 'number') continue
        const [fewest, most] = GAPS[rule.kind]
        const [first = 0, ...later] = dates.get(id) ?? []
        let last = first
        for (const date of later) {
          expect(date - last, id).toBeGreaterThanOrEqual(fewest)
          expect(date - last, id).toBeLessThanOrEqual(most)
          last = date
        }
      }
    }),
    FEW,
  )
})

test('has 24 to 26 Ekadashis a year, that of the Vaishnavas on the same day or the next', SLOW, () => {
  fc.assert(
    fc.property(anyYear, anyPlace, (number, place) => {
      const year = requireYear(number, place)
      const fasts = listEkadashis(year)

      for (const tradition of ['smarta', 'vaishnava'] as const) {
        const inYear = fasts.filter((fast) => year.dateOf(fast[tradition]).year === number)
        expect(inYear.length).toBeGreaterThanOrEqual(24)
        expect(inYear.length).toBeLessThanOrEqual(26)
      }
      for (const [index, { smarta, vaishnava }] of fasts.entries()) {
        expect([0, 1]).toContain(Math.round(vaishnava.midnight - smarta.midnight))
        const next = fasts[index + 1]
        if (!next) continue
        const days = Math.round(next.smarta.midnight - smarta.midnight)
        expect(days).toBeGreaterThanOrEqual(13)
        expect(days).toBeLessThanOrEqual(17)
      }
    }),
    FEW,
  )
})

test('takes the first sunrise of a vriddhi tithi, and for a kshaya tithi the day in which it begins', SLOW, () => {
  fc.assert(
    fc.property(anyYear, anyPlace, (number, place) => {
      const year = requireYear(number, place)
      let vriddhis = 0
      let kshayas = 0

      for (const month of year.months.slice(1, -1)) {
        for (let index = 0; index < 30; index++) {
          const tithi = year.tithiOf(month, index)
          const day = chooseDay(tithi, { at: 'sunrise', both: 'first', none: 'first' }, year)
          const isIn = (jdUt: number) => tithi.startJdUt <= jdUt && jdUt < tithi.endJdUt
          if (isIn(day.sunrise)) {
            expect(day.sunrise - 1.01, 'the first sunrise').toBeLessThan(tithi.startJdUt)
            if (isIn(dayAfter(day, year).sunrise)) vriddhis++
          } else {
            expect(day.sunrise).toBeLessThan(tithi.startJdUt)
            expect(tithi.endJdUt).toBeLessThanOrEqual(dayAfter(day, year).sunrise)
            kshayas++
          }
        }
      }
      expect(vriddhis).toBeGreaterThan(0)
      expect(kshayas).toBeGreaterThan(vriddhis)
    }),
    FEW,
  )
})

test('has seven adhika months in nineteen years, and keeps yearly days out of them', SLOW, () => {
  const DELHI = placeAt(28.6, 77.2)
  fc.assert(
    fc.property(fc.integer({ min: 1901, max: 2080 }), (start) => {
      const track = trackLuminaries(julianDayOfDate({ year: start, month: 7, day: 1 }))
      const adhika = new Map<number, { from: number; until: number; year: number }>()
      for (let number = start; number < start + 19; number++) {
        const year = almanacYear(number, DELHI, track)
        if (!year.ok) throw new Error(year.refusal)
        for (const { isAdhika, startJdUt, endJdUt } of year.value.months) {
          const middle = (startJdUt + endJdUt) / 2
          if (isAdhika && year.value.dateOf(year.value.dayAt(middle)).year === number)
            adhika.set(Math.round(middle), { from: startJdUt, until: endJdUt, year: number })
        }
      }
      // One more or fewer where the nineteen years begin or end close to one, or a kshaya month brings a second.
      expect(adhika.size).toBeGreaterThanOrEqual(6)
      expect(adhika.size).toBeLessThanOrEqual(8)

      const [month] = adhika.values()
      if (!month) throw new Error('No adhika month')
      const dates = datesOf([month.year], DELHI)
      for (const { id, rule } of OBSERVANCES) {
        if (rule.kind !== 'tithi' || rule.prefersAdhika) continue
        for (const date of dates.get(id) ?? []) {
          expect(date > month.from + 2 && date < month.until - 2, `${id} in an adhika month`).toBe(false)
        }
      }
    }),
    { numRuns: 3 },
  )
})

test('differs between neighbouring towns by one day at most, and seldom', SLOW, () => {
  fc.assert(
    fc.property(anyYear, anyPlace, (year, place) => {
      const here = datesOf([year], place)
      const there = datesOf([year], { ...place, lat: place.lat + 0.1, lon: place.lon + 0.1 })

      let differing = 0
      for (const { id, rule } of OBSERVANCES) {
        const [ours = [], theirs = []] = [here.get(id), there.get(id)]
        // A day may move over the turn of the year.
        if (ours.length !== theirs.length) continue
        for (const [index, date] of ours.entries()) {
          const days = Math.abs(date - (theirs[index] ?? 0))
          expect(rule.kind === 'weekday' ? [0, 7] : [0, 1], id).toContain(days)
          differing += Math.min(days, 1)
        }
      }
      expect(differing).toBeLessThanOrEqual(8)
    }),
    FEW,
  )
})

test('does not depend on the clock, except for the civil day of an entry of the Sun', SLOW, () => {
  const anyTemperate = fc.tuple(fc.integer({ min: -45, max: 45 }), anyLongitude).map(([lat, lon]) => placeAt(lat, lon))
  fc.assert(
    fc.property(anyYear, anyTemperate, fc.constantFrom(-60, -30, 30, 60), (year, place, shift) => {
      const here = datesOf([year], place)
      const shifted = datesOf([year], { ...place, utcOffsetMinutes: place.utcOffsetMinutes + shift })

      for (const { id, rule } of OBSERVANCES) {
        if (rule.kind !== 'sankranti') expect(shifted.get(id), id).toEqual(here.get(id))
      }
    }),
    FEW,
  )
})

test('dates every observance or refuses up to the poles', SLOW, () => {
  fc.assert(
    fc.property(
      anyYear,
      fc.integer({ min: 600, max: 900 }),
      fc.boolean(),
      anyLongitude,
      (year, tenths, isSouth, lon) => {
        const outcome = festivalCalendar({ ...placeAt((isSouth ? -tenths : tenths) / 10, lon), year })

        if (!outcome.ok) {
          expect(outcome.refusal).toBe('no-sunrise')
          expect(tenths).toBeGreaterThan(650)
          return
        }
        for (const { observance, date } of outcome.value) {
          expect(Number.isInteger(julianDayOfDate(date) + 0.5), observance).toBe(true)
          expect(date.year, observance).toBe(year)
        }
      },
    ),
    { numRuns: 15 },
  )
})

test('refuses every year before 1900 and after 2100', () => {
  const outside = fc.oneof(fc.integer({ min: -4000, max: 1899 }), fc.integer({ min: 2101, max: 9000 }))
  fc.assert(
    fc.property(outside, anyPlace, (year, place) => {
      expect(festivalCalendar({ ...place, year })).toEqual({ ok: false, refusal: 'outside-1900-2100' })
    }),
  )
  for (const year of [1900, 2100]) expect(festivalCalendar({ ...placeAt(28.6, 77.2), year }).ok, `${year}`).toBe(true)
})
