/** An angle in degrees of arc; a longitude when it is said to be one. */
export type Degrees = number

/** A whole number of micro-arcseconds, from 0 up to but not including the full circle. */
export type MicroArcseconds = number

export const MICRO_ARCSECONDS_PER_DEGREE = 3_600_000_000
export const FULL_CIRCLE: MicroArcseconds = 360 * MICRO_ARCSECONDS_PER_DEGREE

/** Turns any finite angle into the same direction in [0, 360) degrees. */
export function normalizeDegrees(angle: Degrees): Degrees {
  const turned = angle % 360
  const positive = turned < 0 ? turned + 360 : turned
  // A negative angle smaller than half a bit of 360 rounds up to the full circle; -0 becomes 0 by the addition.
  return positive === 360 ? 0 : positive + 0
}

/** Turns any finite angle into the same direction in [-180, 180) degrees. */
export function normalizeSignedDegrees(angle: Degrees): Degrees {
  const turned = normalizeDegrees(angle)
  return turned >= 180 ? turned - 360 : turned
}

/**
 * The longitude as a whole number of micro-arcseconds in [0, 1,296,000,000,000).
 *
 * Thirds of a degree have no exact binary form, so every boundary of sign, star or varga
 * is decided on this integer. A micro-arcsecond is a millionth of what the sky half promises.
 */
export function toMicroArcseconds(longitude: Degrees): MicroArcseconds {
  if (!Number.isFinite(longitude)) throw new RangeError(`A longitude must be a finite number of degrees: ${longitude}`)
  return Math.round(normalizeDegrees(longitude) * MICRO_ARCSECONDS_PER_DEGREE) % FULL_CIRCLE
}

/** The angle in degrees of a number of micro-arcseconds. */
export function fromMicroArcseconds(microArcseconds: MicroArcseconds): Degrees {
  return microArcseconds / MICRO_ARCSECONDS_PER_DEGREE
}

/** The way forward through the zodiac from one longitude to another, in [0, 360) degrees. */
export function forwardSeparation(from: Degrees, to: Degrees): Degrees {
  return normalizeDegrees(to - from)
}

/** The shorter way between two longitudes, in [0, 180] degrees. */
export function angularSeparation(one: Degrees, other: Degrees): Degrees {
  const forward = forwardSeparation(one, other)
  return forward > 180 ? 360 - forward : forward
}
