import { type Degrees, FULL_CIRCLE, normalizeSignedDegrees, toMicroArcseconds } from '../angles.ts'
import { meanAyanamsa } from '../ayanamsa/ayanamsa.ts'
import type { Ayanamsa } from '../ayanamsa/modes.ts'
import { instantAt } from '../sky/instant.ts'
import type { LuminaryTrack } from '../sky/luminary-track.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import type { JulianDay } from '../time/julian-day.ts'

/** The limbs (angas) measured by an angle: Moon minus Sun, the Moon alone, or Moon plus Sun. */
export type LimbName = 'tithi' | 'karana' | 'nakshatra' | 'yoga'

type Limb = { parts: number; degreesPerDay: number }

/** The number of parts of the circle, and the mean rate of the angle. */
const LIMBS: Record<LimbName, Limb> = {
  tithi: { parts: 30, degreesPerDay: 12.19 },
  karana: { parts: 60, degreesPerDay: 12.19 },
  nakshatra: { parts: 27, degreesPerDay: 13.18 },
  yoga: { parts: 27, degreesPerDay: 14.16 },
}

/** One part of a limb in Julian Days UT, including its start and excluding its end. */
export type LimbSpan = { index: number; startJdUt: JulianDay; endJdUt: JulianDay }

/** The positions and the ayanamsa shared by all limbs of a panchanga. */
export type PanchangaSky = {
  track: LuminaryTrack
  /** The mean ayanamsa in degrees at an instant. */
  ayanamsaAt(jdUt: JulianDay): Degrees
}

const TOLERANCE_DAYS = 1e-9
const MAX_STEPS = 20

/**
 * Uses a linear ayanamsa around an instant, which is exact for the neighbouring days. A month away, where only new moons
 * are searched, a star-based ayanamsa may differ from it by 3", which the Sun covers in about a minute.
 */
export function panchangaSky(track: LuminaryTrack, ayanamsa: Ayanamsa, around: JulianDay): PanchangaSky {
  const { value, rate } = meanAyanamsa(ayanamsa, instantAt(around).frame)
  return { track, ayanamsaAt: (jdUt) => value + rate * (jdUt - around) }
}

/** Sidereal longitudes in degrees, not normalized. */
export type LuminaryLongitudes = { sun: Degrees; moon: Degrees }

/** The angle that measures a limb in degrees, not normalized. */
export function limbAngleOf(limb: LimbName, { sun, moon }: LuminaryLongitudes): Degrees {
  if (limb === 'nakshatra') return moon
  return limb === 'yoga' ? moon + sun : moon - sun
}

export function limbAngle(limb: LimbName, jdUt: JulianDay, { track, ayanamsaAt }: PanchangaSky): Degrees {
  const ayanamsa = ayanamsaAt(jdUt)
  const moon = track.moonAt(jdUt).longitude / RADIANS_PER_DEGREE - ayanamsa
  // The nakshatra does not depend on the Sun, so skip its position.
  const sun = limb === 'nakshatra' ? 0 : track.sunAt(jdUt).longitude / RADIANS_PER_DEGREE - ayanamsa
  return limbAngleOf(limb, { sun, moon })
}

/** The index of the part an angle falls in; an angle exactly on a boundary belongs to the part it enters. */
export function limbIndex(limb: LimbName, angle: Degrees): number {
  const extent = FULL_CIRCLE / LIMBS[limb].parts
  return Math.floor(toMicroArcseconds(angle) / extent)
}

/** The instant nearest to a guess at which an increasing angle reaches a target, by the secant method. */
export function findCrossing(
  angleAt: (jdUt: JulianDay) => Degrees,
  target: Degrees,
  guess: JulianDay,
  degreesPerDay: number,
): JulianDay {
  let jdUt = guess
  let missing = normalizeSignedDegrees(target - angleAt(jdUt))
  let rate = degreesPerDay

  for (let step = 0; step < MAX_STEPS; step++) {
    const move = missing / rate
    if (Math.abs(move) < TOLERANCE_DAYS) return jdUt + move
    const next = jdUt + move
    const left = normalizeSignedDegrees(target - angleAt(next))
    const found = (missing - left) / move
    // Far from the target the two angles may belong to different turns; the mean rate is then the better estimate.
    rate = found > degreesPerDay / 2 && found < degreesPerDay * 2 ? found : degreesPerDay
    jdUt = next
    missing = left
  }
  return jdUt
}

/** The part of a limb current at an instant. */
export function limbAt(limb: LimbName, jdUt: JulianDay, sky: PanchangaSky): LimbSpan {
  const { parts, degreesPerDay } = LIMBS[limb]
  const width = 360 / parts
  const angle = limbAngle(limb, jdUt, sky)
  const index = limbIndex(limb, angle)
  const angleAt = (instant: JulianDay) => limbAngle(limb, instant, sky)
  const elapsed = ((((angle - index * width) % 360) + 360) % 360) / degreesPerDay

  // Rounding puts an angle just below a boundary into the next part, whose start is then slightly in the future.
  const sinceStart = elapsed > 180 / degreesPerDay ? 0 : elapsed
  return {
    index,
    startJdUt: findCrossing(angleAt, index * width, jdUt - sinceStart, degreesPerDay),
    endJdUt: findCrossing(angleAt, (index + 1) * width, jdUt - sinceStart + width / degreesPerDay, degreesPerDay),
  }
}

/** Every part of a limb that overlaps an interval, in order, each ending where the next begins. */
export function limbsBetween(limb: LimbName, from: JulianDay, until: JulianDay, sky: PanchangaSky): LimbSpan[] {
  const { parts, degreesPerDay } = LIMBS[limb]
  const width = 360 / parts
  const angleAt = (instant: JulianDay) => limbAngle(limb, instant, sky)
  const spans = [limbAt(limb, from, sky)]

  for (let last = spans[0]; last && last.endJdUt < until; last = spans.at(-1)) {
    const index = (last.index + 1) % parts
    const guess = last.endJdUt + width / degreesPerDay
    spans.push({
      index,
      startJdUt: last.endJdUt,
      endJdUt: findCrossing(angleAt, (index + 1) * width, guess, degreesPerDay),
    })
  }
  return spans
}
