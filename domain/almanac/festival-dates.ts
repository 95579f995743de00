import { type FestivalYear, festivalYear, type ObservanceId, type Tradition } from '@muhurta/jyotish/festivals'
import type { AlmanacPlace } from '#domain/births/places.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { CALENDAR_OBSERVANCES, findObservance } from './observances.ts'
import { isoDateOf, placeDay } from './place-day.ts'
import { yearTrack } from './year-track.ts'

/** A day on which something is observed; the tradition where it has a day of its own. */
export type FestivalDate = { readonly id: ObservanceId; readonly date: IsoDate; readonly tradition?: Tradition }

/** The calendar of a year at a place, by date; empty where the Sun does not rise on some days. */
export function listFestivals(place: AlmanacPlace, year: number): FestivalDate[] {
  const open = openYear(place, year)
  if (!open) return []
  const found = CALENDAR_OBSERVANCES.flatMap(({ id }) => datesIn(open, id))
  return found.toSorted((one, other) => one.date.localeCompare(other.date))
}

/** The dates of one observance in a year at a place. */
export function observanceDates(place: AlmanacPlace, year: number, id: ObservanceId): FestivalDate[] {
  const open = openYear(place, year)
  return open ? datesIn(open, id) : []
}

export function openYear(place: AlmanacPlace, year: number): FestivalYear | undefined {
  const outcome = festivalYear(yearAt(place, year), yearTrack(year))
  return outcome.ok ? outcome.value : undefined
}

/** By the clock of the middle of the year: a day begins at sunrise, hours after any change of clocks. */
export function yearAt(place: AlmanacPlace, year: number) {
  const { date: _, ...where } = placeDay(place, `${year}-07-01`)
  return { ...where, year }
}

function hasTraditions(id: ObservanceId): boolean {
  const observance = findObservance(id)
  return observance?.traditions !== undefined || observance?.rule.kind === 'ekadashi'
}

/** By the usual rule, and by those of the traditions where they give another day. */
function datesIn(year: FestivalYear, id: ObservanceId): FestivalDate[] {
  const usual = year.datesOf(id).map(isoDateOf)
  if (!hasTraditions(id)) return usual.map((date) => ({ id, date }))
  const others = (['smarta', 'vaishnava'] as const).flatMap((tradition) => {
    const dates = year.datesOf(id, tradition).map(isoDateOf)
    return dates.filter((date) => !usual.includes(date)).map((date) => ({ id, date, tradition }))
  })
  return [...usual.map((date) => ({ id, date })), ...others]
}
