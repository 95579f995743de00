import type { JulianDay } from '../time/julian-day.ts'
import type { Location } from './location.ts'
import { type LuminaryTrack, trackLuminaries } from './luminary-track.ts'
import { findLastEvent, findNextEvent, type SunriseRule } from './rise-set.ts'
import { sin } from './trigonometry.ts'

/** Sunrises and sunset around an instant, Julian Days UT; undefined when there is none within two days. */
export type SunTimes = {
  /** The last sunrise at or before the instant. */
  previousRise: JulianDay | undefined
  /** The first sunset after that sunrise. */
  setAfterPreviousRise: JulianDay | undefined
  /** The first sunrise after the instant. */
  nextRise: JulianDay | undefined
}

/** Like `sunTimesAt`, without validation and with a track to reuse. */
export function sunTimesAround(
  jdUt: JulianDay,
  location: Location,
  rule: SunriseRule = 'hindu',
  track: LuminaryTrack = trackLuminaries(jdUt),
): SunTimes {
  const sun = { luminary: 'sun', location, rule, track } as const
  const previousRise = findLastEvent(jdUt, { ...sun, event: 'rise' })
  return {
    previousRise,
    setAfterPreviousRise:
      previousRise === undefined ? undefined : findNextEvent(previousRise, { ...sun, event: 'set' }),
    nextRise: findNextEvent(jdUt, { ...sun, event: 'rise' }),
  }
}

export type PolarState = 'polar-day' | 'polar-night'

/** For a day without sunrise: polar day when the Sun is on the same side of the equator as the location. */
export function polarStateAt(jdUt: JulianDay, { lat }: Location, track: LuminaryTrack): PolarState {
  const isNorthern = sin(track.sunAt(jdUt).longitude) > 0
  return isNorthern === lat > 0 ? 'polar-day' : 'polar-night'
}
