import { type AlmanacDay, type AlmanacRefusal, almanacDay } from '@muhurta/jyotish/almanac'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { placeDay } from './place-day.ts'
import { yearTrack } from './year-track.ts'

/** A day of the almanac, with the clock by which its times are shown. */
export type DayAtPlace = { readonly almanac: AlmanacDay; readonly offsetSeconds: number }

export function readAlmanacDay(place: AlmanacPlace, date: IsoDate): Outcome<DayAtPlace, AlmanacRefusal> {
  const input = placeDay(place, date)
  const outcome = almanacDay(input, yearTrack(input.date.year))
  return outcome.ok ? accepted({ almanac: outcome.value, offsetSeconds: input.utcOffsetMinutes * 60 }) : outcome
}
