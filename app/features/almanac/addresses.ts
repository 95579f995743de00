import type { SunriseRule } from '@muhurta/jyotish'
import type { IsoMonth } from '#domain/almanac/almanac-dates.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/** Today in a city. Addresses name the sunrise if it is not that of the practice. */
export function cityHref(slug: string, sunrise?: SunriseRule): string {
  return `${cityPath(slug)}${sunriseQuery(sunrise)}`
}

/** A day or a month in a city. */
export function almanacHref(slug: string, when: IsoDate | IsoMonth, sunrise?: SunriseRule): string {
  return `${cityPath(slug)}/${when}${sunriseQuery(sunrise)}`
}

/** For calendar programs. */
export function daysFeedHref(slug: string, sunrise?: SunriseRule): string {
  return `${cityPath(slug)}/days.ics${sunriseQuery(sunrise)}`
}

function cityPath(slug: string): string {
  return `/panchanga/${encodeURIComponent(slug)}`
}

function sunriseQuery(sunrise: SunriseRule | undefined): string {
  return sunrise === undefined ? '' : `?sunrise=${sunrise}`
}

/** The eclipses of a year; of the practice's city if none is named. */
export function eclipsesHref(year: number, city?: string): string {
  return city === undefined ? `/eclipses/${year}` : `/eclipses/${year}?city=${encodeURIComponent(city)}`
}
