import type { JdSpan } from '../panchanga/day-parts.ts'
import { apparentPlace, shortWay } from '../sky/apparent.ts'
import { heliocentricState } from '../sky/heliocentric.ts'
import { instantAt } from '../sky/instant.ts'
import type { Location } from '../sky/location.ts'
import { greenwichSiderealTime } from '../sky/sidereal-time.ts'
import { acos, asin, atan2, cos, RADIANS_PER_DEGREE, sin, TURN } from '../sky/trigonometry.ts'
import type { JulianDay } from '../time/julian-day.ts'

/**
 * The arcus visionis: how far the Sun must be below the horizon, in degrees, for the planet to be seen while it rises or
 * sets. Dawn needs more for Jupiter than dusk, as in Schoch's values from Babylonian records (Venus 5.2 to 6.0, Jupiter 7.4
 * at dusk and 9.3 at dawn); ours lie between the published days on which Drik Panchang sees them and does not.
 */
const ARCUS_VISIONIS = {
  venus: { dusk: 5.73, dawn: 5.73 },
  jupiter: { dusk: 7.25, dawn: 8.9 },
} as const

/** Beyond this elongation a planet is seen every day, degrees. */
const ALWAYS_SEEN = 25
/** No planet changes its elongation faster: Venus turns back while the Sun goes on. Degrees per day. */
const FASTEST = 1.7
/** Sights further apart than this have an invisible stretch between them, days. */
const USUAL_GAP = 1.6

type HiddenPlanet = keyof typeof ARCUS_VISIONIS
type Equatorial = { rightAscension: number; declination: number }

function equatorial(longitude: number, latitude: number, obliquity: number): Equatorial {
  const x = cos(latitude) * cos(longitude)
  const y = cos(latitude) * sin(longitude) * cos(obliquity) - sin(latitude) * sin(obliquity)
  const z = cos(latitude) * sin(longitude) * sin(obliquity) + sin(latitude) * cos(obliquity)
  return { rightAscension: atan2(y, x), declination: asin(z) }
}

/** The Sun and a planet at an instant, and how far east of the Sun the planet stands, degrees. */
function skyAt(planet: HiddenPlanet, jdUt: JulianDay) {
  const { frame } = instantAt(jdUt)
  const earth = heliocentricState('earth', frame.centuries)
  const sunPlace = apparentPlace(undefined, earth, frame)
  const place = apparentPlace(heliocentricState(planet, frame.centuries), earth, frame)
  return { frame, sunPlace, place, elongation: shortWay(place.longitude - sunPlace.longitude) / RADIANS_PER_DEGREE }
}

/** When a planet is seen at the horizon around a sunrise or sunset; undefined when the Sun drowns it. */
function sightNear(
  planet: HiddenPlanet,
  jdUt: JulianDay,
  isDawn: boolean,
  { lat, lon }: Location,
  { frame, sunPlace, place } = skyAt(planet, jdUt),
) {
  const latitude = lat * RADIANS_PER_DEGREE
  const toEquator = ({ longitude, latitude: beta }: typeof place) =>
    equatorial(longitude + frame.nutationLongitude, beta, frame.trueObliquity)
  const body = toEquator(place)
  const sun = toEquator(sunPlace)
  const cosine = (-sin(latitude) * sin(body.declination)) / (cos(latitude) * cos(body.declination))
  if (Math.abs(cosine) > 1) return undefined
  const siderealTime = body.rightAscension + (isDawn ? -acos(cosine) : acos(cosine))
  const hourAngle = siderealTime - sun.rightAscension
  const altitude = asin(sin(latitude) * sin(sun.declination) + cos(latitude) * cos(sun.declination) * cos(hourAngle))
  const arcus = ARCUS_VISIONIS[planet][isDawn ? 'dawn' : 'dusk']
  if (-altitude / RADIANS_PER_DEGREE < arcus) return undefined
  return jdUt + shortWay(siderealTime - greenwichSiderealTime(jdUt, frame) - lon * RADIANS_PER_DEGREE) / TURN
}

type Sun = { sunrise: JulianDay; sunset: JulianDay }

/** Near the Sun, a high latitude can show a planet at dawn and at dusk. */
function sightsNearSun(
  planet: HiddenPlanet,
  { sunrise, sunset }: Sun,
  location: Location,
  atSunrise: ReturnType<typeof skyAt>,
): JulianDay[] {
  const dawn = sightNear(planet, sunrise, true, location, atSunrise)
  const dusk = sightNear(planet, sunset, false, location)
  return [dawn, dusk].filter((sight) => sight !== undefined)
}

/** A planet far west of the Sun is a morning star; how far it is says for how many days that is certain. */
function* sightsOn(days: readonly Sun[], planet: HiddenPlanet, location: Location): Generator<JulianDay> {
  let certainUntil = Number.NEGATIVE_INFINITY
  let isMorningStar = false
  for (const day of days) {
    if (day.sunrise >= certainUntil) {
      const atSunrise = skyAt(planet, day.sunrise)
      const { elongation } = atSunrise
      const beyond = Math.abs(elongation) - ALWAYS_SEEN
      if (beyond <= 0) {
        yield* sightsNearSun(planet, day, location, atSunrise)
        continue
      }
      isMorningStar = elongation < 0
      certainUntil = day.sunrise + beyond / FASTEST
    }
    yield isMorningStar ? day.sunrise : day.sunset
  }
}

/**
 * The stretches in which a planet is not seen at a place, from its last sight to its first, among consecutive days. A stretch
 * that begins before the first of the days or ends after the last is cut there.
 */
export function hiddenStretches(planet: HiddenPlanet, days: readonly Sun[], location: Location): JdSpan[] {
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last) return []
  const edges = [first.sunrise - 1, ...sightsOn(days, planet, location), last.sunset + 1]
  return edges
    .slice(1)
    .map((endJdUt, index) => ({ startJdUt: edges[index] as number, endJdUt }))
    .filter(({ startJdUt, endJdUt }) => endJdUt - startJdUt > USUAL_GAP)
}
