import { type Degrees, normalizeDegrees } from '../angles.ts'
import type { SignLord } from '../grahas.ts'

/** Declination of the ecliptic in minutes of arc at every 15 degrees from an equinox (Raman, Graha and Bhava Balas). */
const KRANTI = [0, 362, 703, 1002, 1238, 1388, 1440] as const
const STEP = 15

/** The declination by the table, linear between its steps; north is positive. */
function tabularDeclination(tropicalLongitude: Degrees): Degrees {
  const longitude = normalizeDegrees(tropicalLongitude)
  const half = longitude % 180
  const arc = half > 90 ? 180 - half : half
  const index = Math.min(Math.floor(arc / STEP), KRANTI.length - 2)
  const [before = 0, after = 0] = KRANTI.slice(index, index + 2)
  const minutes = before + ((after - before) * (arc - index * STEP)) / STEP
  return (longitude < 180 ? minutes : -minutes) / 60
}

/** The greatest declination of the tables. */
const GREATEST: Degrees = 24

/** Moon and Saturn are strong to the south, Mercury both ways, the others to the north (Parashara 27.15-17). */
function favourable(graha: SignLord, declination: Degrees): Degrees {
  if (graha === 'mercury') return Math.abs(declination)
  return graha === 'moon' || graha === 'saturn' ? -declination : declination
}

/** Strength by declination, from the table of declinations; the Sun's is doubled. */
export function ayanaBala(graha: SignLord, tropicalLongitude: Degrees): number {
  return ayanaBalaByDeclination(graha, tabularDeclination(tropicalLongitude))
}

/** The same with the true declination of the body, which may exceed 24 degrees. */
export function ayanaBalaByDeclination(graha: SignLord, declination: Degrees): number {
  const points = ((GREATEST + favourable(graha, declination)) * 60) / (2 * GREATEST)
  return graha === 'sun' ? 2 * points : points
}
