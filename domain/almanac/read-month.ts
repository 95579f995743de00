import { type DayStart, dayStart } from '@muhurta/jyotish/almanac'
import type { AlmanacPlace } from '#domain/births/places.ts'
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

/** The days of a month at a place. */
export function readAlmanacMonth(place: AlmanacPlace, month: IsoMonth): MonthDay[] {
  return daysOfMonth(month).map((date) => {
    const input = placeDay(place, date)
    const outcome = dayStart(input, yearTrack(input.date.year))
    return {
      date,
      offsetSeconds: input.utcOffsetMinutes * 60,
      panchanga: outcome.ok ? outcome.value : undefined,
    }
  })
}
