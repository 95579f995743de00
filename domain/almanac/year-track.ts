import { julianDayOfDate } from '@muhurta/jyotish'
import { type LuminaryTrack, trackLuminaries } from '@muhurta/jyotish/almanac'

/** A year takes about half a megabyte once all its days were asked for. */
const MOST_YEARS = 8

// A plain Map, because this also runs in browsers: the year that was added first is dropped.
const tracks = new Map<number, LuminaryTrack>()

/** The Sun and the Moon of a year, shared by every place and day: computing them takes most of the time of a panchanga. */
export function yearTrack(year: number): LuminaryTrack {
  const known = tracks.get(year)
  if (known) return known
  const track = trackLuminaries(julianDayOfDate({ year, month: 1, day: 1 }))
  const [first] = tracks.keys()
  if (tracks.size >= MOST_YEARS && first !== undefined) tracks.delete(first)
  tracks.set(year, track)
  return track
}
