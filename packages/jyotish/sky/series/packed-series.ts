/**
 * How a truncated Fourier series is stored: amplitudes in whole units, frequencies as fine as the amplitude needs.
 *
 * A term is `(c cos wT + s sin wT) T^power`, T in Julian centuries from J2000, w in radians a century.
 * Because |T| stays below 1.01, a frequency rounded to `2^(1 - bits)` displaces a term of that many bits by at most
 * one unit. Terms of one width stand in the order of their frequencies, of which only the gaps are kept: a small term
 * takes three bytes instead of twenty-four.
 */
export type PackedSeries = {
  /** Per coordinate: the coefficients of T^0, T^1, … that do not oscillate. */
  polynomials: readonly (readonly number[])[]
  /** Per coordinate: what one whole unit of amplitude is worth. */
  units: readonly number[]
  bits: string
}

/** Widths of the numbers in a packed group's head, in bits. */
export const GROUP_COUNT_BITS = 6
export const TERM_COUNT_BITS = 10
export const WIDTH_BITS = 6
export const MULTIPLIER_BITS = 4
export const MAX_POWER = 5
