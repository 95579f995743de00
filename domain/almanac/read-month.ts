import type { Paksha } from '@muhurta/jyotish'
import { type DayStart, dayStart } from '@muhurta/jyotish/almanac'
import { type LunarDay, lunarDayAt } from '@muhurta/jyotish/festivals'
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
  /** The lunar month at sunrise, on the first of the days and wherever a fortnight begins. */
  readonly fortnight: LunarDay | undefined
}

/** By the middle of its lunar day, which is in one month for certain. */
function lunarDayOf({ tithi }: DayStart): LunarDay | undefined {
  const outcome = lunarDayAt((tithi.startJdUt + tithi.endJdUt) / 2)
  return outcome.ok ? outcome.value : undefined
}

/** The days of a month at a place. */
export function readAlmanacMonth(place: AlmanacPlace, month: IsoMonth): MonthDay[] {
  let paksha: Paksha | undefined
  return daysOfMonth(month).map((date) => {
    const input = placeDay(place, date)
    const outcome = dayStart(input, yearTrack(input.date.year))
    const panchanga = outcome.ok ? outcome.value : undefined
    const isNew = panchanga && panchanga.tithi.paksha !== paksha
    paksha = panchanga?.tithi.paksha
    return {
      date,
      offsetSeconds: input.utcOffsetMinutes * 60,
      panchanga,
      fortnight: isNew ? lunarDayOf(panchanga) : undefined,
    }
  })
}
