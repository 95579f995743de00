import type { CivilDate, SunriseRule } from '@muhurta/jyotish'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'

/** What the engine asks for a civil day at a place. */
export type PlaceDay = { date: CivilDate; lat: number; lon: number; utcOffsetMinutes: number; sunriseRule: SunriseRule }

/** The day by the clock that the place shows at noon. */
export function placeDay({ lat, lon, timeZone, sunrise }: AlmanacPlace, date: IsoDate): PlaceDay {
  const utcOffsetMinutes = clockOffsetSeconds(date, timeZone) / 60
  return { date: civilDateOf(date), lat, lon, utcOffsetMinutes, sunriseRule: sunrise }
}

export function civilDateOf(date: IsoDate): CivilDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

export function isoDateOf({ year, month, day }: CivilDate): IsoDate {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}`
}

/** How far the clock of a zone is ahead of UTC at noon of a day. */
export function clockOffsetSeconds(date: IsoDate, timeZone: string): number {
  const noon = Date.parse(`${date}T12:00:00Z`)
  return zoneOffsetSeconds(noon - zoneOffsetSeconds(noon, timeZone) * 1000, timeZone)
}

/** The instant at which a day is over by the clock of a zone. */
export function endOfDay(day: IsoDate, timeZone: string): Date {
  const next = addDays(day, 1)
  return new Date(Date.parse(`${next}T00:00:00Z`) - clockOffsetSeconds(next, timeZone) * 1000)
}
