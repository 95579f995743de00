import fc from 'fast-check'
import { GRAHAS, type Graha } from '../grahas.ts'
import { END_OF_SUPPORTED, FIRST_SUPPORTED } from '../time/supported-years.ts'

/** A longitude on a grid of arcseconds that includes every sign, nakshatra and drekkana boundary. */
export const anyLongitude = fc.integer({ min: 0, max: 1_295_999 }).map((arcseconds) => arcseconds / 3600)

/** Any instant of 1900 to 2100, except the first and the last two days. */
export const anyInstant = fc.double({ min: FIRST_SUPPORTED + 2, max: END_OF_SUPPORTED - 2, noNaN: true })

/** Nine grahas and a lagna anywhere, Ketu opposite Rahu. */
export const anyPlacements = fc
  .tuple(fc.array(anyLongitude, { minLength: 8, maxLength: 8 }), anyLongitude)
  .map(([places, lagna]) => {
    const longitudes = Object.fromEntries(GRAHAS.map((graha, index) => [graha, places[index] ?? 0]))
    return { longitudes: { ...longitudes, ketu: ((longitudes.rahu ?? 0) + 180) % 360 } as Record<Graha, number>, lagna }
  })

export type AnyPlacements = { longitudes: Record<Graha, number>; lagna: number }

/** The same chart turned forward by whole signs. */
export function turned({ longitudes, lagna }: AnyPlacements, signs: number): AnyPlacements {
  const turn = (longitude: number) => (longitude + 30 * signs) % 360
  const entries = Object.entries(longitudes).map(([graha, longitude]) => [graha, turn(longitude)])
  return { longitudes: Object.fromEntries(entries) as Record<Graha, number>, lagna: turn(lagna) }
}
