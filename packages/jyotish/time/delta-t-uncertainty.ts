import type { JulianDay } from './julian-day.ts'

/** Delta T has been observed until here; later values are predictions. */
const LAST_OBSERVED: JulianDay = 2460676.5
const DAYS_PER_YEAR = 365.25

/** The random walk of the length of the day: variance in ms² per year, and the years over which it is drawn. */
const VARIANCE = 0.058
const BASE_YEARS = 2500

/**
 * The standard error of the predicted delta T in seconds: 0 until 2025, 6 s in 2050, 33 s in 2100 (P. J. Huber 2006,
 * Modeling the length of day and extrapolating the rotation of the Earth). It moves the Moon by 0.55" a second, and the
 * lagna of a civil time not at all.
 */
export function deltaTUncertainty(jdUt: JulianDay): number {
  const years = (jdUt - LAST_OBSERVED) / DAYS_PER_YEAR
  if (years <= 0) return 0
  return (365.25 * years * Math.sqrt(((years * VARIANCE) / 3) * (1 + years / BASE_YEARS))) / 1000
}
