/** An angle in degrees of arc. */
export type Degrees = number

/** A whole number of micro-arcseconds in [0, FULL_CIRCLE). */
export type MicroArcseconds = number

export const MICRO_ARCSECONDS_PER_DEGREE = 3_600_000_000
export const FULL_CIRCLE: MicroArcseconds = 360 * MICRO_ARCSECONDS_PER_DEGREE

/** Normalizes any finite angle to [0, 360) degrees. */
export function normalizeDegrees(angle: Degrees): Degrees {
  const turned = angle % 360
  const positive = turned < 0 ? turned + 360 : turned
  // A tiny negative angle plus 360 rounds up to exactly 360; adding 0 turns -0 into 0.
  return positive === 360 ? 0 : positive + 0
}

/** Normalizes any finite angle to [-180, 180) degrees. */
export function normalizeSignedDegrees(angle: Degrees): Degrees {
  const turned = normalizeDegrees(angle)
  return turned >= 180 ? turned - 360 : turned
}

/**
 * The longitude as a whole number of micro-arcseconds in [0, 1,296,000,000,000).
 *
 * Thirds of a degree have no exact binary form, so every sign, nakshatra and varga boundary is decided on this integer.
 * A micro-arcsecond is a millionth of the guaranteed accuracy of the positions.
 */
export function toMicroArcseconds(longitude: Degrees): MicroArcseconds {
  if (!Number.isFinite(longitude)) throw new RangeError(`A longitude must be a finite number of degrees: ${longitude}`)
  return Math.round(normalizeDegrees(longitude) * MICRO_ARCSECONDS_PER_DEGREE) % FULL_CIRCLE
}

export function fromMicroArcseconds(microArcseconds: MicroArcseconds): Degrees {
  return microArcseconds / MICRO_ARCSECONDS_PER_DEGREE
}

/** The distance forward through the zodiac from one longitude to another, in [0, 360) degrees. */
export function forwardSeparation(from: Degrees, to: Degrees): Degrees {
  return normalizeDegrees(to - from)
}

/** The shorter distance between two longitudes, in [0, 180] degrees. */
export function angularSeparation(one: Degrees, other: Degrees): Degrees {
  const forward = forwardSeparation(one, other)
  return forward > 180 ? 360 - forward : forward
}
