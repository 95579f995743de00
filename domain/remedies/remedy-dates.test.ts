import { type DayPanchanga, panchangaForDay } from '@muhurta/jyotish'
import { describe, expect, test } from 'vitest'
import { daysOfMonth } from '#domain/almanac/almanac-dates.ts'
import { listFestivals } from '#domain/almanac/festival-dates.ts'
import { listOf, SHOWN_OBSERVANCES } from '#domain/almanac/observances.ts'
import { placeDay } from '#domain/almanac/place-day.ts'
import { yearTrack } from '#domain/almanac/year-track.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { remedyDates } from './remedy-dates.ts'
import type { RemedyOn, RemedyRule } from './remedy-rule.ts'

const VARANASI: AlmanacPlace = {
  sunrise: 'upperLimb',
  name: 'Varanasi',
  region: 'Uttar Pradesh',
  country: 'India',
  lat: 25.3168,
  lon: 83.0104,
  timeZone: 'Asia/Kolkata',
}
const CHENNAI: AlmanacPlace = { ...VARANASI, name: 'Chennai', region: 'Tamil Nadu', lat: 13.0878, lon: 80.2785 }
const NEW_YORK: AlmanacPlace = {
  sunrise: 'upperLimb',
  name: 'New York City',
  region: 'New York',
  country: 'United States',
  lat: 40.7143,
  lon: -74.006,
  timeZone: 'America/New_York',
}
const TROMSO: AlmanacPlace = {
  sunrise: 'upperLimb',
  name: 'Tromsø',
  region: 'Troms',
  country: 'Norway',
  lat: 69.6489,
  lon: 18.9551,
  timeZone: 'Europe/Oslo',
}

/** Without an adhika month: the calendar names every full and new moon of the year. */
const YEAR = 2027
const MONTHS = Array.from({ length: 12 }, (_, month) => `${YEAR}-${String(month + 1).padStart(2, '0')}`)

const wholeYear = (on: RemedyOn): RemedyRule => ({
  on,
  start: `${YEAR}-01-01`,
  end: { kind: 'until', date: `${YEAR}-12-31` },
})
const dates = (rule: RemedyRule, place: AlmanacPlace) => remedyDates(rule, place)
const times = (on: RemedyOn, start: string, count: number): RemedyRule => ({
  on,
  start,
  end: { kind: 'times', times: count },
})

describe.each([VARANASI, CHENNAI, NEW_YORK])('a year in $name', (place) => {
  const festivals = listFestivals(place, YEAR).filter(({ tradition }) => tradition === undefined)
  const days = MONTHS.flatMap(daysOfMonth).map((date) => printedDay(date, place))
  const namesOf = new Map(SHOWN_OBSERVANCES.map((each) => [each.id, listOf(each)]))

  test.each(['pradosha', 'sankashti-chaturthi', 'vinayaka-chaturthi', 'masik-shivaratri', 'kalashtami'] as const)(
    `has the days of %s as the festival calendar in ${place.name}`,
    (observance) => {
      const expected = festivals.filter(({ id }) => id === observance).map(({ date }) => date)

      expect(expected.length).toBeGreaterThan(11)
      expect(dates(wholeYear({ kind: 'observance', observance }), place)).toEqual({ ok: true, value: expected })
    },
  )

  test(`fasts on the Ekadashis of the festival calendar in ${place.name}`, () => {
    const expected = festivals.filter(({ id }) => namesOf.get(id) === 'ekadashi').map(({ date }) => date)

    expect(expected.length).toBeGreaterThan(22)
    expect(dates(wholeYear({ kind: 'observance', observance: 'ekadashi' }), place)).toEqual({
      ok: true,
      value: [...new Set(expected)],
    })
  })

  test.each(['purnima', 'amavasya'] as const)(
    `has every %s of the festival calendar in ${place.name}`,
    (observance) => {
      const expected = festivals
        .filter(({ id }) => namesOf.get(id) === 'moons' && id.endsWith(observance))
        .map(({ date }) => date)

      expect(expected.length).toBeGreaterThan(11)
      expect(dates(wholeYear({ kind: 'observance', observance }), place)).toEqual({ ok: true, value: expected })
    },
  )

  test.each(Array.from({ length: 27 }, (_, nakshatra) => nakshatra))(
    `meets star %i in ${place.name} as the panchanga does`,
    (star) => {
      const expected = daysOf(days, ({ nakshatras }) => nakshatras, star)

      expect(expected.length).toBeGreaterThan(12)
      expect(dates(wholeYear({ kind: 'nakshatra', nakshatra: star, isBirthStar: false }), place)).toEqual({
        ok: true,
        value: expected,
      })
    },
  )

  test.each(Array.from({ length: 30 }, (_, tithi) => tithi))(
    `meets tithi %i in ${place.name} as the panchanga does`,
    (tithi) => {
      const expected = daysOf(days, ({ tithis }) => tithis, tithi)

      expect(expected.length).toBeGreaterThan(11)
      expect(dates(wholeYear({ kind: 'tithi', tithi }), place)).toEqual({ ok: true, value: expected })
    },
  )
})

type PrintedDay = { readonly date: string; readonly panchanga: DayPanchanga | undefined }

function printedDay(date: string, place: AlmanacPlace): PrintedDay {
  const outcome = panchangaForDay(placeDay(place, date), yearTrack(YEAR))
  return { date, panchanga: outcome.ok ? outcome.value : undefined }
}

type Spans = readonly { readonly index: number; readonly endJdUt: number }[]

/** Read off a printed panchanga, day by day: at sunrise, not again on the next day, or within the day. */
function daysOf(days: readonly PrintedDay[], of: (panchanga: DayPanchanga) => Spans, limb: number) {
  const atSunrise = days.map(({ panchanga }) => panchanga && of(panchanga)[0]?.index)
  return days.flatMap(({ date, panchanga }, day) => {
    if (!panchanga) return []
    const isFirst = atSunrise[day] === limb && atSunrise[day - 1] !== limb
    const isWithin = of(panchanga).some(
      ({ index, endJdUt }) => index === limb && atSunrise[day] !== limb && endJdUt <= panchanga.endJdUt,
    )
    return isFirst || isWithin ? [date] : []
  })
}

test('counts eleven Saturdays from the day of the start', () => {
  const outcome = dates(times({ kind: 'weekday', weekday: 6 }, '2026-11-17', 11), VARANASI)

  expect(outcome.ok && [outcome.value[0], outcome.value.at(-1), outcome.value.length]).toEqual([
    '2026-11-21',
    '2027-01-30',
    11,
  ])
})

test('counts the next five Ekadashis over the end of the year', () => {
  const outcome = dates(times({ kind: 'observance', observance: 'ekadashi' }, '2026-11-17', 5), CHENNAI)

  expect(outcome).toEqual({
    ok: true,
    value: ['2026-11-20', '2026-12-04', '2026-12-20', '2027-01-03', '2027-01-18'],
  })
})

test('keeps the Ekadashis of the Vaishnavas for whoever follows them', () => {
  const of = (observance: 'ekadashi' | 'vaishnava-ekadashi') => {
    const rule: RemedyRule = {
      on: { kind: 'observance', observance },
      start: '2025-03-01',
      end: { kind: 'until', date: '2025-06-30' },
    }
    const outcome = dates(rule, VARANASI)
    return outcome.ok ? outcome.value : []
  }

  const later = of('vaishnava-ekadashi').filter((date) => !of('ekadashi').includes(date))
  expect(of('vaishnava-ekadashi').length).toBe(of('ekadashi').length)
  // Papamochani, Nirjala and Yogini: a day after the householders.
  expect(later).toEqual(['2025-03-26', '2025-06-07', '2025-06-22'])
})

test('counts each day up to and including the last one', () => {
  const rule: RemedyRule = { on: { kind: 'daily' }, start: '2027-02-27', end: { kind: 'until', date: '2027-03-01' } }

  expect(dates(rule, CHENNAI)).toEqual({ ok: true, value: ['2027-02-27', '2027-02-28', '2027-03-01'] })
})

test('does not begin with the second day of a star whose day was the one before', () => {
  const on = { kind: 'nakshatra', nakshatra: 3, isBirthStar: true } as const
  const all = dates({ on, start: '2027-01-01', end: { kind: 'times', times: 3 } }, VARANASI)
  const [first = '', second] = all.ok ? all.value : []

  const later = dates(times(on, nextDay(first), 1), VARANASI)

  expect(later).toEqual({ ok: true, value: [second] })
})

test('refuses what has no day, too many days or takes more than five years', () => {
  const saturday = { kind: 'weekday', weekday: 6 } as const

  expect(
    dates({ on: saturday, start: '2026-11-17', end: { kind: 'until', date: '2026-11-20' } }, VARANASI),
  ).toMatchObject({ refusal: 'no-dates' })
  expect(dates(times(saturday, '2026-11-17', 401), VARANASI)).toMatchObject({ refusal: 'too-many' })
  expect(dates(times(saturday, '2026-11-17', 400), VARANASI)).toMatchObject({ refusal: 'too-far' })
  expect(
    dates({ on: { kind: 'daily' }, start: '2026-11-17', end: { kind: 'until', date: '2028-11-17' } }, VARANASI),
  ).toMatchObject({ refusal: 'too-many' })
})

test('has no Ekadashi where the Sun does not rise for weeks', () => {
  expect(dates(times({ kind: 'observance', observance: 'ekadashi' }, '2026-11-17', 5), TROMSO)).toMatchObject({
    refusal: 'no-dates',
  })
})

function nextDay(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
}
