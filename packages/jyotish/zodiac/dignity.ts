import type { Degrees } from '../angles.ts'
import { type Graha, isSignLord } from '../grahas.ts'
import { type CompoundRelation, naturalRelation, relationIn } from './friendship.ts'
import { type Placements, rashisOf } from './placements.ts'
import { degreesInRashi, type RashiIndex, rashiAt, wrapRashi } from './rashi.ts'
import { lordOf } from './rashis.ts'

export type Dignity = 'exalted' | 'moolatrikona' | 'own' | 'friend' | 'neutral' | 'enemy' | 'debilitated'

type Exaltation = { rashi: RashiIndex; deepest?: Degrees; until: Degrees }
type Moolatrikona = { rashi: RashiIndex; from: Degrees; until: Degrees }

/**
 * Signs and deepest degrees of exaltation (Brihat Parashara Hora Shastra, ch. 3, 49-54; the nodes ch. 47).
 *
 * The Moon is exalted for 3° of Vrishabha and Mercury for 15° of Kanya; the rest of those signs is their
 * moolatrikona or own sign. The nodes have no deepest degree.
 */
export const EXALTATIONS: Record<Graha, Exaltation> = {
  sun: { rashi: 0, deepest: 10, until: 30 },
  moon: { rashi: 1, deepest: 3, until: 3 },
  mars: { rashi: 9, deepest: 28, until: 30 },
  mercury: { rashi: 5, deepest: 15, until: 15 },
  jupiter: { rashi: 3, deepest: 5, until: 30 },
  venus: { rashi: 11, deepest: 27, until: 30 },
  saturn: { rashi: 6, deepest: 20, until: 30 },
  rahu: { rashi: 1, until: 30 },
  ketu: { rashi: 7, until: 30 },
}

const MOOLATRIKONAS: Record<Graha, Moolatrikona> = {
  sun: { rashi: 4, from: 0, until: 20 },
  moon: { rashi: 1, from: 3, until: 30 },
  mars: { rashi: 0, from: 0, until: 12 },
  mercury: { rashi: 5, from: 15, until: 20 },
  jupiter: { rashi: 8, from: 0, until: 10 },
  venus: { rashi: 6, from: 0, until: 15 },
  saturn: { rashi: 10, from: 0, until: 20 },
  rahu: { rashi: 2, from: 0, until: 30 },
  ketu: { rashi: 8, from: 0, until: 30 },
}

export function moolatrikonaRashi(graha: Graha): RashiIndex {
  return MOOLATRIKONAS[graha].rashi
}

/** The degrees of its sign between which a graha is in its moolatrikona. */
export function moolatrikonaDegrees(graha: Graha): { from: Degrees; until: Degrees } {
  const { from, until } = MOOLATRIKONAS[graha]
  return { from, until }
}

/** Whether a longitude is within the degrees of a graha's moolatrikona. */
export function isMoolatrikona(graha: Graha, siderealLongitude: Degrees): boolean {
  const { rashi, from, until } = MOOLATRIKONAS[graha]
  const degrees = degreesInRashi(siderealLongitude)
  return rashiAt(siderealLongitude) === rashi && degrees >= from && degrees < until
}

/** The sign opposite the exaltation. */
export function debilitationRashi(graha: Graha): RashiIndex {
  return wrapRashi(EXALTATIONS[graha].rashi + 6)
}

/** Rahu owns Kumbha and Ketu Vrishchika (Brihat Parashara Hora Shastra, ch. 47). */
function isOwnRashi(graha: Graha, rashi: RashiIndex): boolean {
  if (graha === 'rahu') return rashi === 10
  if (graha === 'ketu') return rashi === 7
  return lordOf(rashi) === graha
}

/**
 * The dignity of a graha at a sidereal longitude (any finite number of degrees). Outside its exaltation, debilitation,
 * moolatrikona and own signs, its natural relation to the sign lord decides; temporary relations are ignored.
 *
 * The nodes are neutral there because the texts disagree on their friends.
 */
export function dignityAt(graha: Graha, siderealLongitude: Degrees): Dignity {
  const rashi = rashiAt(siderealLongitude)
  const degrees = degreesInRashi(siderealLongitude)
  const exaltation = EXALTATIONS[graha]

  if (rashi === exaltation.rashi && degrees < exaltation.until) return 'exalted'
  if (rashi === debilitationRashi(graha)) return 'debilitated'
  if (isMoolatrikona(graha, siderealLongitude)) return 'moolatrikona'
  if (isOwnRashi(graha, rashi)) return 'own'
  return isSignLord(graha) ? naturalRelation(graha, lordOf(rashi)) : 'neutral'
}

/**
 * The compound relation of a graha to the lord of its sign (Brihat Parashara Hora Shastra, ch. 3); undefined in its own
 * sign and for the nodes.
 */
export function relationToSignLord(graha: Graha, placements: Placements): CompoundRelation | undefined {
  const rashis = rashisOf(placements)
  const lord = lordOf(rashis[graha])
  if (!isSignLord(graha) || lord === graha) return undefined

  return relationIn(rashis, graha, lord)
}
