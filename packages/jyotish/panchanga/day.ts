import type { Ayanamsa } from '../ayanamsa/modes.ts'
import { accepted, type Outcome } from '../outcome.ts'
import { checkLocation, type Location, type LocationRefusal } from '../sky/location.ts'
import { type LuminaryTrack, trackLuminaries } from '../sky/luminary-track.ts'
import { ALMANAC_SUNRISE, findNextEvent, type SunriseRule } from '../sky/rise-set.ts'
import { type PolarState, polarStateAt } from '../sky/sun-times.ts'
import { type CivilDate, type JulianDay, julianDayOfDate } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import type { RashiIndex } from '../zodiac/rashi.ts'
import { type Choghadiya, choghadiyas, type DayParts, dayParts, type Hora, horas, type SunlitDay } from './day-parts.ts'
import { karanaOfHalf, type Paksha, pakshaOf } from './karana.ts'
import { type LimbSpan, limbsBetween, type PanchangaSky, panchangaSky } from './limb.ts'
import { type LunarMonth, lunarMonthAt, type SolarMonth, solarMonthAt } from './months.ts'
import type { Karana } from './names.ts'
import { varaOfSunrise } from './vara.ts'

export type DayInput = Location & {
  /** The civil date at the location. */
  date: CivilDate
  /** Minutes that local time is ahead of UTC on that date: 330 in India. */
  utcOffsetMinutes: number
  ayanamsa?: Ayanamsa
  /** The upper limb by default; a birth chart counts from the centre of the disc unless it is told otherwise. */
  sunriseRule?: SunriseRule
  /** When the Moon counts as risen; as the Sun by default. Most almanacs take the upper limb whatever they do for the Sun. */
  moonriseRule?: SunriseRule
}

/** Everything that depends on sunrise. During polar day and night only the state is known. */
export type VedicDay =
  | (SunlitDay & DayParts & { state: 'sunlit'; vara: number; horas: Hora[]; choghadiyas: Choghadiya[] })
  | { state: PolarState }

/** The panchanga from one sunrise to the next. Instants are Julian Days UT. */
export type DayPanchanga = {
  date: CivilDate
  location: Location
  ayanamsa: Ayanamsa
  sunriseRule: SunriseRule
  /** From sunrise to sunrise, or the civil day when the Sun does not rise. */
  startJdUt: JulianDay
  endJdUt: JulianDay
  day: VedicDay
  /** The first moonrise and moonset in the interval; undefined on days without one. */
  moonrise: JulianDay | undefined
  moonset: JulianDay | undefined
  tithis: (LimbSpan & { paksha: Paksha })[]
  nakshatras: LimbSpan[]
  yogas: LimbSpan[]
  karanas: (LimbSpan & { name: Karana })[]
  lunarMonth: LunarMonth
  solarMonth: SolarMonth
  /** The Sun's entry into a new sign, if it falls in the interval. */
  sankranti: { rashi: RashiIndex; jdUt: JulianDay } | undefined
}

const MINUTES_PER_DAY = 1440

/** The Vedic day whose sunrise falls on the civil day; undefined during polar day and night. */
export function sunlitDay(
  midnight: JulianDay,
  location: Location,
  rule: SunriseRule,
  track: LuminaryTrack,
): SunlitDay | undefined {
  const sun = { luminary: 'sun', location, rule, track } as const
  const sunrise = findNextEvent(midnight, { ...sun, event: 'rise' })
  const sunset = sunrise === undefined ? undefined : findNextEvent(sunrise, { ...sun, event: 'set' })
  const nextSunrise = sunset === undefined ? undefined : findNextEvent(sunset, { ...sun, event: 'rise' })
  const isToday = sunrise !== undefined && sunrise < midnight + 1
  return isToday && sunset !== undefined && nextSunrise !== undefined ? { sunrise, sunset, nextSunrise } : undefined
}

function vedicDay(midnight: JulianDay, location: Location, rule: SunriseRule, track: LuminaryTrack): VedicDay {
  const sunlit = sunlitDay(midnight, location, rule, track)
  if (!sunlit) return { state: polarStateAt(midnight + 0.5, location, track) }
  const vara = varaOfSunrise(sunlit.sunrise, location.lon)
  return {
    state: 'sunlit',
    ...sunlit,
    vara,
    ...dayParts(sunlit, vara),
    horas: horas(sunlit, vara),
    choghadiyas: choghadiyas(sunlit, vara),
  }
}

function sankrantiWithin(month: SolarMonth, startJdUt: JulianDay, endJdUt: JulianDay): DayPanchanga['sankranti'] {
  if (month.endJdUt < startJdUt || month.endJdUt >= endJdUt) return undefined
  return { rashi: ((month.rashi + 1) % 12) as RashiIndex, jdUt: month.endJdUt }
}

function limbsOfDay(from: JulianDay, until: JulianDay, sky: PanchangaSky) {
  return {
    tithis: limbsBetween('tithi', from, until, sky).map((span) => ({ ...span, paksha: pakshaOf(span.index) })),
    nakshatras: limbsBetween('nakshatra', from, until, sky),
    yogas: limbsBetween('yoga', from, until, sky),
    karanas: limbsBetween('karana', from, until, sky).map((span) => ({ ...span, name: karanaOfHalf(span.index) })),
  }
}

/**
 * The panchanga of a civil date at a location, 1900 to 2100, from its sunrise to the next; instants within 1 s. During
 * polar day and night it covers midnight to midnight. Whoever computes many days may pass a track that they share.
 */
export function panchangaForDay(
  input: DayInput,
  shared?: LuminaryTrack,
): Outcome<DayPanchanga, TimeRefusal | LocationRefusal> {
  const { date, utcOffsetMinutes, ayanamsa = 'lahiri', sunriseRule = ALMANAC_SUNRISE } = input
  const { moonriseRule = sunriseRule } = input
  const midnight = julianDayOfDate(date) - utcOffsetMinutes / MINUTES_PER_DAY
  const supported = checkSupported(midnight)
  if (!supported.ok) return supported
  const place = checkLocation(input)
  if (!place.ok) return place

  const location = place.value
  const track = shared ?? trackLuminaries(midnight)
  const day = vedicDay(midnight, location, sunriseRule, track)
  const startJdUt = day.state === 'sunlit' ? day.sunrise : midnight
  const endJdUt = day.state === 'sunlit' ? day.nextSunrise : midnight + 1
  const sky = panchangaSky(track, ayanamsa, startJdUt)
  const solarMonth = solarMonthAt(startJdUt, sky)
  const moonEvent = (event: 'rise' | 'set') => {
    const found = findNextEvent(startJdUt, { luminary: 'moon', event, location, rule: moonriseRule, track })
    return found !== undefined && found < endJdUt ? found : undefined
  }

  return accepted({
    date,
    location,
    ayanamsa,
    sunriseRule,
    startJdUt,
    endJdUt,
    day,
    moonrise: moonEvent('rise'),
    moonset: moonEvent('set'),
    ...limbsOfDay(startJdUt, endJdUt, sky),
    lunarMonth: lunarMonthAt(startJdUt, sky),
    solarMonth,
    sankranti: sankrantiWithin(solarMonth, startJdUt, endJdUt),
  })
}
