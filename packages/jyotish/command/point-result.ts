import type { Degrees } from '../angles.ts'
import { vargaRashi } from '../vargas/varga.ts'
import { zodiacPosition } from '../zodiac/position.ts'

/** Sign, nakshatra, pada and navamsha sign of a sidereal longitude, with the field names of the reference charts. */
export function pointResult(longitude: Degrees) {
  const { rashi, degreesInRashi, nakshatra, pada } = zodiacPosition(longitude)
  return { rashi, degInRashi: degreesInRashi, nakshatra, pada, navamsa: vargaRashi(longitude, 9) }
}
