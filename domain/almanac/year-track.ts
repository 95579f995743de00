import { julianDayOfDate } from '@muhurta/jyotish'
import { type LuminaryTrack, trackLuminaries } from '@muhurta/jyotish/almanac'
import { recentValues } from '#domain/recent-values.ts'

/** A year takes about half a megabyte once all its days were asked for. */
const MOST_YEARS = 8

const tracks = recentValues<number, LuminaryTrack>(MOST_YEARS)

/** The Sun and the Moon of a year, shared by every place and day: computing them takes most of the time of a panchanga. */
export function yearTrack(year: number): LuminaryTrack {
  return tracks.get(year) ?? tracks.set(year, trackLuminaries(julianDayOfDate({ year, month: 1, day: 1 })))
}
