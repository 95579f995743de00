import { deltaTAt } from '../time/delta-t.ts'
import { DAYS_PER_CENTURY, J2000, type JulianDay, SECONDS_PER_DAY } from '../time/julian-day.ts'
import { type Frame, frameAt } from './frame.ts'

/** An instant with its delta T in seconds and its frame: what every place in the sky is counted from. */
export type Moment = { jdUt: JulianDay; deltaT: number; frame: Frame }

/** The instant of a Julian Day UT. */
export function momentAt(jdUt: JulianDay): Moment {
  const deltaT = deltaTAt(jdUt)
  const centuries = (jdUt - J2000 + deltaT / SECONDS_PER_DAY) / DAYS_PER_CENTURY
  return { jdUt, deltaT, frame: frameAt(centuries) }
}
