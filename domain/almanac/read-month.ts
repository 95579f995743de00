import { type DayStart, dayStart } from '@muhurta/jyotish/almanac'
import type { AlmanacPlace } from '#domain/births/places.ts'
import type { Steps } from '#domain/steps.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { daysOfMonth, type IsoMonth } from './almanac-dates.ts'
import { placeDay } from './place-day.ts'
import { yearTrack } from './year-track.ts'

/** A day of a month; without a panchanga at the very edge of the years of the engine. */
export type MonthDay = {
  readonly date: IsoDate
  readonly offsetSeconds: number
  readonly panchanga: DayStart | undefined
}

const DAYS_A_STEP = 7

/** The days of a month at a place, a week at a time: the positions of a new year take some milliseconds a day. */
export function* readAlmanacMonth(place: AlmanacPlace, month: IsoMonth): Steps<MonthDay[]> {
  const days: MonthDay[] = []
  for (const date of daysOfMonth(month)) {
    const input = placeDay(place, date)
    const outcome = dayStart(input, yearTrack(input.date.year))
    days.push({
      date,
      offsetSeconds: input.utcOffsetMinutes * 60,
      panchanga: outcome.ok ? outcome.value : undefined,
    })
    if (days.length % DAYS_A_STEP === 0) yield
  }
  return days
}
