import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { julianDayFromUnix } from '../time/julian-day.ts'
import { type FamilyRule, lunarDayAt } from './family-days.ts'
import { type FestivalYear, festivalYear } from './festival-dates.ts'

const DELHI = { lat: 28.6139, lon: 77.209, utcOffsetMinutes: 330 }
const CHENNAI = { lat: 13.0878, lon: 80.2785, utcOffsetMinutes: 330 }
const KOCHI = { lat: 9.9312, lon: 76.2673, utcOffsetMinutes: 330 }

const opened = new Map<string, FestivalYear>()

function yearAt(place: typeof DELHI, year: number): FestivalYear {
  const key = `${place.lat} ${year}`
  const known = opened.get(key)
  if (known) return known
  const open = festivalYear({ ...place, year })
  if (!open.ok) throw new Error(open.refusal)
  opened.set(key, open.value)
  return open.value
}

function datesOf(rule: FamilyRule, year: number, place = DELHI): string[] {
  const two = (value: number) => String(value).padStart(2, '0')
  return yearAt(place, year)
    .familyDatesOf(rule)
    .map(({ month, day }) => `${two(month)}-${two(day)}`)
}

function lunarDay(instant: string) {
  const outcome = lunarDayAt(julianDayFromUnix(Date.parse(instant)))
  return outcome.ok ? outcome.value : outcome.refusal
}

test('names the lunar day of an instant, with an adhika month', () => {
  // Midnight of Independence Day: Pushya, in the adhika Shravana of 1947, the Sun in Karka.
  expect(lunarDay('1947-08-15T00:00:00+05:30')).toEqual({ month: 4, isAdhika: true, tithi: 27, nakshatra: 7, rashi: 3 })
  // The evening of Diwali: the new moon that ends amanta Ashvina, the Sun in Tula.
  expect(lunarDay('2025-10-20T19:00:00+05:30')).toMatchObject({ month: 6, isAdhika: false, tithi: 29, rashi: 6 })
  expect(lunarDay('1850-01-01T00:00:00Z')).toBe('outside-1900-2100')
})

test('keeps the days of Pitru Paksha as the almanacs print them for Delhi', () => {
  // From the first of the dark half to the new moon. In 2025 the third and fourth share an afternoon, in 2024 the sixth
  // and seventh; no tithi has the afternoon of 28 September 2024.
  const days = (year: number) =>
    Array.from({ length: 15 }, (_, tithi) => datesOf({ kind: 'mahalaya', tithi: 15 + tithi }, year)[0])

  expect(days(2025)).toEqual([
    '09-08', '09-09', '09-10', '09-10', '09-11', '09-12', '09-13', '09-14',
    '09-15', '09-16', '09-17', '09-18', '09-19', '09-20', '09-21',
  ]) // biome-ignore format: two weeks in two lines
  expect(days(2024)).toEqual([
    '09-18', '09-19', '09-20', '09-21', '09-22', '09-23', '09-23', '09-24',
    '09-25', '09-26', '09-27', '09-29', '09-30', '10-01', '10-02',
  ]) // biome-ignore format: two weeks in two lines
})

test('keeps a bright tithi of a death on the same number of Pitru Paksha, and a full moon before it', () => {
  expect(datesOf({ kind: 'mahalaya', tithi: 8 }, 2025)).toEqual(['09-15'])
  expect(datesOf({ kind: 'mahalaya', tithi: 14 }, 2025)).toEqual(['09-07'])
})

test('keeps a shraddha on the afternoon of its tithi, once a year, in the regular month', () => {
  // Vijayadashami and Mahalaya Amavasya are tithis of the afternoon too.
  expect(datesOf({ kind: 'shraddha', month: 6, tithi: 9 }, 2025)).toEqual(['10-02'])
  expect(datesOf({ kind: 'shraddha', month: 5, tithi: 29 }, 2025)).toEqual(['09-21'])
  // Adhika Jyeshtha 2026 ends on 15 June.
  expect(datesOf({ kind: 'shraddha', month: 2, tithi: 0 }, 2026)).toEqual(['06-15'])
})

test('keeps a monthly shraddha in every lunar month, adhika months included', () => {
  const days = datesOf({ kind: 'monthly-shraddha', tithi: 14 }, 2026)

  expect(days).toHaveLength(13)
  // The full moon of adhika Jyeshtha.
  expect(days).toContain('05-30')
})

test('keeps a birthday by tithi like a festival of sunrise', () => {
  // Ugadi and Guru Purnima.
  expect(datesOf({ kind: 'tithi-birthday', month: 0, tithi: 0 }, 2025)).toEqual(['03-30'])
  expect(datesOf({ kind: 'tithi-birthday', month: 3, tithi: 14 }, 2025)).toEqual(['07-10'])
})

test('keeps a birthday by star and solar month as Kerala and Tamil Nadu do', () => {
  // Onam: Shravana in Chingam (Simha).
  expect(datesOf({ kind: 'solar-birthday', rashi: 4, nakshatra: 21 }, 2025, KOCHI)).toEqual(['09-05'])
  // Vaikasi Visakam: Vishakha in Vaikasi (Vrishabha).
  expect(datesOf({ kind: 'solar-birthday', rashi: 1, nakshatra: 15 }, 2025, CHENNAI)).toEqual(['06-09'])
})

test('gives a birthday in the month of Dhanu, which ends in January, to each year', () => {
  for (let nakshatra = 0; nakshatra < 27; nakshatra += 1) {
    const days = [2024, 2025, 2026, 2027].flatMap((year) =>
      datesOf({ kind: 'solar-birthday', rashi: 8, nakshatra }, year),
    )
    expect(days.length).toBeGreaterThanOrEqual(3)
    expect(days.length).toBeLessThanOrEqual(5)
  }
})

test('finds the star of a birthday near the tithi of the birth', () => {
  // Rama was born on Chaitra Shukla 9 in Punarvasu: in 2025 the star is two days before Rama Navami on 6 April.
  expect(datesOf({ kind: 'star-birthday', month: 0, tithi: 8, nakshatra: 6 }, 2025)).toEqual(['04-05'])
  // A star that comes at both ends of the month: the first for one born after the new moon, the last for one born before.
  const both = { kind: 'star-birthday', month: 0, nakshatra: 26 } as const
  const [early] = datesOf({ ...both, tithi: 0 }, 2025)
  const [late] = datesOf({ ...both, tithi: 28 }, 2025)
  expect([early, late]).toEqual(['03-30', '04-26'])
})

test('lists the days at whose sunrise the Moon is in the birth star', () => {
  const { places, stars } = publishedStars()

  for (const [date, star] of stars) {
    const days = datesOf({ kind: 'birth-star', nakshatra: star }, Number(date.slice(0, 4)), places)
    const dayBefore = new Date(Date.parse(date) - 86_400_000).toISOString().slice(5, 10)
    // A star of two sunrises is kept on the first.
    expect(
      [date.slice(5), dayBefore].some((day) => days.includes(day)),
      date,
    ).toBe(true)
  }
  const year = datesOf({ kind: 'birth-star', nakshatra: 3 }, 2026)
  expect([13, 14]).toContain(year.length)
})

/** Stars at sunrise in Chennai as almanacs print them. */
function publishedStars() {
  type Day = { input: { date: string; lat: number }; expected: { nakshatras?: [number, string | null][] } }
  const file = new URL('../test/reference/panchanga/days.json', import.meta.url)
  const days = (JSON.parse(readFileSync(file, 'utf8')) as Day[]).filter(({ input }) => input.lat === CHENNAI.lat)
  const stars = days.flatMap(({ input, expected }) => {
    const first = expected.nakshatras?.[0]?.[0]
    return first === undefined ? [] : [[input.date, first] as const]
  })
  return { places: CHENNAI, stars: stars.slice(0, 60) }
}
