import { angularSeparation, type Degrees, MICRO_ARCSECONDS_PER_DEGREE, toMicroArcseconds } from '../angles.ts'
import type { Graha } from '../grahas.ts'

type Limit = { direct: Degrees; retrograde: Degrees }

/** Degrees from the Sun within which a graha is lost in its light (Surya Siddhanta, ch. 9; the Moon's 12 by custom). */
export const COMBUSTION_LIMITS: Partial<Record<Graha, Limit>> = {
  moon: { direct: 12, retrograde: 12 },
  mars: { direct: 17, retrograde: 17 },
  mercury: { direct: 14, retrograde: 12 },
  jupiter: { direct: 11, retrograde: 11 },
  venus: { direct: 10, retrograde: 8 },
  saturn: { direct: 15, retrograde: 15 },
}

export type CombustionQuestion = {
  graha: Graha
  /** Longitudes in degrees of the same zodiac, any finite value. */
  longitude: Degrees
  sun: Degrees
  isRetrograde?: boolean
}

/** Whether a graha is combust; exactly at the limit it is. The Sun and the nodes never are. */
export function isCombust({ graha, longitude, sun, isRetrograde = false }: CombustionQuestion): boolean {
  const limit = COMBUSTION_LIMITS[graha]
  if (!limit) return false

  const separation = toMicroArcseconds(angularSeparation(longitude, sun))
  return separation <= (isRetrograde ? limit.retrograde : limit.direct) * MICRO_ARCSECONDS_PER_DEGREE
}
