import { accepted, type Outcome } from '../outcome.ts'
import type { JdSpan } from '../panchanga/day-parts.ts'
import { findCrossing, limbAngle, limbAt, panchangaSky } from '../panchanga/limb.ts'
import { lunarMonthAt, solarMonthAt } from '../panchanga/months.ts'
import { trackLuminaries } from '../sky/luminary-track.ts'
import { type JulianDay, julianDayOfDate } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { type AlmanacYear, type FestivalDay, monthsNamed } from './almanac-year.ts'
import { chooseDay, type DayRule } from './choose-day.ts'
import { entryInto } from './sankranti.ts'

/** What the day of a birth or a death is remembered by. Months are amanta, 0 = Chaitra; tithis 0 to 29. */
export type LunarDay = {
  month: number
  isAdhika: boolean
  tithi: number
  nakshatra: number
  /** The sign of the Sun. */
  rashi: number
}

/** The lunar day at an instant, 1900 to 2100. */
export function lunarDayAt(jdUt: JulianDay): Outcome<LunarDay, TimeRefusal> {
  const supported = checkSupported(jdUt)
  if (!supported.ok) return supported
  const sky = panchangaSky(trackLuminaries(jdUt), 'lahiri', jdUt)
  const { amanta, isAdhika } = lunarMonthAt(jdUt, sky)
  return accepted({
    month: amanta,
    isAdhika,
    tithi: limbAt('tithi', jdUt, sky).index,
    nakshatra: limbAt('nakshatra', jdUt, sky).index,
    rashi: solarMonthAt(jdUt, sky).rashi,
  })
}

/**
 * The days a family keeps. In a year with an adhika month, yearly days are kept in the regular month of the name.
 *
 * - birth-star: every stay of the Moon in the birth star (janma nakshatra)
 * - tithi-birthday: the birth tithi in the birth month
 * - star-birthday: the stay in the birth star in the birth month; of two the one nearer to the birth tithi
 * - solar-birthday: the last whole stay in the birth star while the Sun is in the sign of birth (Tamil Nadu, Kerala)
 * - shraddha: the tithi of the death in its month; monthly-shraddha: in every month, adhika months included
 * - mahalaya: the same tithi in Pitru Paksha, the dark half of amanta Bhadrapada; for a full moon the one before it
 */
export type FamilyRule =
  | { kind: 'birth-star'; nakshatra: number }
  | { kind: 'tithi-birthday'; month: number; tithi: number }
  | { kind: 'star-birthday'; month: number; tithi: number; nakshatra: number }
  | { kind: 'solar-birthday'; rashi: number; nakshatra: number }
  | { kind: 'shraddha'; month: number; tithi: number }
  | { kind: 'monthly-shraddha'; tithi: number }
  | { kind: 'mahalaya'; tithi: number }

/** The day at whose sunrise it is present; of two the first. One that meets no sunrise: the day in which it begins. */
const SUNRISE: DayRule = { at: 'sunrise', both: 'first', none: 'first' }
/** The day on whose aparahna it is present; of two the one with more of it; of none the day in which it begins. */
const APARAHNA: DayRule = { at: 'afternoon', both: 'longer', none: 'first' }

const BHADRAPADA = 5
const PURNIMA = 14
const STAR_DEGREES = 360 / 27
const MOON_PER_DAY = 13.18
const SIDEREAL_MONTH = 27.3217
const SIDEREAL_YEAR = 365.2564

/** The days of a rule around the year; some may lie in the years beside it. */
export function familyDays(rule: FamilyRule, year: AlmanacYear): FestivalDay[] {
  const keptAtSunrise = (span: JdSpan) => chooseDay(span, SUNRISE, year)
  const keptInAfternoon = (span: JdSpan) => chooseDay(span, APARAHNA, year)
  switch (rule.kind) {
    case 'birth-star':
      return starStays(rule.nakshatra, year).map(keptAtSunrise)
    case 'tithi-birthday':
      return monthsNamed(rule.month, year).map((month) => keptAtSunrise(year.tithiOf(month, rule.tithi)))
    case 'star-birthday':
      return monthsNamed(rule.month, year).flatMap((month) => {
        const tithi = year.tithiOf(month, rule.tithi)
        const distance = ({ startJdUt }: JdSpan) => Math.abs(startJdUt - tithi.startJdUt)
        const stays = starStays(rule.nakshatra, year)
          .filter(({ startJdUt, endJdUt }) => startJdUt < month.endJdUt && endJdUt > month.startJdUt)
          .toSorted((one, other) => distance(one) - distance(other))
        return stays.slice(0, 1).map(keptAtSunrise)
      })
    case 'solar-birthday': {
      const entry = entryInto(rule.rashi, year)
      // The month of Dhanu reaches into the next civil year.
      return [entry - SIDEREAL_YEAR, entry].flatMap((start) => {
        const { startJdUt, endJdUt } = solarMonthAt(start + 1, year.sky)
        const stays = starStays(rule.nakshatra, year).filter(
          (stay) => stay.endJdUt > startJdUt && stay.endJdUt <= endJdUt,
        )
        return stays.slice(-1).map(keptAtSunrise)
      })
    }
    case 'shraddha':
      return monthsNamed(rule.month, year).map((month) => keptInAfternoon(year.tithiOf(month, rule.tithi)))
    case 'monthly-shraddha':
      return year.months.map((month) => keptInAfternoon(year.tithiOf(month, rule.tithi)))
    case 'mahalaya': {
      const tithi = rule.tithi === PURNIMA ? PURNIMA : 15 + (rule.tithi % 15)
      return monthsNamed(BHADRAPADA, year).map((month) => keptInAfternoon(year.tithiOf(month, tithi)))
    }
  }
}

/** Every stay of the Moon in a star in the year and the months beside it. */
function starStays(nakshatra: number, year: AlmanacYear): JdSpan[] {
  const newYear = julianDayOfDate({ year: year.year, month: 1, day: 1 })
  const angleAt = (jdUt: JulianDay) => limbAngle('nakshatra', jdUt, year.sky)
  const edge = (index: number, guess: JulianDay) => findCrossing(angleAt, STAR_DEGREES * index, guess, MOON_PER_DAY)
  const stays: JdSpan[] = []
  for (let guess = newYear - 60; guess < newYear + 366 + 60; ) {
    const startJdUt = edge(nakshatra, guess)
    stays.push({ startJdUt, endJdUt: edge(nakshatra + 1, startJdUt + 1) })
    guess = startJdUt + SIDEREAL_MONTH
  }
  return stays
}
