import { julianDayOfDate } from '@muhurta/jyotish'
import { type LuminaryTrack, trackLuminaries } from '@muhurta/jyotish/almanac'
import type { Steps } from '#domain/steps.ts'

/** A year takes about half a megabyte once all its days were asked for. */
const MOST_YEARS = 8

const tracks = new Map<number, LuminaryTrack>()

/**
 * The Sun and the Moon of a year, shared by every place and day: computing them takes most of the time of a panchanga. The
 * least recently used year is dropped.
 */
export function yearTrack(year: number): LuminaryTrack {
  const track = tracks.get(year) ?? trackLuminaries(julianDayOfDate({ year, month: 1, day: 1 }))
  tracks.delete(year)
  tracks.set(year, track)
  const [oldest] = tracks.keys()
  if (tracks.size > MOST_YEARS && oldest !== undefined) tracks.delete(oldest)
  return track
}

const DAYS_A_STEP = 8

/** Computes the positions of all days of a year in steps: asked for at once, they would hold up every other request. */
export function* fillYearTrack(year: number): Steps<void> {
  const track = yearTrack(year)
  const start = julianDayOfDate({ year, month: 1, day: 1 })
  for (let day = 0; day < 366; day += 1) {
    track.sunAt(start + day)
    if (day % DAYS_A_STEP === 0) yield
  }
}
