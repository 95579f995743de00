import type { Degrees } from '../angles.ts'
import { type KootaException, listKootaExceptions } from './exceptions.ts'
import { KOOTA_MAXIMA, KOOTA_RULES, type Koota, type KootaScore } from './kootas.ts'
import { type MoonTraits, moonTraits } from './moon-traits.ts'
import { DEFAULT_MATCH_VARIANT, type MatchVariant } from './variant.ts'

export const KOOTAS = Object.keys(KOOTA_MAXIMA) as Koota[]

export const MAXIMUM_TOTAL = 36

export type KootaResult = KootaScore & { max: number }

export type AshtakootaMatch = {
  kootas: Record<Koota, KootaResult>
  /** The sum of the eight kootas, 0 to 36 in halves. Exceptions do not change it. */
  total: number
  exceptions: KootaException[]
  bride: MoonTraits
  groom: MoonTraits
  /** The tables and rules used. */
  variant: MatchVariant
}

export type MoonPair = {
  /** Sidereal longitudes of the Moons at birth, any finite number of degrees. */
  brideMoon: Degrees
  groomMoon: Degrees
  variant?: Partial<MatchVariant>
}

/**
 * Ashtakoota matching (36 points) from the two Moons, with a reason for each koota. Exceptions are listed with their rule
 * and never change the total.
 */
export function matchByMoon({ brideMoon, groomMoon, variant = {} }: MoonPair): AshtakootaMatch {
  const chosen = { ...DEFAULT_MATCH_VARIANT, ...variant }
  const bride = moonTraits(brideMoon)
  const groom = moonTraits(groomMoon)

  const results = KOOTAS.map(
    (koota) => [koota, { ...KOOTA_RULES[koota]({ bride, groom }, chosen), max: KOOTA_MAXIMA[koota] }] as const,
  )
  const kootas = Object.fromEntries(results) as Record<Koota, KootaResult>
  const points = kootaPoints(kootas)
  const total = KOOTAS.reduce((sum, koota) => sum + points[koota], 0)

  return { kootas, total, exceptions: listKootaExceptions({ bride, groom }, points), bride, groom, variant: chosen }
}

export function kootaPoints(kootas: Record<Koota, KootaResult>): Record<Koota, number> {
  return Object.fromEntries(KOOTAS.map((koota) => [koota, kootas[koota].points])) as Record<Koota, number>
}
