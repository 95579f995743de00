import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { panchangaResult } from '../command/almanac/panchanga-result.ts'
import { compareDay, type PrintedDay } from '../test/compare-days.ts'
import { type CivilDate, formatUtc } from '../time/julian-day.ts'
import { type AlmanacDay, almanacDay } from './almanac-day.ts'
import { panchakaRemainder } from './panchaka.ts'

const DELHI = { lat: 28.6139, lon: 77.209, utcOffsetMinutes: 330 }
const SECOND = 1 / 86400
const PRINTED = JSON.parse(
  readFileSync(new URL('../test/reference/panchanga/days.json', import.meta.url), 'utf8'),
) as PrintedDay[]

function requireDay(date: CivilDate, place = DELHI): AlmanacDay {
  const outcome = almanacDay({ date, ...place })
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

const days = fc.integer({ min: 2, max: 73000 }).map((day) => ({ year: 1900, month: 1, day }))
const latitudes = fc.double({ min: -55, max: 55, noNaN: true })

test('prints the limbs and the sunrise of a published almanac within its rounding', { timeout: 60_000 }, () => {
  const compared = PRINTED.flatMap(compareDay)

  expect(compared.filter(({ minutes }) => minutes === undefined)).toEqual([])
  expect(Math.max(...compared.map(({ minutes = 0 }) => Math.abs(minutes)))).toBeLessThanOrEqual(1)
  expect(compared.length).toBeGreaterThan(3000)
})

test('fills the day with lagnas and panchakas without a gap', () => {
  fc.assert(
    fc.property(days, latitudes, (date, lat) => {
      const almanac = requireDay(date, { ...DELHI, lat })
      for (const spans of [almanac.lagnas, almanac.sumPanchakas]) {
        expect(spans[0]?.startJdUt).toBe(almanac.startJdUt)
        expect(spans.at(-1)?.endJdUt).toBe(almanac.endJdUt)
        for (const [index, span] of spans.slice(1).entries()) expect(span.startJdUt).toBe(spans[index]?.endJdUt)
      }
      for (const [index, { rashi }] of almanac.lagnas.slice(1).entries()) {
        expect(rashi).toBe(((almanac.lagnas[index]?.rashi ?? 0) + 1) % 12)
      }
    }),
    { numRuns: 20 },
  )
})

test('moves the parts of the day with the Sun, and leaves the portions of the stars where they are', () => {
  const date = { year: 2026, month: 3, day: 20 }
  const delhi = requireDay(date)
  const west = requireDay(date, { ...DELHI, lon: DELHI.lon - 5 })
  const later = (part: (day: AlmanacDay) => number) => (part(west) - part(delhi)) * 1440

  expect(later(({ godhuli }) => godhuli.startJdUt)).toBeCloseTo(20, 0)
  expect(later(({ durMuhurtas }) => durMuhurtas[0]?.startJdUt ?? 0)).toBeCloseTo(20, 0)
  expect(later(({ brahmaMuhurta }) => brahmaMuhurta?.startJdUt ?? 0)).toBeCloseTo(20, 0)
  expect(Math.abs(later(({ varjyams }) => varjyams[0]?.startJdUt ?? 0))).toBeLessThan(0.01)
})

test('takes dur muhurtas from daylight, and on Tuesday one from the night', () => {
  const tuesday = requireDay({ year: 2026, month: 11, day: 10 })
  const [byDay, byNight] = tuesday.durMuhurtas
  const { sunrise, sunset, nextSunrise } = tuesday.day

  expect(byDay?.startJdUt).toBeCloseTo(sunrise + (3 * (sunset - sunrise)) / 15, 9)
  expect(byNight?.startJdUt).toBeCloseTo(sunset + (6 * (nextSunrise - sunset)) / 15, 9)
  expect(requireDay({ year: 2026, month: 11, day: 11 }).durMuhurtas).toHaveLength(1)
})

test('gives varjyam and amrita kala a fifteenth of the nakshatra each', () => {
  fc.assert(
    fc.property(days, (date) => {
      const almanac = requireDay(date)
      for (const part of [...almanac.varjyams, ...almanac.amritaKalas]) {
        const star = almanac.nakshatras.find(
          ({ startJdUt, endJdUt }) => startJdUt <= part.startJdUt && part.endJdUt <= endJdUt + SECOND,
        )
        expect(star).toBeDefined()
        expect((part.endJdUt - part.startJdUt) * 15).toBeCloseTo((star?.endJdUt ?? 0) - (star?.startJdUt ?? 0), 6)
      }
    }),
    { numRuns: 20 },
  )
})

test('names a tithi that meets two sunrises vriddhi and one that meets none kshaya', () => {
  const meetings = Array.from({ length: 120 }, (_, index) =>
    requireDay({ year: 2026, month: 1, day: index + 1 }).tithis.map(({ index: tithi, meeting }) => ({
      tithi,
      meeting,
    })),
  )
  const countOf = (day: number, kind: string) => meetings[day]?.filter(({ meeting }) => meeting === kind).length ?? 0
  const atSunrise = meetings.map((tithis) => tithis[0]?.tithi ?? 0)

  for (const [day, tithi] of atSunrise.slice(1).entries()) {
    const advance = (tithi - (atSunrise[day] ?? 0) + 30) % 30
    expect(advance).toBe(1 + countOf(day, 'kshaya') - countOf(day, 'vriddhi'))
  }
  expect(meetings.flat().map(({ meeting }) => meeting)).toEqual(expect.arrayContaining(['kshaya', 'vriddhi']))
})

test('counts the eras from Chaitra, and the Samvat of Gujarat from Kartika', () => {
  expect(requireDay({ year: 2026, month: 3, day: 18 }).years).toMatchObject({ shaka: 1947, vikrama: 2082 })
  expect(requireDay({ year: 2026, month: 3, day: 20 }).years).toMatchObject({
    shaka: 1948,
    vikrama: 2083,
    samvatsara: 39,
  })
  expect(requireDay({ year: 2026, month: 11, day: 8 }).years.vikramaKartikadi).toBe(2082)
  expect(requireDay({ year: 2026, month: 11, day: 11 }).years.vikramaKartikadi).toBe(2083)
  expect(requireDay({ year: 2027, month: 1, day: 10 }).years).toMatchObject({ shaka: 1948, vikrama: 2083 })
})

test('tells the seasons and courses of the two Suns apart', () => {
  expect(requireDay({ year: 2026, month: 1, day: 2 }).seasons).toMatchObject({
    ayana: 'dakshinayana',
    tropicalAyana: 'uttarayana',
    tropicalRitu: 'shishira',
  })
  expect(requireDay({ year: 2026, month: 1, day: 16 }).seasons.ayana).toBe('uttarayana')
  expect(requireDay({ year: 2026, month: 4, day: 10 }).seasons).toMatchObject({
    ritu: 'vasanta',
    tropicalRitu: 'vasanta',
  })
})

test('begins the panchaka of the Moon when it enters Kumbha', () => {
  const { moonPanchaka, startJdUt, endJdUt } = requireDay({ year: 2026, month: 11, day: 17 })

  expect(moonPanchaka?.startJdUt).toBeGreaterThanOrEqual(startJdUt)
  expect(moonPanchaka?.endJdUt).toBe(endJdUt)
  expect(formatUtc(moonPanchaka?.startJdUt ?? 0)).toMatch(/^2026-11-17T/)
  expect(requireDay({ year: 2026, month: 11, day: 8 }).moonPanchaka).toBeUndefined()
})

test('adds the numbers of a moment for the other panchaka', () => {
  // Shukla 2, Sunday, Rohini, Mesha: 2 + 1 + 4 + 1 = 8, roga.
  expect(panchakaRemainder({ tithi: 1, vara: 0, nakshatra: 3, lagna: 0 })).toBe(8)
})

test('refuses bad days by name', () => {
  const refusalOf = (fields: object) => panchangaResult({ date: '2026-11-08', ...DELHI, ...fields })

  expect(refusalOf({ date: '2026-02-30' })).toEqual({ ok: false, refusal: 'not-a-date' })
  expect(refusalOf({ date: '1850-01-01' })).toEqual({ ok: false, refusal: 'outside-1900-2100' })
  expect(refusalOf({ lat: '28' })).toEqual({ ok: false, refusal: 'lat-or-lon-missing' })
  expect(refusalOf({ utcOffsetMinutes: undefined })).toEqual({ ok: false, refusal: 'utc-offset-missing' })
  expect(refusalOf({ ayanamsa: 'tropical' })).toEqual({ ok: false, refusal: 'unknown-ayanamsa' })
  expect(refusalOf({ sunriseRule: 'civil' })).toEqual({ ok: false, refusal: 'unknown-sunrise-rule' })
  expect(refusalOf({ date: '2026-06-21', lat: 78 })).toEqual({ ok: false, refusal: 'no-sunrise' })
})
