import type { Degrees } from '../angles.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { type RashiIndex, rashiAt } from '../zodiac/rashi.ts'

/** A sidereal longitude as a student is given it: to the minute of arc. */
export type GivenLongitude = { sign: RashiIndex; degrees: number; minutes: number }

/** Nine grahas and the lagna as a student is given them. */
export type GivenChart = {
  lagna: GivenLongitude
  grahas: Record<Graha, GivenLongitude>
  retrograde: readonly Graha[]
}

const ARCMINUTES_PER_SIGN = 1800
export const ARCMINUTES_PER_CIRCLE = 21600

export function givenLongitude(degrees: Degrees): GivenLongitude {
  return givenArcminutes(Math.floor(degrees * 60))
}

export function givenArcminutes(arcminutes: number): GivenLongitude {
  const whole = ((arcminutes % ARCMINUTES_PER_CIRCLE) + ARCMINUTES_PER_CIRCLE) % ARCMINUTES_PER_CIRCLE
  const inSign = whole % ARCMINUTES_PER_SIGN
  return {
    sign: Math.floor(whole / ARCMINUTES_PER_SIGN) as RashiIndex,
    degrees: Math.floor(inSign / 60),
    minutes: inSign % 60,
  }
}

/** Minutes of arc from the start of Mesha. */
export function arcminutesOf({ sign, degrees, minutes }: GivenLongitude): number {
  return sign * ARCMINUTES_PER_SIGN + degrees * 60 + minutes
}

export function degreesOf(given: GivenLongitude): Degrees {
  return arcminutesOf(given) / 60
}

/** Whether a longitude is nearer to a boundary of equal parts, both in minutes of arc, than a student could decide. */
export function isNearBoundary(arcminutes: number, width: number, margin: number): boolean {
  const into = arcminutes % width
  return Math.min(into, width - into) < margin
}

/** The input of the chart rules. */
export function placementsOf({ lagna, grahas }: GivenChart) {
  const longitudes = Object.fromEntries(GRAHAS.map((graha) => [graha, degreesOf(grahas[graha])]))
  return { longitudes: longitudes as Record<Graha, Degrees>, lagna: degreesOf(lagna) }
}

export function signsOf({ grahas }: GivenChart): Record<Graha, RashiIndex> {
  const signs = GRAHAS.map((graha) => [graha, rashiAt(degreesOf(grahas[graha]))])
  return Object.fromEntries(signs) as Record<Graha, RashiIndex>
}
