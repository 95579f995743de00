import { type Degrees, forwardSeparation } from '../angles.ts'
import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import type { Placements } from '../zodiac/placements.ts'

/** Additions for the full aspects of Mars on the 4th and 8th, Jupiter on the 5th and 9th, Saturn on the 3rd and 10th. */
const SPECIAL: Partial<Record<SignLord, { points: number; from: readonly [Degrees, Degrees] }>> = {
  mars: { points: 15, from: [90, 210] },
  jupiter: { points: 30, from: [120, 240] },
  saturn: { points: 45, from: [60, 270] },
}
const SIGN: Degrees = 30

function commonDrishti(arc: Degrees): number {
  if (arc < 30 || arc >= 300) return 0
  if (arc < 60) return (arc - 30) / 2
  if (arc < 90) return arc - 45
  if (arc < 120) return (120 - arc) / 2 + 30
  if (arc < 150) return 150 - arc
  if (arc < 180) return (arc - 150) * 2
  return (300 - arc) / 2
}

/**
 * The aspect of a graha on a point by the degree, in virupas: 0 to 60, more where a special aspect adds to it (sphuta
 * drishti, Brihat Parashara Hora Shastra, ch. 26, 6-12; the additions after Raman).
 */
export function sphutaDrishti(graha: SignLord, from: Degrees, to: Degrees): number {
  const arc = forwardSeparation(from, to)
  const special = SPECIAL[graha]
  const isSpecial = special?.from.some((start) => arc >= start && arc < start + SIGN) ?? false
  return commonDrishti(arc) + (isSpecial ? (special?.points ?? 0) : 0)
}

/** A quarter of the aspects of benefics on a graha minus those of malefics (Parashara 27.19). */
export function drikBala(
  graha: SignLord,
  { longitudes }: Pick<Placements, 'longitudes'>,
  benefics: ReadonlySet<SignLord>,
): number {
  const sum = SIGN_LORDS.filter((other) => other !== graha).reduce((total, other) => {
    const drishti = sphutaDrishti(other, longitudes[other], longitudes[graha])
    return total + (benefics.has(other) ? drishti : -drishti)
  }, 0)
  return sum / 4
}
