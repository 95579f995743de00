import { angularSeparation, type Degrees, normalizeSignedDegrees } from '../angles.ts'
import type { SignLord } from '../grahas.ts'
import { DAYS_PER_CENTURY, J2000, type JulianDay } from '../time/julian-day.ts'

/** The five grahas with a strength of motion. */
export type Wanderer = Exclude<SignLord, 'sun' | 'moon'>

/** The mean longitude in degrees at an epoch and per day, and a correction that grows with the years since 1900. */
type MeanMotion = { atEpoch: Degrees; perDay: number; correction?: readonly [constant: number, perYear: number] }

/** Midnight of 1 January 1900 at Ujjain (5h 3m 4s east). */
const UJJAIN_1900: JulianDay = 2415020.5 - (5 + 3 / 60 + 4 / 3600) / 24
const DAYS_PER_YEAR = 365.25

/**
 * Sidereal mean longitudes after Raman (Graha and Bhava Balas). For Mercury and Venus it is the shighrochcha, the mean
 * heliocentric longitude. Not read from the book: the figures are the ones that reproduce its worked example and the
 * reference births.
 */
const RAMAN_MEANS: Record<Wanderer | 'sun', MeanMotion> = {
  sun: { atEpoch: 257.4568, perDay: 0.9856027 },
  mercury: { atEpoch: 164, perDay: 4.09232, correction: [6.67, -0.00133] },
  venus: { atEpoch: 328.51, perDay: 1.60215, correction: [-5, -0.0001] },
  mars: { atEpoch: 270.22, perDay: 0.5240201 },
  jupiter: { atEpoch: 220.04, perDay: 0.0830911, correction: [-3.3, -0.0067] },
  saturn: { atEpoch: 236.74, perDay: 0.0334391, correction: [5, 0.001] },
}

export type MeanLongitudes = Record<Wanderer | 'sun', Degrees>

function meansOf(meanOf: (name: Wanderer | 'sun') => Degrees): MeanLongitudes {
  return {
    sun: meanOf('sun'),
    mercury: meanOf('mercury'),
    venus: meanOf('venus'),
    mars: meanOf('mars'),
    jupiter: meanOf('jupiter'),
    saturn: meanOf('saturn'),
  }
}

/** Raman's mean longitudes at an instant. */
export function ramanMeans(jdUt: JulianDay): MeanLongitudes {
  const days = jdUt - UJJAIN_1900
  const years = days / DAYS_PER_YEAR
  const meanOf = (name: Wanderer | 'sun') => {
    const { atEpoch, perDay, correction: [constant, perYear] = [0, 0] } = RAMAN_MEANS[name]
    return atEpoch + perDay * days + constant + perYear * years
  }
  return meansOf(meanOf)
}

/** Mean longitudes from the equinox of date: degrees at J2000 and per Julian century (Meeus, Astronomical Algorithms, ch. 31). */
const MODERN_MEANS: Record<Wanderer | 'sun', readonly [Degrees, number]> = {
  sun: [280.466457, 36000.7698278],
  mercury: [252.250906, 149474.0722491],
  venus: [181.979801, 58519.2130302],
  mars: [355.433, 19141.6964471],
  jupiter: [34.351519, 3036.3027748],
  saturn: [50.077444, 1223.5110686],
}

/** Modern mean longitudes, sidereal by the given ayanamsa: a variant that does not depend on the tables of 1900. */
export function modernMeans(jdUt: JulianDay, ayanamsa: Degrees): MeanLongitudes {
  const centuries = (jdUt - J2000) / DAYS_PER_CENTURY
  const meanOf = (name: Wanderer | 'sun') => {
    const [atJ2000, perCentury] = MODERN_MEANS[name]
    return atJ2000 + perCentury * centuries - ayanamsa
  }
  return meansOf(meanOf)
}

/**
 * Strength of motion: a third of the arc between the shighrochcha and the middle of mean and true place (Parashara
 * 27.21-23; Raman). The mean place of Mercury and Venus, and the shighrochcha of the others, is the mean Sun.
 */
export function cheshtaBala(graha: Wanderer, longitude: Degrees, means: MeanLongitudes): number {
  const isInner = graha === 'mercury' || graha === 'venus'
  const mean = isInner ? means.sun : means[graha]
  const apex = isInner ? means[graha] : means.sun
  const middle = mean + normalizeSignedDegrees(longitude - mean) / 2
  return angularSeparation(apex, middle) / 3
}
