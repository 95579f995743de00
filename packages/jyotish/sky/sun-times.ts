import type { JulianDay } from '../time/julian-day.ts'
import type { Location } from './location.ts'
import { type LuminaryTrack, trackLuminaries } from './luminary-track.ts'
import { findLastEvent, findNextEvent, type SunriseRule } from './rise-set.ts'
import { sin } from './trigonometry.ts'

/** The Vedic day around an instant, Julian Days UT; undefined where the Sun does not rise or set within two days. */
export type SunTimes = {
  /** The last sunrise at or before the instant. */
  previousRise: JulianDay | undefined
  /** The first sunset after that sunrise. */
  setAfterPreviousRise: JulianDay | undefined
  /** The first sunrise after the instant. */
  nextRise: JulianDay | undefined
}

/** Sunrise and sunset around an instant, within a second from 1900 to 2100; polar day and night are left undefined. */
export function sunTimesAround(
  jdUt: JulianDay,
  location: Location,
  rule: SunriseRule = 'hindu',
  track: LuminaryTrack = trackLuminaries(jdUt),
): SunTimes {
  const sun = { light: 'sun', location, rule, track } as const
  const previousRise = findLastEvent(jdUt, { ...sun, event: 'rise' })
  return {
    previousRise,
    setAfterPreviousRise:
      previousRise === undefined ? undefined : findNextEvent(previousRise, { ...sun, event: 'set' }),
    nextRise: findNextEvent(jdUt, { ...sun, event: 'rise' }),
  }
}

/** What the Sun does where it neither rises nor sets. */
export type PolarState = 'polar-day' | 'polar-night'

/** Whether a day without sunrise is all light or all dark: light when the Sun stands on the place's side of the equator. */
export function polarStateAt(jdUt: JulianDay, { lat }: Location, track: LuminaryTrack): PolarState {
  const isNorthern = sin(track.sunAt(jdUt).longitude) > 0
  return isNorthern === lat > 0 ? 'polar-day' : 'polar-night'
}
