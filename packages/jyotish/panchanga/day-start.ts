import { accepted, type Outcome } from '../outcome.ts'
import { checkLocation, type LocationRefusal } from '../sky/location.ts'
import type { LuminaryTrack } from '../sky/luminary-track.ts'
import { ALMANAC_SUNRISE } from '../sky/rise-set.ts'
import { julianDayOfDate } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { type DayInput, sunlitDay } from './day.ts'
import { type DayParts, dayParts, type SunlitDay } from './day-parts.ts'
import { type Paksha, pakshaOf } from './karana.ts'
import { type LimbSpan, limbAt, panchangaSky } from './limb.ts'
import { varaOfSunrise } from './vara.ts'

/** How a day begins, as the calendar of a month prints it; instants are Julian Days UT. */
export type DayStart = {
  /** Undefined during polar day and night. */
  sun: (SunlitDay & DayParts) | undefined
  /** Those of sunrise, or of midnight when the Sun does not rise. */
  tithi: LimbSpan & { paksha: Paksha }
  nakshatra: LimbSpan
}

const MINUTES_PER_DAY = 1440

/** How a civil date at a place begins, 1900 to 2100: a fifth of the work of `panchangaForDay`, with the same instants. */
export function dayStart(
  input: Omit<DayInput, 'moonriseRule'>,
  track: LuminaryTrack,
): Outcome<DayStart, TimeRefusal | LocationRefusal> {
  const { date, utcOffsetMinutes, ayanamsa = 'lahiri', sunriseRule = ALMANAC_SUNRISE } = input
  const midnight = julianDayOfDate(date) - utcOffsetMinutes / MINUTES_PER_DAY
  const supported = checkSupported(midnight)
  if (!supported.ok) return supported
  const place = checkLocation(input)
  if (!place.ok) return place

  const sunlit = sunlitDay(midnight, place.value, sunriseRule, track)
  const startJdUt = sunlit?.sunrise ?? midnight
  const sky = panchangaSky(track, ayanamsa, startJdUt)
  const tithi = limbAt('tithi', startJdUt, sky)
  return accepted({
    sun: sunlit && { ...sunlit, ...dayParts(sunlit, varaOfSunrise(sunlit.sunrise, place.value.lon)) },
    tithi: { ...tithi, paksha: pakshaOf(tithi.index) },
    nakshatra: limbAt('nakshatra', startJdUt, sky),
  })
}
