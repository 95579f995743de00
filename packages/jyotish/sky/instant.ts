import { deltaTAt } from '../time/delta-t.ts'
import { DAYS_PER_CENTURY, J2000, type JulianDay, SECONDS_PER_DAY } from '../time/julian-day.ts'
import { type Frame, frameAt } from './frame.ts'

/** A Julian Day UT with its delta T in seconds and its frame of date. */
export type Instant = { jdUt: JulianDay; deltaT: number; frame: Frame }

/** Julian centuries TT from J2000. */
export function centuriesAt(jdUt: JulianDay, deltaT: number): number {
  return (jdUt - J2000 + deltaT / SECONDS_PER_DAY) / DAYS_PER_CENTURY
}

export function instantAt(jdUt: JulianDay): Instant {
  const deltaT = deltaTAt(jdUt)
  return { jdUt, deltaT, frame: frameAt(centuriesAt(jdUt, deltaT)) }
}
