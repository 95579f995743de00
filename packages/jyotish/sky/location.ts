import type { Degrees } from '../angles.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'

/** Geographic latitude (north positive) and longitude (east positive) in degrees. */
export type Location = { lat: Degrees; lon: Degrees }

export type LocationRefusal = 'latitude-outside-90' | 'longitude-outside-180'

/** Refuses coordinates outside ±90° and ±180°, and NaN. */
export function checkLocation({ lat, lon }: Location): Outcome<Location, LocationRefusal> {
  if (!(Math.abs(lat) <= 90)) return refused('latitude-outside-90')
  if (!(Math.abs(lon) <= 180)) return refused('longitude-outside-180')
  return accepted({ lat, lon })
}
