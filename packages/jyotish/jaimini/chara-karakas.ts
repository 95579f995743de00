import type { Degrees } from '../angles.ts'
import { type Graha, SIGN_LORDS } from '../grahas.ts'
import type { Placements } from '../zodiac/placements.ts'
import { degreesInRashi } from '../zodiac/rashi.ts'

export type KarakaScheme = 'seven' | 'eight'

/** The offices from the most advanced graha down. The eight of Parashara add the father, and Rahu among the grahas. */
export const KARAKA_NAMES = {
  seven: ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'gnati', 'dara'],
  eight: ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'gnati', 'dara'],
} as const satisfies Record<KarakaScheme, readonly string[]>

export type Karaka = (typeof KARAKA_NAMES)['eight'][number]

export type CharaKaraka = { karaka: Karaka; graha: Graha; advancement: Degrees }

/** Degrees travelled in the sign. Rahu moves backwards, so its path is counted from the end of the sign. */
function advancementOf(graha: Graha, longitude: Degrees): Degrees {
  const degrees = degreesInRashi(longitude)
  return graha === 'rahu' ? 30 - degrees : degrees
}

/**
 * The chara karakas: grahas in the order of their advancement in their signs (Jaimini Sutras 1.1; Brihat Parashara Hora
 * Shastra, ch. 32, 1-17). Equal grahas keep their weekday order.
 */
export function charaKarakas(
  { longitudes }: Pick<Placements, 'longitudes'>,
  scheme: KarakaScheme = 'seven',
): CharaKaraka[] {
  const grahas: readonly Graha[] = scheme === 'seven' ? SIGN_LORDS : [...SIGN_LORDS, 'rahu']
  const ranked = grahas
    .map((graha) => ({ graha, advancement: advancementOf(graha, longitudes[graha]) }))
    .sort((one, other) => other.advancement - one.advancement)

  return KARAKA_NAMES[scheme].flatMap((karaka, rank) => {
    const held = ranked[rank]
    return held ? [{ karaka, ...held }] : []
  })
}
