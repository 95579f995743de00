import type { SunriseRule } from '@muhurta/jyotish'
import type { PracticeAlmanac } from '#domain/content/practice-profile.ts'
import { INDIA_TIME_ZONE, knownTimeZone } from '#domain/time/india-time.ts'

/** A place with its time zone; degrees, north and east positive. */
export type Place = {
  readonly name: string
  /** State or province; may be empty. */
  readonly region: string
  readonly country: string
  readonly lat: number
  readonly lon: number
  /** IANA name, such as `Asia/Kolkata`. */
  readonly timeZone: string
}

/** Where an almanac is computed, and when the Sun counts as risen there. Whoever reads an almanac has to say both. */
export type AlmanacPlace = Place & { readonly sunrise: SunriseRule }

/** The place of the daily panchanga until the visitor chooses one. */
export function placeOfPractice({
  name,
  lat,
  lon,
  sunrise,
}: Pick<PracticeAlmanac, 'name' | 'lat' | 'lon' | 'sunrise'>): AlmanacPlace {
  return { name, region: '', country: 'India', lat, lon, timeZone: INDIA_TIME_ZONE, sunrise }
}

const POINT_DECIMALS = 4

/** "12.2958, 76.6394": four decimals are about ten metres, enough for a chart. */
export function pointText({ lat, lon }: Pick<Place, 'lat' | 'lon'>): string {
  return `${lat.toFixed(POINT_DECIMALS)}, ${lon.toFixed(POINT_DECIMALS)}`
}

/** "Mysuru, Karnataka, India (12.2958, 76.6394)": the nearest place by name, and the point itself for the chart. */
export function nearPlaceText(place: Place, point: Pick<Place, 'lat' | 'lon'>): string {
  return `${placeLabel(place)} (${pointText(point)})`
}

const EARTH_RADIUS_KM = 6371
const LONGEST_NAME = 120

/** Of what is typed. */
export const LONGEST_PLACE = 200

/** "Pune, Maharashtra, India". */
export function placeLabel({ name, region, country }: Pick<Place, 'name' | 'region' | 'country'>): string {
  return [name, region === name ? '' : region, country].filter(Boolean).join(', ')
}

/** "18.520° N, 73.855° E": precise to a hundred metres, which moves the lagna by less than an arcminute. */
export function coordinatesLabel({ lat, lon }: Pick<Place, 'lat' | 'lon'>): string {
  const side = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`
  return `${side(lat, 'N', 'S')}, ${side(lon, 'E', 'W')}`
}

/** Great-circle distance. */
export function kilometresBetween(a: Pick<Place, 'lat' | 'lon'>, b: Pick<Place, 'lat' | 'lon'>): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}

/** A place found by a search: perhaps by another name, or only by a similar spelling. */
export type SearchedPlace = Place & { readonly alias?: string; readonly isSimilar?: true }

/** The only place that a typed name can mean; undefined if several have the name, or none but by a similar spelling. */
export function onlyPlace<Found extends SearchedPlace>(typed: string, found: readonly Found[]): Found | undefined {
  const wanted = typed.trim().toLowerCase()
  const isNamed = (name: string | undefined) => name?.toLowerCase() === wanted
  const byLabel = found.filter((place) => isNamed(placeLabel(place)))
  const byName = found.filter(({ name, alias }) => isNamed(name) || isNamed(alias))
  const spelled = found.filter(({ isSimilar }) => !isSimilar)
  const meant = [byLabel, byName, spelled].find((places) => places.length > 0) ?? []
  return meant.length === 1 ? meant[0] : undefined
}

/** Reads a place from a form, a URL or an old row; undefined if it is invalid. */
export function readPlace(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Record<string, unknown>
  const lat = numberOf(given.lat)
  const lon = numberOf(given.lon)
  const timeZone = textOf(given.timeZone)
  if (lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180) return undefined
  // `knownTimeZone` falls back to Indian time, which would be wrong here.
  if (timeZone === '' || knownTimeZone(timeZone) !== timeZone) return undefined

  return {
    name: textOf(given.name),
    region: textOf(given.region),
    country: textOf(given.country),
    lat,
    lon,
    timeZone,
  }
}

/** Reads a place from the JSON of a form field. */
export function parsePlace(json: string): Place | undefined {
  try {
    return readPlace(JSON.parse(json))
  } catch {
    return undefined
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, LONGEST_NAME) : ''
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
