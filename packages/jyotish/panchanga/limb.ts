import { type Degrees, FULL_CIRCLE, normalizeSignedDegrees, toMicroArcseconds } from '../angles.ts'
import { meanAyanamsa } from '../ayanamsa/ayanamsa.ts'
import type { Ayanamsa } from '../ayanamsa/modes.ts'
import type { LuminaryTrack } from '../sky/luminary-track.ts'
import { momentAt } from '../sky/moment.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import type { JulianDay } from '../time/julian-day.ts'

/** The angles that measure the day: Moon from Sun, Moon in the zodiac, and the sum of both. */
export type LimbName = 'tithi' | 'karana' | 'nakshatra' | 'yoga'

type Limb = { parts: number; degreesPerDay: number }

/** Into how many parts the circle falls for each limb, and how fast its angle grows on average. */
const LIMBS: Record<LimbName, Limb> = {
  tithi: { parts: 30, degreesPerDay: 12.19 },
  karana: { parts: 60, degreesPerDay: 12.19 },
  nakshatra: { parts: 27, degreesPerDay: 13.18 },
  yoga: { parts: 27, degreesPerDay: 14.16 },
}

/** One part of a limb with the instants it begins and ends, Julian Days UT; it holds its start and not its end. */
export type LimbSpan = { index: number; startJdUt: JulianDay; endJdUt: JulianDay }

/** The sky a panchanga is read from: one track and one ayanamsa for all its limbs. */
export type PanchangaSky = {
  track: LuminaryTrack
  /** The mean ayanamsa in degrees at an instant. */
  ayanamsaAt(jdUt: JulianDay): Degrees
}

const TOLERANCE_DAYS = 1e-9
const MAX_STEPS = 20

/**
 * Gives the ayanamsa as a straight line through an instant: exact for the days around it. A month away, where only new
 * moons are looked for, a zodiac fixed to a star may bend from it by 3", which the Sun crosses in a minute.
 */
export function panchangaSky(track: LuminaryTrack, ayanamsa: Ayanamsa, around: JulianDay): PanchangaSky {
  const { value, rate } = meanAyanamsa(ayanamsa, momentAt(around).frame)
  return { track, ayanamsaAt: (jdUt) => value + rate * (jdUt - around) }
}

/** Sidereal longitudes of the Sun and the Moon in degrees, not reduced to one turn. */
export type LightLongitudes = { sun: Degrees; moon: Degrees }

/** The angle that measures a limb, degrees, not reduced to one turn. */
export function limbAngleOf(limb: LimbName, { sun, moon }: LightLongitudes): Degrees {
  if (limb === 'nakshatra') return moon
  return limb === 'yoga' ? moon + sun : moon - sun
}

/** The angle of a limb at an instant, from the track. */
export function limbAngle(limb: LimbName, jdUt: JulianDay, { track, ayanamsaAt }: PanchangaSky): Degrees {
  const ayanamsa = ayanamsaAt(jdUt)
  const moon = track.moonAt(jdUt).longitude / RADIANS_PER_DEGREE - ayanamsa
  // The Moon's mansion does not ask for the Sun, so its place is not worked out.
  const sun = limb === 'nakshatra' ? 0 : track.sunAt(jdUt).longitude / RADIANS_PER_DEGREE - ayanamsa
  return limbAngleOf(limb, { sun, moon })
}

/** Which part of a limb an angle falls in; exactly on a boundary it is the part being entered. */
export function limbIndex(limb: LimbName, angle: Degrees): number {
  const extent = FULL_CIRCLE / LIMBS[limb].parts
  return Math.floor(toMicroArcseconds(angle) / extent)
}

/** The instant nearest to a guess when a growing angle passes a mark, by the secant rule. */
export function findCrossing(
  angleAt: (jdUt: JulianDay) => Degrees,
  mark: Degrees,
  guess: JulianDay,
  degreesPerDay: number,
): JulianDay {
  let jdUt = guess
  let missing = normalizeSignedDegrees(mark - angleAt(jdUt))
  let rate = degreesPerDay

  for (let step = 0; step < MAX_STEPS; step++) {
    const move = missing / rate
    if (Math.abs(move) < TOLERANCE_DAYS) return jdUt + move
    const next = jdUt + move
    const left = normalizeSignedDegrees(mark - angleAt(next))
    const found = (missing - left) / move
    // Far from the mark the two ends may belong to different turns; the mean rate is then the better guess.
    rate = found > degreesPerDay / 2 && found < degreesPerDay * 2 ? found : degreesPerDay
    jdUt = next
    missing = left
  }
  return jdUt
}

/** The part of a limb that runs at an instant, with its start and its end. */
export function limbAt(limb: LimbName, jdUt: JulianDay, sky: PanchangaSky): LimbSpan {
  const { parts, degreesPerDay } = LIMBS[limb]
  const width = 360 / parts
  const angle = limbAngle(limb, jdUt, sky)
  const index = limbIndex(limb, angle)
  const angleAt = (instant: JulianDay) => limbAngle(limb, instant, sky)
  const elapsed = ((((angle - index * width) % 360) + 360) % 360) / degreesPerDay

  // An angle a breath below its boundary is decided as if on it: the start then lies a breath ahead.
  const sinceStart = elapsed > 180 / degreesPerDay ? 0 : elapsed
  return {
    index,
    startJdUt: findCrossing(angleAt, index * width, jdUt - sinceStart, degreesPerDay),
    endJdUt: findCrossing(angleAt, (index + 1) * width, jdUt - sinceStart + width / degreesPerDay, degreesPerDay),
  }
}

/** Every part of a limb that touches a stretch of time, in order, each ending where the next begins. */
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
