/**
 * Sine, cosine and arctangent from additions and multiplications only.
 *
 * The last bit of `Math.sin` differs between JavaScript engines and their versions. A chart must be identical, bit for
 * bit, on the server and in every browser, so this package has its own functions.
 * Errors stay below 3e-16 for angles up to a million radians.
 */
export const PI = Math.PI
export const TURN = 2 * Math.PI
export const RADIANS_PER_DEGREE = PI / 180
export const RADIANS_PER_ARCSECOND = PI / 648000

/** pi/2 in two parts: the first has 33 significant bits, so its small multiples are exact. */
const RIGHT_ANGLE_HIGH = 1.5707963267341256
const RIGHT_ANGLE_LOW = 6.077100506506192e-11
const PER_RIGHT_ANGLE = 2 / PI

/** Taylor coefficients; up to pi/4 the omitted terms are below 5e-17. */
const S3 = -1 / 6
const S5 = 1 / 120
const S7 = -1 / 5040
const S9 = 1 / 362880
const S11 = -1 / 39916800
const S13 = 1 / 6227020800
const S15 = -1 / 1307674368000
const C2 = -1 / 2
const C4 = 1 / 24
const C6 = -1 / 720
const C8 = 1 / 40320
const C10 = -1 / 3628800
const C12 = 1 / 479001600
const C14 = -1 / 87178291200
const C16 = 1 / 20922789888000

function nearSine(x: number): number {
  const z = x * x
  return x + x * z * (S3 + z * (S5 + z * (S7 + z * (S9 + z * (S11 + z * (S13 + z * S15))))))
}

function nearCosine(x: number): number {
  const z = x * x
  return 1 + z * (C2 + z * (C4 + z * (C6 + z * (C8 + z * (C10 + z * (C12 + z * (C14 + z * C16)))))))
}

export function sin(angle: number): number {
  const quarters = Math.round(angle * PER_RIGHT_ANGLE)
  const rest = angle - quarters * RIGHT_ANGLE_HIGH - quarters * RIGHT_ANGLE_LOW
  const value = quarters & 1 ? nearCosine(rest) : nearSine(rest)
  return quarters & 2 ? -value : value
}

export function cos(angle: number): number {
  const quarters = Math.round(angle * PER_RIGHT_ANGLE)
  const rest = angle - quarters * RIGHT_ANGLE_HIGH - quarters * RIGHT_ANGLE_LOW
  const value = quarters & 1 ? nearSine(rest) : nearCosine(rest)
  return (quarters + 1) & 2 ? -value : value
}

/** Exactly the values of `sin` and `cos`, at half the cost. */
export function sinCos(angle: number): { sin: number; cos: number } {
  const quarters = Math.round(angle * PER_RIGHT_ANGLE)
  const rest = angle - quarters * RIGHT_ANGLE_HIGH - quarters * RIGHT_ANGLE_LOW
  const sine = nearSine(rest)
  const cosine = nearCosine(rest)
  const isOdd = (quarters & 1) === 1
  return {
    sin: (isOdd ? cosine : sine) * (quarters & 2 ? -1 : 1),
    cos: (isOdd ? sine : cosine) * ((quarters + 1) & 2 ? -1 : 1),
  }
}

export function tan(angle: number): number {
  return sin(angle) / cos(angle)
}

/** The direction of the point (x, y) in [-pi, pi]. */
export function atan2(y: number, x: number): number {
  const wide = Math.abs(x)
  const high = Math.abs(y)
  if (wide === 0 && high === 0) return 0

  // A cubic estimate is within 0.005 rad; rotating back by it leaves a tangent small enough for a short series.
  const ratio = high < wide ? high / wide : wide / high
  const octant = ratio * (0.9724 - 0.1919 * ratio * ratio)
  const guess = high < wide ? octant : PI / 2 - octant
  const cosine = cos(guess)
  const sine = sin(guess)
  const rest = (high * cosine - wide * sine) / (wide * cosine + high * sine)
  const square = rest * rest
  const first = guess + rest * (1 - square * (1 / 3 - square * (1 / 5 - square / 7)))

  const inHalf = x < 0 ? PI - first : first
  return y < 0 ? -inHalf : inHalf
}

/** Clamps arguments that rounding pushed beyond ±1. */
export function asin(sine: number): number {
  const bounded = Math.max(-1, Math.min(1, sine))
  return atan2(bounded, Math.sqrt((1 - bounded) * (1 + bounded)))
}

/** Clamps arguments that rounding pushed beyond ±1. */
export function acos(cosine: number): number {
  return PI / 2 - asin(cosine)
}
