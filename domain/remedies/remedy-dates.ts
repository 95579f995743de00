import { type DayPanchanga, panchangaForDay } from '@muhurta/jyotish'
import { isAlmanacYear } from '#domain/almanac/almanac-dates.ts'
import { observanceDates, openYear } from '#domain/almanac/festival-dates.ts'
import { isoDateOf, placeDay } from '#domain/almanac/place-day.ts'
import { yearTrack } from '#domain/almanac/year-track.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { LONGEST_REMEDY_YEARS, MOST_REMEDY_DAYS } from './remedy-limits.ts'
import type { RemedyObservance, RemedyOn, RemedyRule } from './remedy-rule.ts'

/** A tithi lasts at least 0.8 of a day and a nakshatra as well. */
const SHORTEST_DAYS = 0.8
const COUNTS = { tithi: 30, nakshatra: 27 } as const
/** Both return after 26 days at the earliest. */
const SKIPPED_DAYS = 20

type Limb = { readonly kind: 'tithi' | 'nakshatra'; readonly index: number }

/**
 * The days of a tithi or nakshatra as the panchanga shows them: the one at whose sunrise it is present, the first of two, or
 * the one in which it begins and ends.
 */
function* limbDays(limb: Limb, place: AlmanacPlace, from: IsoDate): Generator<IsoDate> {
  // If it is present at two sunrises, its day is the first, which may be before the start.
  let date = addDays(from, -1)
  for (;;) {
    const panchanga = readPanchanga(place, date)
    if (!panchanga) return
    const spans = limb.kind === 'tithi' ? panchanga.tithis : panchanga.nakshatras
    const isItsDay = spans.some(
      ({ index, endJdUt }, position) => index === limb.index && (position === 0 || endJdUt <= panchanga.endJdUt),
    )
    if (isItsDay && date >= from) yield date
    date = addDays(date, isItsDay ? SKIPPED_DAYS : daysToSkip(spans[0]?.index ?? 0, limb))
  }
}

function daysToSkip(atSunrise: number, { kind, index }: Limb): number {
  const ahead = (index - atSunrise + COUNTS[kind]) % COUNTS[kind]
  return Math.max(1, Math.floor((ahead - 1) * SHORTEST_DAYS))
}

/** Undefined beyond the years of the engine. */
function readPanchanga(place: AlmanacPlace, date: IsoDate): DayPanchanga | undefined {
  const input = placeDay(place, date)
  const outcome = panchangaForDay(input, yearTrack(input.date.year))
  return outcome.ok ? outcome.value : undefined
}

export type DatesRefusal = 'no-dates' | 'too-many' | 'too-far'

/** In order, one by one: a rule says when to stop. */
type Dates = Generator<IsoDate>

/** The days of a remedy by the sunrise of a place. Ten years of tithis take 0.1 s; a server computes them in a thread. */
export function remedyDates({ on, start, end }: RemedyRule, place: AlmanacPlace): Outcome<IsoDate[], DatesRefusal> {
  const horizon = `${Number(start.slice(0, 4)) + LONGEST_REMEDY_YEARS}${start.slice(4)}`
  if (end.kind === 'until' && end.date > horizon) return refused('too-far')
  if (end.kind === 'times' && end.times > MOST_REMEDY_DAYS) return refused('too-many')

  const last = end.kind === 'until' ? end.date : horizon
  const dates: IsoDate[] = []
  for (const date of datesFrom(on, place, start)) {
    if (date > last) break
    dates.push(date)
    if (dates.length > MOST_REMEDY_DAYS) return refused('too-many')
    if (end.kind === 'times' && dates.length === end.times) return accepted(dates)
  }
  if (dates.length === 0) return refused('no-dates')
  return end.kind === 'times' ? refused('too-far') : accepted(dates)
}

function datesFrom(on: RemedyOn, place: AlmanacPlace, start: IsoDate): Dates {
  switch (on.kind) {
    case 'daily':
      return everyDays(1, start)
    case 'weekday':
      return everyDays(7, addDays(start, (on.weekday - new Date(start).getUTCDay() + 7) % 7))
    case 'observance':
      return observanceDays(on.observance, place, start)
    case 'tithi':
      return limbDays({ kind: 'tithi', index: on.tithi }, place, start)
    case 'nakshatra':
      return limbDays({ kind: 'nakshatra', index: on.nakshatra }, place, start)
  }
}

function* everyDays(days: number, first: IsoDate): Dates {
  for (let date = first; ; date = addDays(date, days)) yield date
}

/** As the festival calendar has them, without the days of other traditions. */
function datesInYear(observance: RemedyObservance, place: AlmanacPlace, year: number): IsoDate[] {
  if (observance === 'vaishnava-ekadashi') {
    return openYear(place, year)?.datesOf('ekadashi', 'vaishnava').map(isoDateOf) ?? []
  }
  const dates = observanceDates(place, year, observance)
  return dates.filter(({ tradition }) => tradition === undefined).map(({ date }) => date)
}

function* observanceDays(observance: RemedyObservance, place: AlmanacPlace, start: IsoDate): Dates {
  for (let year = Number(start.slice(0, 4)); isAlmanacYear(year); year += 1) {
    const dates = datesInYear(observance, place, year)
    // Without a sunrise on every day there are no dates in any year.
    if (dates.length === 0) return
    for (const date of dates.toSorted()) {
      if (date >= start) yield date
    }
  }
}
