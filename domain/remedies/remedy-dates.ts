import { isAlmanacYear } from '#domain/almanac/almanac-dates.ts'
import { observanceDates, openYear } from '#domain/almanac/festival-dates.ts'
import { isoDateOf } from '#domain/almanac/place-day.ts'
import { fillYearTrack } from '#domain/almanac/year-track.ts'
import type { Place } from '#domain/births/places.ts'
import { addDays, type IsoDate } from '#domain/india-time.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Steps } from '#domain/steps.ts'
import { limbDays } from './limb-days.ts'
import { LONGEST_REMEDY_YEARS, MOST_REMEDY_DAYS } from './remedy-limits.ts'
import type { RemedyObservance, RemedyOn, RemedyRule } from './remedy-rule.ts'

export type DatesRefusal = 'no-dates' | 'too-many' | 'too-far'

/** Dates in order, with undefined where the work may pause. */
type Dates = Generator<IsoDate | undefined, void, void>

/** The days of a remedy by the sunrise of a place, in steps: the positions of a new year take a while. */
export function* remedyDates({ on, start, end }: RemedyRule, place: Place): Steps<Outcome<IsoDate[], DatesRefusal>> {
  const horizon = `${Number(start.slice(0, 4)) + LONGEST_REMEDY_YEARS}${start.slice(4)}`
  if (end.kind === 'until' && end.date > horizon) return refused('too-far')
  if (end.kind === 'times' && end.times > MOST_REMEDY_DAYS) return refused('too-many')

  const last = end.kind === 'until' ? end.date : horizon
  const dates: IsoDate[] = []
  for (const date of datesFrom(on, place, start)) {
    if (date === undefined) {
      yield
      continue
    }
    if (date > last) break
    dates.push(date)
    if (dates.length > MOST_REMEDY_DAYS) return refused('too-many')
    if (end.kind === 'times' && dates.length === end.times) return accepted(dates)
  }
  if (dates.length === 0) return refused('no-dates')
  return end.kind === 'times' ? refused('too-far') : accepted(dates)
}

function datesFrom(on: RemedyOn, place: Place, start: IsoDate): Dates {
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
function datesInYear(observance: RemedyObservance, place: Place, year: number): IsoDate[] {
  if (observance === 'vaishnava-ekadashi') {
    return openYear(place, year)?.datesOf('ekadashi', 'vaishnava').map(isoDateOf) ?? []
  }
  const dates = observanceDates(place, year, observance)
  return dates.filter(({ tradition }) => tradition === undefined).map(({ date }) => date)
}

function* observanceDays(observance: RemedyObservance, place: Place, start: IsoDate): Dates {
  for (let year = Number(start.slice(0, 4)); isAlmanacYear(year); year += 1) {
    for (const _ of fillYearTrack(year)) yield
    const dates = datesInYear(observance, place, year)
    // Without a sunrise on every day there are no dates in any year.
    if (dates.length === 0) return
    for (const date of dates.toSorted()) {
      if (date >= start) yield date
    }
    yield
  }
}
