import type { IsoMonth } from '#domain/almanac/almanac-dates.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/** Today in a city. */
export function cityHref(slug: string): string {
  return `/panchanga/${encodeURIComponent(slug)}`
}

/** A day or a month in a city. */
export function almanacHref(slug: string, when: IsoDate | IsoMonth): string {
  return `${cityHref(slug)}/${when}`
}

/** For calendar programs. */
export function daysFeedHref(slug: string): string {
  return `${cityHref(slug)}/days.ics`
}

/** The eclipses of a year; of the practice's city if none is named. */
export function eclipsesHref(year: number, city?: string): string {
  return city === undefined ? `/eclipses/${year}` : `/eclipses/${year}?city=${encodeURIComponent(city)}`
}
