import { type Graha, isSignLord } from '../grahas.ts'
import { type ChartPlacements, grahasIn, rashisOf } from '../zodiac/placements.ts'
import { degreesInRashi, isOddRashi, type Quality, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import { rashiDrishti } from '../zodiac/rashi-drishti.ts'
import { lordOf, RASHIS } from '../zodiac/rashis.ts'
import type { LordOfSign } from './arudha.ts'

/** Positive when the first is stronger, negative when the second is, 0 when the rule does not decide. */
type Comparison<Subject> = (one: Subject, other: Subject) => number

/** Dual signs are stronger than fixed ones, and fixed ones than movable ones. */
const QUALITY_RANK: Record<Quality, number> = { movable: 0, fixed: 1, dual: 2 }

/**
 * How often Jupiter, Mercury and the sign's lord support a sign: each once when it is there, and for each of these roles
 * when it aspects the sign by rashi drishti.
 */
function supportOf(rashi: RashiIndex, placements: ChartPlacements, except?: Graha): number {
  const rashis = rashisOf(placements)
  const roles = (['jupiter', 'mercury', lordOf(rashi)] as const).filter((graha) => graha !== except)
  const present = new Set(roles.filter((graha) => rashis[graha] === rashi))
  const aspecting = roles.filter((graha) => rashiDrishti(rashis[graha]).includes(rashi))
  return present.size + aspecting.length
}

function byQuality(one: RashiIndex, other: RashiIndex): number {
  return QUALITY_RANK[RASHIS[one].quality] - QUALITY_RANK[RASHIS[other].quality]
}

function firstDecision<Subject>(rules: readonly Comparison<Subject>[], one: Subject, other: Subject): number {
  for (const rule of rules) {
    const difference = rule(one, other)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * The stronger of the two lords of a sign (P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 15): the
 * one outside the sign; with more company; with more of Jupiter, Mercury and the dispositor joining or aspecting it; in
 * the stronger kind of sign; further in its sign. That the lagna is company, and how often a graha in two roles counts,
 * is not in the book and follows the numbers of PyJHora.
 */
export function strongerCoLord(rashi: RashiIndex, lords: readonly [Graha, Graha], placements: ChartPlacements): Graha {
  const [main, shadow] = lords
  const rashis = rashisOf(placements)
  if (rashis[main] === rashi && rashis[shadow] === rashi) return main

  const lagna = rashiAt(placements.lagna)
  const company = (graha: Graha) => grahasIn(rashis[graha], placements).length + (lagna === rashis[graha] ? 1 : 0)
  const support = (graha: Graha) => supportOf(rashis[graha], placements, graha)
  const degrees = (graha: Graha) => degreesInRashi(placements.longitudes[graha])
  const rules: Comparison<Graha>[] = [
    (one, other) => Number(rashis[other] === rashi) - Number(rashis[one] === rashi),
    (one, other) => company(one) - company(other),
    // In one sign both have the same support, though a lord does not support itself.
    (one, other) => (rashis[one] === rashis[other] ? 0 : support(one) - support(other)),
    (one, other) => byQuality(rashis[one], rashis[other]),
    (one, other) => degrees(one) - degrees(other),
  ]
  return firstDecision(rules, main, shadow) >= 0 ? main : shadow
}

const VRISHCHIKA = 7
const KUMBHA = 10

/** The lord of each sign when Ketu shares Vrishchika with Mars, and Rahu Kumbha with Saturn: the stronger of the two. */
export function strongerLords(placements: ChartPlacements): LordOfSign {
  const ofVrishchika = strongerCoLord(VRISHCHIKA, ['mars', 'ketu'], placements)
  const ofKumbha = strongerCoLord(KUMBHA, ['saturn', 'rahu'], placements)
  return (rashi) => {
    if (rashi === VRISHCHIKA) return ofVrishchika
    return rashi === KUMBHA ? ofKumbha : lordOf(rashi)
  }
}

/**
 * The stronger of two signs (P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 15): more occupants;
 * more of Jupiter, Mercury and its lord in or aspecting it; a lord in a sign of the other parity; the stronger kind of
 * sign; a lord further in its sign. The first wins when all are equal.
 */
export function strongerSign(
  one: RashiIndex,
  other: RashiIndex,
  placements: ChartPlacements,
  lordOfSign: LordOfSign = strongerLords(placements),
): RashiIndex {
  const rashis = rashisOf(placements)
  const occupants = (rashi: RashiIndex) => grahasIn(rashi, placements).length
  const isLordOfOtherParity = (rashi: RashiIndex) => isOddRashi(rashis[lordOfSign(rashi)]) !== isOddRashi(rashi)
  const lordDegrees = (rashi: RashiIndex) => degreesInRashi(placements.longitudes[lordOfSign(rashi)])
  const rules: Comparison<RashiIndex>[] = [
    (a, b) => occupants(a) - occupants(b),
    (a, b) => supportOf(a, placements) - supportOf(b, placements),
    (a, b) => Number(isLordOfOtherParity(a)) - Number(isLordOfOtherParity(b)),
    byQuality,
    (a, b) => lordDegrees(a) - lordDegrees(b),
  ]
  return firstDecision(rules, one, other) >= 0 ? one : other
}

/** Signs in which Rahu is exalted in this school; Ketu is exalted in the opposite ones. */
const RAHU_EXALTED: readonly RashiIndex[] = [1, 2]
const RAHU_DEBILITATED: readonly RashiIndex[] = [7, 8]

/** 1 for an exalted node, -1 for a debilitated one; 0 for the other grahas. */
export function nodeDignity(graha: Graha, rashi: RashiIndex): number {
  if (isSignLord(graha)) return 0
  const sense = graha === 'rahu' ? 1 : -1
  if (RAHU_EXALTED.includes(rashi)) return sense
  return RAHU_DEBILITATED.includes(rashi) ? -sense : 0
}
