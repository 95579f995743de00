import { julianDayOfDate } from '@muhurta/jyotish'
import { type LuminaryTrack, trackLuminaries } from '@muhurta/jyotish/almanac'
import { recentValues } from '#domain/recent-values.ts'
import type { Steps } from '#domain/steps.ts'

/** A year takes about half a megabyte once all its days were asked for. */
const MOST_YEARS = 8

const tracks = recentValues<number, LuminaryTrack>(MOST_YEARS)

/** The Sun and the Moon of a year, shared by every place and day: computing them takes most of the time of a panchanga. */
export function yearTrack(year: number): LuminaryTrack {
  return tracks.get(year) ?? tracks.set(year, trackLuminaries(julianDayOfDate({ year, month: 1, day: 1 })))
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
