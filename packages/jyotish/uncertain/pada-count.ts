import type { Degrees } from '../angles.ts'
import { nakshatraAt } from '../zodiac/nakshatra.ts'

/** The pada of a longitude, numbered 0 to 107 through the zodiac. */
export function padaCount(longitude: Degrees): number {
  const { nakshatra, pada } = nakshatraAt(longitude)
  return nakshatra * 4 + pada - 1
}
