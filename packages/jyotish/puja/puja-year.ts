import {
  type AlmanacYear,
  almanacYear,
  dayAfter,
  type FestivalDay,
  type FestivalPlace,
  type YearRefusal,
} from '../festivals/almanac-year.ts'
import type { ObservanceRule } from '../festivals/observance-rule.ts'
import { type Observance, type ObservanceId, observanceById } from '../festivals/observances.ts'
import { accepted, type Outcome } from '../outcome.ts'
import { type LimbSpan, limbAt } from '../panchanga/limb.ts'
import type { LuminaryTrack } from '../sky/luminary-track.ts'
import { type CivilDate, julianDayOfDate } from '../time/julian-day.ts'
import { timesOfFestival } from './festival-times.ts'
import { middleOf, nishitaOf, type Occasion, stayNear } from './occasion.ts'
import type { PujaTime } from './puja-time.ts'
import type { TimeRule } from './time-rules.ts'

/** The times of a festival on one of its days. Instants are Julian Days UT. */
export type PujaDay = {
  /** The lunar day to which it belongs; undefined for what goes by the Sun or a star. */
  tithi: LimbSpan | undefined
  /** The star that is asked for with it, or to which it belongs. */
  nakshatra: LimbSpan | undefined
  times: PujaTime[]
}

export type PujaYear = {
  /** The times of an observance on a date on which it is kept; undefined for an unknown one. */
  timesOf(observance: string, date: CivilDate): PujaDay | undefined
}

const NOON = 0.5
const EKADASHI = 10
const PAKSHA_TITHIS = 15
const PURNIMA = 14
const ROHINI = 3
const SHRAVANA = 21
const STARS: Readonly<Partial<Record<ObservanceId, number>>> = { janmashtami: ROHINI, vijayadashami: SHRAVANA }

/** The lunar days on which an observance can fall. */
function tithisOf(rule: ObservanceRule): readonly number[] {
  switch (rule.kind) {
    case 'tithi':
      return [rule.tithi]
    case 'monthly':
      return rule.tithis
    case 'ekadashi':
      return rule.month === undefined
        ? [EKADASHI, EKADASHI + PAKSHA_TITHIS]
        : [EKADASHI + (rule.isDark ? PAKSHA_TITHIS : 0)]
    case 'holika':
      return rule.days === 0 ? [PURNIMA] : []
    case 'sankranti':
    case 'star':
    case 'weekday':
      return []
  }
}

/** The lunar day nearest to the night after the day: a fast may come a day before or after its lunar day. */
function tithiOfDay(rule: ObservanceRule, day: FestivalDay, year: AlmanacYear): LimbSpan | undefined {
  const noon = day.midnight + NOON
  const found = tithisOf(rule).flatMap((index) => stayNear('tithi', index, noon, year) ?? [])
  const distance = (span: LimbSpan) => Math.abs(middleOf(span) - noon)
  return found.toSorted((one, other) => distance(one) - distance(other))[0]
}

function starOfDay({ id, rule }: Observance, day: FestivalDay, year: AlmanacYear): LimbSpan | undefined {
  const star = rule.kind === 'star' ? rule.nakshatra : STARS[id]
  return star === undefined ? undefined : stayNear('nakshatra', star, middleOf(nishitaOf(day)), year)
}

function pujaTime({ kind, rule, find }: TimeRule, occasion: Occasion): PujaTime[] {
  const found = find(occasion)
  if (found === undefined || (typeof found === 'number' && Number.isNaN(found))) return []
  if (typeof found === 'number') return [{ kind, rule, atJdUt: found }]
  return [{ kind, rule, startJdUt: found.startJdUt, endJdUt: 'endJdUt' in found ? found.endJdUt : undefined }]
}

function timesOn(observance: Observance, day: FestivalDay, year: AlmanacYear): PujaDay {
  const tithi = tithiOfDay(observance.rule, day, year)
  const nakshatra = starOfDay(observance, day, year)
  const occasion: Occasion = {
    year,
    day,
    next: dayAfter(day, year),
    tithi: tithi ?? limbAt('tithi', day.sunrise, year.sky),
    star: nakshatra,
  }
  const rules = timesOfFestival(observance.id, observance.rule)
  return { tithi, nakshatra, times: rules.flatMap((rule) => pujaTime(rule, occasion)) }
}

/** A civil year at a place, in which the times of observances are found date by date. Years may share a track. */
export function pujaYear(
  input: FestivalPlace & { year: number },
  shared?: LuminaryTrack,
): Outcome<PujaYear, YearRefusal> {
  const year = almanacYear(input.year, input, shared)
  if (!year.ok) return year
  const offset = input.utcOffsetMinutes / 1440
  return accepted({
    timesOf(id, date) {
      const observance = observanceById(id)
      if (!observance) return undefined
      return timesOn(observance, year.value.dayAt(julianDayOfDate(date) - offset + NOON), year.value)
    },
  })
}
