import { type Degrees, normalizeDegrees } from '../angles.ts'

const ARCSECONDS_PER_DEGREE = 3600

/** The distance in arcseconds to the nearest boundary when the circle is divided into equal parts. */
function margin(angle: Degrees, parts: number): number {
  const width = 360 / parts
  const into = normalizeDegrees(angle) % width
  return Math.min(into, width - into) * ARCSECONDS_PER_DEGREE
}

function each(longitudes: Record<string, Degrees>, parts: number): Record<string, number> {
  return Object.fromEntries(Object.entries(longitudes).map(([name, longitude]) => [name, margin(longitude, parts)]))
}

type DecidingAngles = { moon: Degrees; lagna: Degrees; tithi: Degrees; yoga: Degrees }

/** The margin of each derived value in arcseconds: a margin below the position error means the value may be wrong. */
export function marginsOf({ moon, lagna, tithi, yoga }: DecidingAngles, bodies: Record<string, Degrees>) {
  return {
    moonRashi: margin(moon, 12),
    moonNakshatra: margin(moon, 27),
    moonPada: margin(moon, 108),
    lagnaRashi: margin(lagna, 12),
    lagnaPada: margin(lagna, 108),
    tithi: margin(tithi, 30),
    karana: margin(tithi, 60),
    yoga: margin(yoga, 27),
    bodyRashi: each(bodies, 12),
    bodyNavamsa: each(bodies, 108),
    lagnaNavamsa: margin(lagna, 108),
  }
}
