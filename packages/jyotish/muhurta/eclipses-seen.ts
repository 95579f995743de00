import { listEclipses } from '../eclipses/eclipses.ts'
import type { JdSpan } from '../panchanga/day-parts.ts'
import type { Location } from '../sky/location.ts'
import { type LuminaryPosition, trackLuminaries } from '../sky/luminary-track.ts'
import { greenwichSiderealTime } from '../sky/sidereal-time.ts'
import { cos, RADIANS_PER_DEGREE, sin } from '../sky/trigonometry.ts'
import { dot, length, scale, subtract, turnAboutX, type Vector } from '../sky/vector.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { END_OF_SUPPORTED, FIRST_SUPPORTED } from '../time/supported-years.ts'

const LAST_SUPPORTED: JulianDay = END_OF_SUPPORTED - 1e-6
const EARTH_RADIUS_KM = 6378.137
const KM_PER_AU = 149597870.7
const STEP_DAYS = 1 / 144
const HALF_DAYS = 0.125
/** The Sun's and the Moon's radius together as they can be seen, radians. */
const TOUCHING = 0.54 * RADIANS_PER_DEGREE

function toEquator({ longitude, latitude, distance }: LuminaryPosition, obliquity: number, unitKm: number): Vector {
  const ecliptic = {
    x: cos(latitude) * cos(longitude),
    y: cos(latitude) * sin(longitude),
    z: sin(latitude),
  }
  return scale(turnAboutX(ecliptic, -sin(obliquity), cos(obliquity)), distance * unitKm)
}

/** The times around an eclipse at which it can be seen from a place, to ten minutes. */
function seenAround(greatest: JulianDay, kind: 'solar' | 'lunar', { lat, lon }: Location): JdSpan | undefined {
  const track = trackLuminaries(greatest)
  const instants: JulianDay[] = []
  for (let jdUt = greatest - HALF_DAYS; jdUt <= greatest + HALF_DAYS; jdUt += STEP_DAYS) {
    const frame = track.frameAt(jdUt)
    const angle = greenwichSiderealTime(jdUt, frame) + lon * RADIANS_PER_DEGREE - frame.nutationLongitude
    const latitude = lat * RADIANS_PER_DEGREE
    const up = { x: cos(latitude) * cos(angle), y: cos(latitude) * sin(angle), z: sin(latitude) }
    const observer = scale(up, EARTH_RADIUS_KM)
    const sun = subtract(toEquator(track.sunAt(jdUt), frame.trueObliquity, KM_PER_AU), observer)
    const moon = subtract(toEquator(track.moonAt(jdUt), frame.trueObliquity, 1), observer)
    const isUp = dot(kind === 'solar' ? sun : moon, up) > 0
    const apart = Math.acos(Math.min(1, dot(sun, moon) / (length(sun) * length(moon))))
    if (isUp && (kind === 'lunar' ? Math.abs(jdUt - greatest) < HALF_DAYS / 2 : apart < TOUCHING)) instants.push(jdUt)
  }
  const startJdUt = instants[0]
  const last = instants.at(-1)
  return startJdUt === undefined || last === undefined ? undefined : { startJdUt, endJdUt: last + STEP_DAYS }
}

/** The eclipses that a place sees, without those of the penumbra of the Moon, which nobody notices. */
export function eclipseSpans(from: JulianDay, until: JulianDay, location: Location): JdSpan[] {
  const found = listEclipses(Math.max(from, FIRST_SUPPORTED), Math.min(until, LAST_SUPPORTED))
  if (!found.ok) return []
  return found.value
    .filter(({ type }) => type !== 'penumbral')
    .flatMap(({ greatestJdUt, kind }) => seenAround(greatestJdUt, kind, location) ?? [])
}
