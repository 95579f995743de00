import { type Degrees, normalizeSignedDegrees } from '../angles.ts'
import type { Graha } from '../grahas.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { grahaMotion } from './graha-longitude.ts'
import { signChange } from './sign-change.ts'

/** Evenly spaced longitudes, such as the sign boundaries (offset 0, spacing 30) or one point (spacing 360). */
export type Marks = { offset: Degrees; spacing: Degrees }

/** A graha passing a mark: with the zodiac it reaches mark `index`, against it it falls below that mark. */
export type Crossing = { jdUt: JulianDay; index: number; isForward: boolean }

/** Days between samples: shorter than half of any retrograde motion, so that at most one station lies between two. */
const SAMPLE_DAYS: Record<Graha, number> = {
  sun: 30,
  moon: 5,
  mars: 20,
  mercury: 8,
  jupiter: 30,
  venus: 15,
  saturn: 40,
  rahu: 40,
  ketu: 40,
}

/** The true node turns several times a month. */
const TRUE_NODE_SAMPLE_DAYS = 1

/** The greatest speed in degrees per day, either way: no mark is reached sooner than it allows. */
const FASTEST: Record<Graha, number> = {
  sun: 1.03,
  moon: 15.5,
  mars: 0.81,
  mercury: 2.25,
  jupiter: 0.26,
  venus: 1.28,
  saturn: 0.14,
  rahu: 0.27,
  ketu: 0.27,
}

/** A sample with its longitude counted on from the one before, so that it does not jump at 360. */
type Sample = { jdUt: JulianDay; longitude: Degrees; speed: number }

/** Degrees to the nearest mark. */
function distanceToMark(longitude: Degrees, { offset, spacing }: Marks): Degrees {
  const turns = (longitude - offset) / spacing
  return Math.abs(turns - Math.round(turns)) * spacing
}

/** Whether a graha that turns between two samples may reach a mark that neither sample shows. */
function mayTurnAtMark(start: Sample, end: Sample, { offset, spacing }: Marks): boolean {
  const reach = Math.max(Math.abs(start.speed), Math.abs(end.speed)) * (end.jdUt - start.jdUt)
  const least = Math.min(start.longitude, end.longitude) - reach
  const most = Math.max(start.longitude, end.longitude) + reach
  return Math.floor((least - offset) / spacing) !== Math.floor((most - offset) / spacing)
}

/** The marks passed between two samples without a station between them, in the order of passing. */
function* passed(
  start: Sample,
  end: Sample,
  { offset, spacing }: Marks,
  longitudeAt: (jdUt: JulianDay, near: Degrees) => Degrees,
): Generator<Crossing> {
  const first = Math.floor((start.longitude - offset) / spacing)
  const last = Math.floor((end.longitude - offset) / spacing)
  const isForward = last > first
  const count = Math.abs(last - first)
  let from = start.jdUt

  for (let step = 0; step < count; step++) {
    const index = isForward ? first + 1 + step : first - step
    const mark = offset + index * spacing
    const jdUt = signChange((instant) => longitudeAt(instant, start.longitude) - mark, from, end.jdUt)
    yield { jdUt, index, isForward }
    from = jdUt
  }
}

/**
 * Every passage of a graha over the marks between two instants, in order. The instants are accurate to 0.1 s; the error
 * of the position shifts them by seconds for the Sun and by minutes for Saturn. Both instants must be in 1900 to 2100.
 */
export function* crossings(
  graha: Graha,
  marks: Marks,
  from: JulianDay,
  until: JulianDay,
  options: SkyOptions = {},
): Generator<Crossing> {
  const isTrueNode = options.node === 'true' && (graha === 'rahu' || graha === 'ketu')
  const stepDays = isTrueNode ? TRUE_NODE_SAMPLE_DAYS : SAMPLE_DAYS[graha]
  const longitudeAt = (jdUt: JulianDay, near: Degrees) =>
    near + normalizeSignedDegrees(grahaMotion(graha, jdUt, options).longitude - near)
  const speedAt = (jdUt: JulianDay) => grahaMotion(graha, jdUt, options).speed
  const sampleAt = (jdUt: JulianDay, near: Degrees): Sample => {
    const { longitude, speed } = grahaMotion(graha, jdUt, options)
    return { jdUt, longitude: near + normalizeSignedDegrees(longitude - near), speed }
  }

  let start = sampleAt(from, grahaMotion(graha, from, options).longitude)
  while (start.jdUt < until) {
    const days = Math.max(stepDays, distanceToMark(start.longitude, marks) / FASTEST[graha])
    const end = sampleAt(Math.min(until, start.jdUt + days), start.longitude)
    if (start.speed < 0 === end.speed < 0 || !mayTurnAtMark(start, end, marks)) {
      yield* passed(start, end, marks, longitudeAt)
    } else {
      const station = sampleAt(signChange(speedAt, start.jdUt, end.jdUt), start.longitude)
      yield* passed(start, station, marks, longitudeAt)
      yield* passed(station, end, marks, longitudeAt)
    }
    start = end
  }
}
