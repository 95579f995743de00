import { normalizeDegrees } from '../angles.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import { type DayInput, type DayPanchanga, panchangaForDay, type VedicDay } from '../panchanga/day.ts'
import type { JdSpan, SunlitDay } from '../panchanga/day-parts.ts'
import { type LimbSpan, panchangaSky } from '../panchanga/limb.ts'
import type { LocationRefusal } from '../sky/location.ts'
import { trackLuminaries } from '../sky/luminary-track.ts'
import { findLastEvent } from '../sky/rise-set.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import { julianDayOfDate } from '../time/julian-day.ts'
import type { TimeRefusal } from '../time/supported-years.ts'
import { type LagnaSpan, lagnasOf } from './lagnas.ts'
import { brahmaMuhurta, durMuhurtas, godhuli } from './muhurtas.ts'
import { moonPanchaka, type SumPanchaka, sumPanchakas } from './panchaka.ts'
import { amritaKalas, varjyams } from './star-portions.ts'
import { type EraYears, eraYears, type Seasons, seasonsOf } from './years.ts'

/** How a tithi or nakshatra meets the sunrises: at one of them, at two (vriddhi), or at none (kshaya). */
export type Meeting = 'regular' | 'vriddhi' | 'kshaya'

/** A panchanga with everything a daily almanac prints beside it. Instants are Julian Days UT. */
export type AlmanacDay = Omit<DayPanchanga, 'day' | 'tithis' | 'nakshatras'> & {
  day: Extract<VedicDay, { state: 'sunlit' }>
  tithis: (DayPanchanga['tithis'][number] & { meeting: Meeting })[]
  nakshatras: (LimbSpan & { meeting: Meeting })[]
  durMuhurtas: JdSpan[]
  varjyams: JdSpan[]
  amritaKalas: JdSpan[]
  /** Of the night that ends at this day's sunrise; undefined when the Sun did not set the day before. */
  brahmaMuhurta: JdSpan | undefined
  godhuli: JdSpan
  lagnas: LagnaSpan[]
  moonPanchaka: JdSpan | undefined
  sumPanchakas: SumPanchaka[]
  years: EraYears
  seasons: Seasons
}

export type AlmanacRefusal = TimeRefusal | LocationRefusal | 'no-sunrise'

function meetingOf({ startJdUt, endJdUt }: JdSpan, { sunrise, nextSunrise }: SunlitDay): Meeting {
  if (startJdUt <= sunrise && endJdUt > nextSunrise) return 'vriddhi'
  return startJdUt > sunrise && endJdUt <= nextSunrise ? 'kshaya' : 'regular'
}

/**
 * The almanac of a civil date at a place, 1900 to 2100. The Moon rises with its upper limb unless `moonriseRule` says
 * otherwise. Polar day and night are refused: every part of the day is counted from sunrise. Days that share a track share
 * the positions of the Sun and the Moon, which take most of the time.
 */
export function almanacDay(
  input: DayInput,
  track = trackLuminaries(julianDayOfDate(input.date)),
): Outcome<AlmanacDay, AlmanacRefusal> {
  const outcome = panchangaForDay({ moonriseRule: 'upperLimb', ...input }, track)
  if (!outcome.ok) return outcome
  const panchanga = outcome.value
  const { day, location, ayanamsa, sunriseRule, startJdUt, lunarMonth } = panchanga
  if (day.state !== 'sunlit') return refused('no-sunrise')

  const sky = panchangaSky(track, ayanamsa, startJdUt)
  const tropicalSun = track.sunAt(startJdUt).longitude / RADIANS_PER_DEGREE
  const lastSunset = findLastEvent(day.sunrise, { luminary: 'sun', event: 'set', location, rule: sunriseRule, track })
  const lagnas = lagnasOf(panchanga, location, sky)
  const withMeeting = <Limb extends JdSpan>(span: Limb) => ({ ...span, meeting: meetingOf(span, day) })
  return accepted({
    ...panchanga,
    day,
    tithis: panchanga.tithis.map(withMeeting),
    nakshatras: panchanga.nakshatras.map(withMeeting),
    durMuhurtas: durMuhurtas(day, day.vara),
    varjyams: varjyams(panchanga.nakshatras, panchanga),
    amritaKalas: amritaKalas(panchanga.nakshatras, panchanga),
    brahmaMuhurta: lastSunset === undefined ? undefined : brahmaMuhurta(lastSunset, day.sunrise),
    godhuli: godhuli(day.sunset),
    lagnas,
    moonPanchaka: moonPanchaka(panchanga.nakshatras, panchanga, sky),
    sumPanchakas: sumPanchakas({ ...panchanga, lagnas }, day.vara, panchanga),
    years: eraYears(lunarMonth),
    seasons: seasonsOf(lunarMonth, normalizeDegrees(tropicalSun - sky.ayanamsaAt(startJdUt)), tropicalSun),
  })
}
