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
  jupiter: 50,
  venus: 15,
  saturn: 60,
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

/** The sample at an instant, counted on from a longitude near it. */
type SampleAt = (jdUt: JulianDay, near: Degrees) => Sample

/** Degrees to the nearest mark. */
function distanceToMark(longitude: Degrees, { offset, spacing }: Marks): Degrees {
  const turns = (longitude - offset) / spacing
  return Math.abs(turns - Math.round(turns)) * spacing
}

/**
 * Whether a graha that turns between two samples may reach a mark that neither sample shows. Around a station its curve
 * bends one way, so it does not pass the point in which the tangents of the samples meet.
 */
function mayTurnAtMark(start: Sample, end: Sample, { offset, spacing }: Marks): boolean {
  const days = end.jdUt - start.jdUt
  const meeting = (end.longitude - start.longitude - end.speed * days) / (start.speed - end.speed)
  const furthest = start.longitude + start.speed * meeting
  const nearest = start.speed > 0 ? Math.max(start.longitude, end.longitude) : Math.min(start.longitude, end.longitude)
  return Math.floor((nearest - offset) / spacing) !== Math.floor((furthest - offset) / spacing)
}

/** How closely a passage is found, in days: 0.1 s. */
const TOLERANCE_DAYS = 1e-6
/** A station only divides the motion: this far from it a graha has moved by less than 1e-9 degrees. */
const STATION_TOLERANCE_DAYS = 1e-3

/** Where the cubic through two samples, with their speeds, passes a longitude between theirs: a share of the interval. */
function cubicShare(start: Sample, end: Sample, mark: Degrees): number {
  const days = end.jdUt - start.jdUt
  const rise = end.longitude - start.longitude
  const goal = mark - start.longitude
  const leaving = start.speed * days
  const bend = 3 * rise - 2 * leaving - end.speed * days
  const twist = leaving + end.speed * days - 2 * rise
  let share = goal / rise
  for (let step = 0; step < 4; step++) {
    const miss = share * (leaving + share * (bend + share * twist)) - goal
    share -= miss / (leaving + share * (2 * bend + share * 3 * twist))
  }
  return share
}

/**
 * When a graha that does not turn between two samples passes a mark between them. The cubic through the ends of the
 * interval points at it; slightly to either side in turn, so that the interval closes from both ends.
 */
function passageBetween(start: Sample, end: Sample, mark: Degrees, sampleAt: SampleAt): JulianDay {
  const isForward = end.longitude > start.longitude
  let [before, after] = [start, end]
  for (let step = 0; after.jdUt - before.jdUt > TOLERANCE_DAYS; step++) {
    const days = after.jdUt - before.jdUt
    const nudge = (step % 2 === 0 ? 0.4 : -0.4) * TOLERANCE_DAYS
    const guess = before.jdUt + cubicShare(before, after, mark) * days + nudge
    // Near a station the cubic may miss for long: halving ends the search.
    const isUseful = step % 6 !== 5 && guess > before.jdUt && guess < after.jdUt
    const middle = sampleAt(isUseful ? guess : before.jdUt + days / 2, start.longitude)
    if (isForward ? middle.longitude >= mark : middle.longitude < mark) after = middle
    else before = middle
  }
  return after.jdUt
}

/** The marks passed between two samples without a station between them, in the order of passing. */
function* passed(start: Sample, end: Sample, { offset, spacing }: Marks, sampleAt: SampleAt): Generator<Crossing> {
  const first = Math.floor((start.longitude - offset) / spacing)
  const last = Math.floor((end.longitude - offset) / spacing)
  const isForward = last > first
  const count = Math.abs(last - first)

  for (let step = 0; step < count; step++) {
    const index = isForward ? first + 1 + step : first - step
    yield { jdUt: passageBetween(start, end, offset + index * spacing, sampleAt), index, isForward }
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
  const sampleAt: SampleAt = (jdUt, near) => {
    const { longitude, speed } = grahaMotion(graha, jdUt, options)
    return { jdUt, longitude: near + normalizeSignedDegrees(longitude - near), speed }
  }

  function* between(start: Sample, end: Sample): Generator<Crossing> {
    const turns = start.speed < 0 !== end.speed < 0
    if (!turns || !mayTurnAtMark(start, end, marks)) return yield* passed(start, end, marks, sampleAt)

    const speedAt = (jdUt: JulianDay) => grahaMotion(graha, jdUt, options).speed
    const turning = signChange(speedAt, start.jdUt, end.jdUt, STATION_TOLERANCE_DAYS)
    const station = sampleAt(turning, start.longitude)
    yield* passed(start, station, marks, sampleAt)
    yield* passed(station, end, marks, sampleAt)
  }

  let start: Sample = { jdUt: from, ...grahaMotion(graha, from, options) }
  while (start.jdUt < until) {
    const daysToMark = distanceToMark(start.longitude, marks) / FASTEST[graha]
    const end = sampleAt(Math.min(until, start.jdUt + Math.max(stepDays, daysToMark)), start.longitude)
    if (daysToMark <= stepDays) yield* between(start, end)
    start = end
  }
}
