import { type Degrees, FULL_CIRCLE, fromMicroArcseconds, toMicroArcseconds } from '../angles.ts'
import type { Graha } from '../grahas.ts'

/** A nakshatra (lunar mansion) from Ashwini = 0 to Revati = 26. */
export type NakshatraIndex =
  | (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13)
  | (14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26)

export type Pada = 1 | 2 | 3 | 4

type Nine<Item> = readonly [Item, Item, Item, Item, Item, Item, Item, Item, Item]

/** The lords of Ashwini to Ashlesha; the sequence repeats twice more (Brihat Parashara Hora Shastra, ch. 46). */
const LORDS: Nine<Graha> = ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury']

const NAKSHATRA_EXTENT = FULL_CIRCLE / 27
const PADA_EXTENT = FULL_CIRCLE / 108

export type NakshatraPosition = {
  nakshatra: NakshatraIndex
  pada: Pada
  /** Distance travelled within the nakshatra, [0, 13°20′) in degrees. */
  degrees: Degrees
  /** The same as a fraction of the nakshatra, [0, 1). */
  fractionElapsed: number
}

/**
 * The nakshatra of a sidereal longitude (any finite number of degrees): 27 equal parts of 13°20′ from Ashwini (index 0),
 * each with four padas of 3°20′. A body exactly on a boundary belongs to the nakshatra it enters.
 */
export function nakshatraAt(siderealLongitude: Degrees): NakshatraPosition {
  const longitude = toMicroArcseconds(siderealLongitude)
  const travelled = longitude % NAKSHATRA_EXTENT

  return {
    nakshatra: Math.floor(longitude / NAKSHATRA_EXTENT) as NakshatraIndex,
    pada: (Math.floor(travelled / PADA_EXTENT) + 1) as Pada,
    degrees: fromMicroArcseconds(travelled),
    fractionElapsed: travelled / NAKSHATRA_EXTENT,
  }
}

/** The lord of a nakshatra in the Vimshottari order. */
export function nakshatraLord(nakshatra: NakshatraIndex): Graha {
  return LORDS[(nakshatra % 9) as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8]
}

/** Counts nakshatras inclusively, 1 to 27: from a nakshatra to itself is 1. */
export function countNakshatras(from: NakshatraIndex, to: NakshatraIndex): number {
  return ((to - from + 27) % 27) + 1
}
