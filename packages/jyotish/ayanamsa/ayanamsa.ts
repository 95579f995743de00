import { type Degrees, normalizeDegrees } from '../angles.ts'
import { type MeanFrame, meanFrameAt } from '../sky/frame.ts'
import { heliocentricState } from '../sky/heliocentric.ts'
import { starLongitude } from '../sky/star.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import { DAYS_PER_CENTURY } from '../time/julian-day.ts'
import {
  type Ayanamsa,
  type AyanamsaPolynomial,
  type CustomAyanamsa,
  centuriesOf,
  EPOCHS,
  POLYNOMIALS,
  PRECESSION,
} from './modes.ts'
import { ANCHOR_STARS } from './stars.ts'

/** The ayanamsa without nutation in degrees, and its rate in degrees per day. */
export type MeanAyanamsa = { value: Degrees; rate: number }

const ARCSECONDS_PER_DEGREE = 3600
const STAR_STEP_DAYS = 0.5

function polynomialAt([constant, linear, square, cube]: AyanamsaPolynomial, t: number): MeanAyanamsa {
  const arcseconds = constant + t * (linear + t * (square + t * cube))
  const perCentury = linear + t * (2 * square + t * 3 * cube)
  return {
    value: arcseconds / ARCSECONDS_PER_DEGREE,
    rate: perCentury / ARCSECONDS_PER_DEGREE / DAYS_PER_CENTURY,
  }
}

function epochAt({ epochJd, value }: CustomAyanamsa, t: number): MeanAyanamsa {
  const now = polynomialAt(PRECESSION, t)
  const then = polynomialAt(PRECESSION, centuriesOf(epochJd))
  return { value: value + now.value - then.value, rate: now.rate }
}

function starValue(mode: keyof typeof ANCHOR_STARS, frame: MeanFrame): Degrees {
  const { star, longitude } = ANCHOR_STARS[mode]
  const earth = heliocentricState('earth', frame.centuries)
  return normalizeDegrees(starLongitude(star, earth, frame) / RADIANS_PER_DEGREE - longitude)
}

function starAt(mode: keyof typeof ANCHOR_STARS, frame: MeanFrame): MeanAyanamsa {
  const step = STAR_STEP_DAYS / DAYS_PER_CENTURY
  const before = starValue(mode, meanFrameAt(frame.centuries - step))
  const after = starValue(mode, meanFrameAt(frame.centuries + step))
  return { value: starValue(mode, frame), rate: (after - before) / (2 * STAR_STEP_DAYS) }
}

/**
 * The mean ayanamsa in a frame of date, 1900 to 2100. Lahiri, Raman and Krishnamurti are within 0.01" and True Chitra
 * within 0.05" of the reference charts; the others follow their published definitions.
 */
export function meanAyanamsa(ayanamsa: Ayanamsa, frame: MeanFrame): MeanAyanamsa {
  if (typeof ayanamsa === 'object') return epochAt(ayanamsa, frame.centuries)

  switch (ayanamsa) {
    case 'lahiri':
    case 'raman':
    case 'krishnamurti':
      return polynomialAt(POLYNOMIALS[ayanamsa], frame.centuries)
    case 'trueChitra':
    case 'truePushya':
    case 'trueRevati':
      return starAt(ayanamsa, frame)
    default:
      return epochAt(EPOCHS[ayanamsa], frame.centuries)
  }
}
