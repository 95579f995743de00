import { angularSeparation, type Degrees } from '../angles.ts'
import type { SignLord } from '../grahas.ts'

/** The true angles, sidereal degrees. */
export type Angles = { lagna: Degrees; midheaven: Degrees }

/** Where a graha has no directional strength: opposite its own direction (Parashara 27.7). */
function powerlessPoint(graha: SignLord, { lagna, midheaven }: Angles): Degrees {
  switch (graha) {
    case 'sun':
    case 'mars':
      return midheaven + 180
    case 'moon':
    case 'venus':
      return midheaven
    case 'mercury':
    case 'jupiter':
      return lagna + 180
    case 'saturn':
      return lagna
  }
}

/** Directional strength: a third of the arc from the powerless angle, 0 to 60 virupas (Parashara 27.7). */
export function digBala(graha: SignLord, longitude: Degrees, angles: Angles): number {
  return angularSeparation(longitude, powerlessPoint(graha, angles)) / 3
}
