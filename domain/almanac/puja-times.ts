import { type PujaDay, type PujaYear, pujaYear } from '@muhurta/jyotish/puja'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { type FestivalDate, yearAt } from './festival-dates.ts'
import { civilDateOf } from './place-day.ts'
import { yearTrack } from './year-track.ts'

/** Answers the times of a festival at a place: for its page, its entry in a feed and the email of the evening before. */
export type PujaTimes = (festival: Pick<FestivalDate, 'id' | 'date'>) => PujaDay | undefined

/** Each year is opened once; no times where the Sun does not rise on some days of it, and for days that have none. */
export function pujaTimesAt(place: AlmanacPlace): PujaTimes {
  const years = new Map<number, PujaYear | undefined>()
  function openYear(year: number): PujaYear | undefined {
    if (years.has(year)) return years.get(year)
    const outcome = pujaYear(yearAt(place, year), yearTrack(year))
    const open = outcome.ok ? outcome.value : undefined
    years.set(year, open)
    return open
  }
  return ({ id, date }) => {
    const day = openYear(Number(date.slice(0, 4)))?.timesOf(id, civilDateOf(date))
    return day && (day.tithi || day.nakshatra || day.times.length > 0) ? day : undefined
  }
}
