import { accepted, type Outcome, refused } from '../outcome.ts'
import type { JdSpan, SunlitDay } from '../panchanga/day-parts.ts'
import { findCrossing, limbAngle, type PanchangaSky, panchangaSky } from '../panchanga/limb.ts'
import { type LunarMonth, lunarMonthAt } from '../panchanga/months.ts'
import { checkLocation, type Location, type LocationRefusal } from '../sky/location.ts'
import { type LuminaryTrack, trackLuminaries } from '../sky/luminary-track.ts'
import { ALMANAC_SUNRISE, findNextEvent, type SunriseRule } from '../sky/rise-set.ts'
import { type CivilDate, dateOfJulianDay, type JulianDay, julianDayOfDate } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'

/** Days begin with the sunrise of the rule: the upper limb by default. */
export type FestivalPlace = Location & { utcOffsetMinutes: number; sunriseRule?: SunriseRule }

/** A civil day of the place: its midnight, and the Vedic day that begins with its sunrise. */
export type FestivalDay = SunlitDay & { midnight: JulianDay }

/** Days, months and lunar days of a civil year at a place, each computed when it is first asked for. */
export type AlmanacYear = {
  year: number
  place: FestivalPlace
  sky: PanchangaSky
  /** Every lunar month that touches the year, in order. */
  months: readonly LunarMonth[]
  /** The civil day that contains an instant. */
  dayAt(jdUt: JulianDay): FestivalDay
  dateOf(day: FestivalDay): CivilDate
  /** A tithi 0 to 29 of a lunar month. */
  tithiOf(month: LunarMonth, tithi: number): JdSpan
  moonriseAfter(jdUt: JulianDay): JulianDay | undefined
  moonsetAfter(jdUt: JulianDay): JulianDay | undefined
}

export type YearRefusal = TimeRefusal | LocationRefusal | 'no-sunrise'

const MINUTES_PER_DAY = 1440
const ELONGATION_PER_DAY = 12.19
const TITHI_DAYS = 0.9843
const LONGEST_MONTH = 30

function monthsBetween(from: JulianDay, until: JulianDay, sky: PanchangaSky): LunarMonth[] {
  const months = [lunarMonthAt(from, sky)]
  for (let last = months[0]; last && last.endJdUt < until; last = months.at(-1)) {
    months.push(lunarMonthAt(last.endJdUt + 1, sky))
  }
  return months
}

/** Refuses places with polar day or night: every rule counts from sunrise. The Moon always rises with its upper limb. */
export function almanacYear(
  year: number,
  input: FestivalPlace,
  shared?: LuminaryTrack,
): Outcome<AlmanacYear, YearRefusal> {
  const newYear = julianDayOfDate({ year, month: 1, day: 1 })
  const supported = checkSupported(newYear)
  if (!supported.ok) return supported
  const location = checkLocation(input)
  if (!location.ok) return location

  const { utcOffsetMinutes, sunriseRule = ALMANAC_SUNRISE } = input
  const place = { ...location.value, utcOffsetMinutes, sunriseRule }
  const offset = place.utcOffsetMinutes / MINUTES_PER_DAY
  const midyear = newYear + 182
  const track = shared ?? trackLuminaries(midyear)
  const sky = panchangaSky(track, 'lahiri', midyear)
  const event = (luminary: 'sun' | 'moon', kind: 'rise' | 'set', after: JulianDay) => {
    const rule = luminary === 'sun' ? sunriseRule : 'upperLimb'
    return findNextEvent(after, { luminary, event: kind, location: location.value, rule, track })
  }
  for (const solstice of [newYear + 172, newYear + 355]) {
    if (event('sun', 'rise', solstice) === undefined) return refused('no-sunrise')
  }

  const days = new Map<number, FestivalDay>()
  const requireEvent = (kind: 'rise' | 'set', after: JulianDay) => event('sun', kind, after) ?? Number.NaN
  function dayAt(jdUt: JulianDay): FestivalDay {
    const number = Math.floor(jdUt + offset + 0.5)
    const known = days.get(number)
    if (known) return known
    const midnight = number - 0.5 - offset
    const sunrise = requireEvent('rise', midnight)
    const sunset = requireEvent('set', sunrise)
    const day = { midnight, sunrise, sunset, nextSunrise: requireEvent('rise', sunset) }
    days.set(number, day)
    return day
  }

  const elongationAt = (jdUt: JulianDay) => limbAngle('tithi', jdUt, sky)
  const tithiStarts = new Map<number, JulianDay>()
  /** Many observances share a lunar day. */
  function tithiStart({ startJdUt }: LunarMonth, tithi: number): JulianDay {
    const guess = startJdUt + tithi * TITHI_DAYS
    const known = tithiStarts.get(guess)
    if (known !== undefined) return known
    const start = findCrossing(elongationAt, 12 * tithi, guess, ELONGATION_PER_DAY)
    tithiStarts.set(guess, start)
    return start
  }
  return accepted({
    year,
    place,
    sky,
    months: monthsBetween(newYear - LONGEST_MONTH, newYear + 366 + LONGEST_MONTH, sky),
    dayAt,
    dateOf: ({ midnight }) => dateOfJulianDay(midnight + offset + 0.5),
    tithiOf: (month, tithi) => ({ startJdUt: tithiStart(month, tithi), endJdUt: tithiStart(month, tithi + 1) }),
    moonriseAfter: (jdUt) => event('moon', 'rise', jdUt),
    moonsetAfter: (jdUt) => event('moon', 'set', jdUt),
  })
}

export function dayAfter(day: FestivalDay, year: AlmanacYear): FestivalDay {
  return year.dayAt(day.midnight + 1.5)
}

export function dayBefore(day: FestivalDay, year: AlmanacYear): FestivalDay {
  return year.dayAt(day.midnight - 0.5)
}

/** The months with a name, 0 = Chaitra, that are not adhika. A kshaya month also stands for the name that is skipped. */
export function monthsNamed(name: number, { months }: AlmanacYear): LunarMonth[] {
  return months.filter(
    ({ amanta, isAdhika, isKshaya }) => !isAdhika && (amanta === name || (isKshaya && (amanta + 1) % 12 === name)),
  )
}
