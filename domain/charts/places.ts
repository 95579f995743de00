import type { PracticeAlmanac } from '#domain/content/practice-profile.ts'
import { INDIA_TIME_ZONE, knownTimeZone } from '#domain/india-time.ts'

/** A point on the Earth with the clock that people there live by; degrees, north and east positive. */
export type Place = {
  readonly name: string
  /** State or province, empty where nobody named one. */
  readonly region: string
  readonly country: string
  readonly lat: number
  readonly lon: number
  /** IANA name, such as `Asia/Kolkata`. */
  readonly timeZone: string
}

/** The town most almanacs print, for whoever has named none. */
export const DEFAULT_PLACE: Place = {
  name: 'New Delhi',
  region: 'Delhi',
  country: 'India',
  lat: 28.6139,
  lon: 77.209,
  timeZone: INDIA_TIME_ZONE,
}

/** Where the day's panchanga is read until somebody chooses a place; the practice lives by Indian time. */
export function placeOfPractice({ name, lat, lon }: PracticeAlmanac): Place {
  return { name, region: '', country: 'India', lat, lon, timeZone: INDIA_TIME_ZONE }
}

const EARTH_RADIUS_KM = 6371
const LONGEST_NAME = 120

/** "Pune, Maharashtra, India". */
export function placeLabel({ name, region, country }: Pick<Place, 'name' | 'region' | 'country'>): string {
  return [name, region === name ? '' : region, country].filter(Boolean).join(', ')
}

/** "18.520° N, 73.855° E": to a hundred metres, which moves no lagna by an arcminute. */
export function coordinatesLabel({ lat, lon }: Pick<Place, 'lat' | 'lon'>): string {
  const side = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`
  return `${side(lat, 'N', 'S')}, ${side(lon, 'E', 'W')}`
}

/** Great-circle distance, good enough to say whether a town lay in a city's shadow. */
export function kilometresBetween(a: Pick<Place, 'lat' | 'lon'>, b: Pick<Place, 'lat' | 'lon'>): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}

/** The one place that a typed name can mean; undefined where it has namesakes and somebody has to choose. */
export function onlyPlace<Found extends Place & { readonly alias?: string }>(
  typed: string,
  found: readonly Found[],
): Found | undefined {
  const words = typed.trim().toLowerCase()
  const isNamed = (name: string | undefined) => name?.toLowerCase() === words
  const byLabel = found.filter((place) => isNamed(placeLabel(place)))
  const byName = found.filter(({ name, alias }) => isNamed(name) || isNamed(alias))
  const meant = [byLabel, byName, found].find((places) => places.length > 0) ?? []
  return meant.length === 1 ? meant[0] : undefined
}

/** Reads a place that came from a form, an address or an old row; undefined for what is nowhere. */
export function readPlace(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Record<string, unknown>
  const lat = numberOf(given.lat)
  const lon = numberOf(given.lon)
  const timeZone = textOf(given.timeZone)
  if (lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180) return undefined
  // An unknown zone is answered with the practice's own, which is only right where it was asked for.
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

/** A place as a field of a form carries it. */
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
