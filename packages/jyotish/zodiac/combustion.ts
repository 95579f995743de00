import { angularSeparation, type Degrees, MICRO_ARCSECONDS_PER_DEGREE, toMicroArcseconds } from '../angles.ts'
import type { Graha } from '../grahas.ts'

type Limit = { direct: Degrees; retrograde: Degrees }

/** Combustion limits in degrees from the Sun (Surya Siddhanta, ch. 9; the Moon's 12 by convention). */
export const COMBUSTION_LIMITS: Partial<Record<Graha, Limit>> = {
  moon: { direct: 12, retrograde: 12 },
  mars: { direct: 17, retrograde: 17 },
  mercury: { direct: 14, retrograde: 12 },
  jupiter: { direct: 11, retrograde: 11 },
  venus: { direct: 10, retrograde: 8 },
  saturn: { direct: 15, retrograde: 15 },
}

export type CombustionInput = {
  graha: Graha
  /** Longitudes in degrees of the same zodiac, any finite value. */
  longitude: Degrees
  sun: Degrees
  isRetrograde?: boolean
}

/** The limit itself counts as combust. Always false for the Sun and the nodes. */
export function isCombust({ graha, longitude, sun, isRetrograde = false }: CombustionInput): boolean {
  const limit = COMBUSTION_LIMITS[graha]
  if (!limit) return false

  const separation = toMicroArcseconds(angularSeparation(longitude, sun))
  return separation <= (isRetrograde ? limit.retrograde : limit.direct) * MICRO_ARCSECONDS_PER_DEGREE
}
