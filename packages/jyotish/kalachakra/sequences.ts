import type { NakshatraIndex } from '../zodiac/nakshatra.ts'
import type { RashiIndex } from '../zodiac/rashi.ts'

/** Savya goes with the zodiac, apasavya against it. */
export type KalachakraTurn = 'savya' | 'apasavya'

/** Years of the signs from Mesha to Meena, those of their lords (Brihat Parashara Hora Shastra, ch. 46). */
export const SIGN_YEARS = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10] as const

type Nine = readonly [
  ...[RashiIndex, RashiIndex, RashiIndex],
  ...[RashiIndex, RashiIndex, RashiIndex],
  ...[RashiIndex, RashiIndex, RashiIndex],
]

/**
 * The nine signs of each pada: the four padas of the first kind of nakshatra, then the four of the second (Brihat
 * Parashara Hora Shastra, ch. 46). Their years add up to 100, 85, 83 and 86, or the reverse when apasavya.
 */
export const SEQUENCES: Record<KalachakraTurn, readonly Nine[]> = {
  savya: [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 7, 6, 5, 3, 4, 2],
    [1, 0, 11, 10, 9, 8, 0, 1, 2],
    [3, 4, 5, 6, 7, 8, 9, 10, 11],
    [7, 6, 5, 3, 4, 2, 1, 0, 11],
    [10, 9, 8, 0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11, 7, 6, 5],
    [3, 4, 2, 1, 0, 11, 10, 9, 8],
  ],
  apasavya: [
    [8, 9, 10, 11, 0, 1, 2, 4, 3],
    [5, 6, 7, 11, 10, 9, 8, 7, 6],
    [5, 4, 3, 2, 1, 0, 8, 9, 10],
    [11, 0, 1, 2, 4, 3, 5, 6, 7],
    [11, 10, 9, 8, 7, 6, 5, 4, 3],
    [2, 1, 0, 8, 9, 10, 11, 0, 1],
    [2, 4, 3, 5, 6, 7, 11, 10, 9],
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
  ],
}

/** The nakshatras of the second kind: like Bharani when savya, like Mrigashira when apasavya. */
const SECOND_KIND: readonly NakshatraIndex[] = [1, 7, 13, 19, 25, 4, 5, 10, 11, 16, 17, 22, 23]

/** Rohini to Ardra, Magha to Uttara Phalguni, and so on: in each group of six nakshatras the second three. */
export function kalachakraTurn(nakshatra: NakshatraIndex): KalachakraTurn {
  return Math.floor(nakshatra / 3) % 2 === 0 ? 'savya' : 'apasavya'
}

/** The place of a pada among the eight of its turn. */
export function sequenceIndex(nakshatra: NakshatraIndex, pada: number): number {
  return (SECOND_KIND.includes(nakshatra) ? 4 : 0) + pada - 1
}
