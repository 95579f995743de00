import { type Degrees, FULL_CIRCLE, fromMicroArcseconds, toMicroArcseconds } from '../angles.ts'

/** A sign from Mesha (Aries) = 0 to Meena (Pisces) = 11. */
export type RashiIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

/** A house counted inclusively through the signs; the starting sign is 1. */
export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export type Quality = 'movable' | 'fixed' | 'dual'

export type Twelve<Item> = readonly [Item, Item, Item, Item, Item, Item, Item, Item, Item, Item, Item, Item]

export const RASHI_INDEXES: Twelve<RashiIndex> = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** The extent of a sign, 30 degrees, in whole micro-arcseconds. */
export const RASHI_EXTENT = FULL_CIRCLE / 12

/** Wraps any whole number of signs into 0 to 11. */
export function wrapRashi(signs: number): RashiIndex {
  return (((signs % 12) + 12) % 12) as RashiIndex
}

/**
 * The sign of a sidereal longitude (any finite number of degrees). A body exactly on a boundary belongs to the sign it
 * enters.
 */
export function rashiAt(siderealLongitude: Degrees): RashiIndex {
  return Math.floor(toMicroArcseconds(siderealLongitude) / RASHI_EXTENT) as RashiIndex
}

/** Degrees within the sign, [0, 30), to the micro-arcsecond. */
export function degreesInRashi(siderealLongitude: Degrees): Degrees {
  return fromMicroArcseconds(toMicroArcseconds(siderealLongitude) % RASHI_EXTENT)
}

/** Counts signs inclusively: from a sign to itself is 1, to the previous sign 12. */
export function houseFrom(reference: RashiIndex, rashi: RashiIndex): House {
  return (wrapRashi(rashi - reference) + 1) as House
}

/** The inverse of `houseFrom`. */
export function rashiOfHouse(reference: RashiIndex, house: House): RashiIndex {
  return wrapRashi(reference + house - 1)
}

/** Odd signs are Mesha, Mithuna, Simha and so on (counting from 1, so even indexes). */
export function isOddRashi(rashi: RashiIndex): boolean {
  return rashi % 2 === 0
}

const QUALITIES = ['movable', 'fixed', 'dual'] as const

export function qualityOf(rashi: RashiIndex): Quality {
  return QUALITIES[(rashi % 3) as 0 | 1 | 2]
}
