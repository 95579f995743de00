/**
 * A truncated Fourier series: amplitudes in whole units, frequencies only as precise as the amplitude requires.
 *
 * A term is `(c cos wT + s sin wT) T^power`, T in Julian centuries from J2000, w in radians per century.
 * Because |T| stays below 1.01, rounding a frequency to `2^(1 - bits)` moves a term of that many bits by at most one
 * unit. Terms of equal width are sorted by frequency and only the gaps are stored, so a small term takes 3 bytes
 * instead of 24.
 */
export type PackedSeries = {
  /** Per coordinate: the non-periodic coefficients of T^0, T^1, … */
  polynomials: readonly (readonly number[])[]
  /** Per coordinate: the value of one unit of amplitude. */
  units: readonly number[]
  bits: string
}

/** Field widths in the header of a packed group, in bits. */
export const GROUP_COUNT_BITS = 6
export const TERM_COUNT_BITS = 10
export const WIDTH_BITS = 6
export const MULTIPLIER_BITS = 4
export const MAX_POWER = 5
