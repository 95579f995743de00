import type { Degrees } from '../angles.ts'
import { vargaRashi } from '../vargas/varga.ts'
import { zodiacPosition } from '../zodiac/position.ts'

/** Sign, star, pada and navamsa sign of a sidereal longitude, in the field names of the reference charts. */
export function pointAnswer(longitude: Degrees) {
  const { rashi, degreesInRashi, nakshatra, pada } = zodiacPosition(longitude)
  return { rashi, degInRashi: degreesInRashi, nakshatra, pada, navamsa: vargaRashi(longitude, 9) }
}
