import type { Degrees } from '../angles.ts'
import { DAYS_PER_CENTURY, J2000, type JulianDay } from '../time/julian-day.ts'

/** An ayanamsa defined by its value in degrees at an epoch (Julian Day TT), continued with IAU 2006 precession. */
export type CustomAyanamsa = { epochJd: JulianDay; value: Degrees }

/** The mean ayanamsa as a polynomial in Julian centuries TT from J2000, arcseconds. */
export type AyanamsaPolynomial = readonly [constant: number, linear: number, square: number, cube: number]

/** The three most used, each with the precession of its own definition; within 0.01" from 1900 to 2100. */
export const POLYNOMIALS = {
  lahiri: [85885.53237, 5028.79658, 1.10555, 0.000013],
  raman: [80678.84765, 5028.79701, 1.10543, 0.000013],
  krishnamurti: [85536.86405, 5028.79701, 1.10543, 0.000013],
} as const satisfies Record<string, AyanamsaPolynomial>

/** General precession in longitude from J2000, IAU 2006, arcseconds. */
export const PRECESSION: AyanamsaPolynomial = [0, 5028.79701, 1.10543, 0.000013]

const J1900: JulianDay = 2415020
const B1950: JulianDay = 2433282.42346

/** Ayanamsas defined by a value at an epoch. */
export const EPOCHS = {
  /** Indian Calendar Reform Committee: 23 degrees 15 minutes, true, on 21 March 1956; its nutation was 16.71". */
  lahiriIcrc: { epochJd: 2435553.5, value: 23.25 - 0.00464207 },
  /** Sri Yukteshwar Giri, The Holy Science. */
  yukteshwar: { epochJd: J1900, value: 21.082222 },
  /** J. N. Bhasin. */
  jnBhasin: { epochJd: J1900, value: 21.365556 },
  /**
   * K. Balachandran, KP & Astrology Year Book 2003: 22 degrees 22 minutes 15.7" in 1900, which he continues with the precession
   * of Newcomb. By ours it is 2.6" more in 2000.
   */
  kpNew: { epochJd: J1900, value: 22 + 22 / 60 + 15.7 / 3600 },
  /** D. Senthilathiban 2019: zero at the mean equinox of 291 (JD 1827424.752), by the precession of millennia 23.780188 in 2000. */
  kp291: { epochJd: J2000, value: 23.780188 },
  /** Zero when the Sun of the Surya Siddhanta met the equinox, 21 March 499. */
  suryaSiddhanta: { epochJd: 1903396.8128654, value: 0 },
  /** Cyril Fagan and Donald Bradley: 24 degrees 2 minutes 31.36" at B1950. */
  faganBradley: { epochJd: B1950, value: 24 + 2 / 60 + 31.36 / 3600 },
} as const satisfies Record<string, CustomAyanamsa>

/** Every named ayanamsa; the first four are tested against the reference charts. */
export const AYANAMSA_MODES = [
  'lahiri',
  'raman',
  'krishnamurti',
  'trueChitra',
  'lahiriIcrc',
  'yukteshwar',
  'jnBhasin',
  'kpNew',
  'kp291',
  'truePushya',
  'trueRevati',
  'suryaSiddhanta',
  'faganBradley',
] as const
export type AyanamsaMode = (typeof AYANAMSA_MODES)[number]

export type Ayanamsa = AyanamsaMode | CustomAyanamsa

export function isAyanamsaMode(value: unknown): value is AyanamsaMode {
  return AYANAMSA_MODES.some((mode) => mode === value)
}

/** Julian centuries from J2000. */
export function centuriesOf(epochJd: JulianDay): number {
  return (epochJd - J2000) / DAYS_PER_CENTURY
}
