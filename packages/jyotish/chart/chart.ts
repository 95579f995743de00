import type { Degrees } from '../angles.ts'
import { meanAyanamsa } from '../ayanamsa/ayanamsa.ts'
import type { Dasha } from '../dashas/period.ts'
import { vimshottari } from '../dashas/vimshottari.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { type HouseRefusal, type HouseSpan, houseAt, housesOf } from '../houses/houses.ts'
import { accepted, type Outcome } from '../outcome.ts'
import { type InstantPanchanga, limbsAt } from '../panchanga/panchanga-at.ts'
import { varaOfSunrise } from '../panchanga/vara.ts'
import { bodiesAt } from '../sky/bodies.ts'
import { instantAt } from '../sky/instant.ts'
import { checkLocation, type Location, type LocationRefusal } from '../sky/location.ts'
import { type LuminaryTrack, trackLuminaries } from '../sky/luminary-track.ts'
import { type GrahaPosition, grahasOf } from '../sky/sky-at.ts'
import { type PolarState, polarStateAt, type SunTimes, sunTimesAround } from '../sky/sun-times.ts'
import { type JulianDay, parseUtc } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { isCombust } from '../zodiac/combustion.ts'
import type { Placements } from '../zodiac/placements.ts'
import { type ZodiacPosition, zodiacPosition } from '../zodiac/position.ts'
import type { House } from '../zodiac/rashi.ts'
import { type Conventions, conventionsOf, ENGINE_VERSION } from './conventions.ts'
import { type HorizonPoint, horizonOf } from './horizon.ts'

/** An instant as a Julian Day UT or UTC text, a location, and optional conventions. */
export type ChartInput = Location & { options?: Partial<Conventions> } & ({ jdUt: JulianDay } | { utc: string })

export type ChartRefusal = TimeRefusal | LocationRefusal | HouseRefusal | 'not-a-utc-time'

export type ChartGraha = GrahaPosition & ZodiacPosition & { house: House; isCombust: boolean }

/** Longitudes are sidereal degrees, instants Julian Days UT. */
export type Chart = {
  engineVersion: string
  conventions: Conventions
  jdUt: JulianDay
  location: Location
  /** Terrestrial time minus universal time, seconds. */
  deltaT: number
  ayanamsaMean: Degrees
  lagna: HorizonPoint & ZodiacPosition
  midheaven: HorizonPoint
  grahas: Record<Graha, ChartGraha>
  houses: HouseSpan[]
  panchanga: InstantPanchanga & {
    sun: SunTimes
    /** Weekday from sunrise to sunrise, 0 = Sunday; undefined during polar day and night. */
    vara: number | undefined
    polarState?: PolarState
  }
  vimshottari: Dasha
  /** The input for vargas, yogas, transits and matching. */
  placements: Placements & { lagna: Degrees }
}

function placementsOf(grahas: Record<Graha, GrahaPosition>, lagna: Degrees): Chart['placements'] {
  const longitudes = {} as Record<Graha, Degrees>
  const retrograde: Partial<Record<Graha, boolean>> = {}
  for (const graha of GRAHAS) {
    longitudes[graha] = grahas[graha].longitude
    retrograde[graha] = grahas[graha].isRetrograde
  }
  return { longitudes, lagna, retrograde }
}

function chartGrahas(grahas: Record<Graha, GrahaPosition>, houses: readonly HouseSpan[]): Record<Graha, ChartGraha> {
  const placed = {} as Record<Graha, ChartGraha>
  const sun = grahas.sun.longitude
  for (const graha of GRAHAS) {
    const position = grahas[graha]
    const { longitude, isRetrograde } = position
    placed[graha] = {
      ...position,
      ...zodiacPosition(longitude),
      house: houseAt(longitude, houses),
      isCombust: isCombust({ graha, longitude, sun, isRetrograde }),
    }
  }
  return placed
}

function panchangaOf(
  track: LuminaryTrack,
  jdUt: JulianDay,
  location: Location,
  conventions: Conventions,
): Chart['panchanga'] {
  const sun = sunTimesAround(jdUt, location, conventions.sunriseRule, track)
  const isPolar = sun.previousRise === undefined
  return {
    ...limbsAt(jdUt, conventions.ayanamsa, track),
    sun,
    vara: sun.previousRise === undefined ? undefined : varaOfSunrise(sun.previousRise, location.lon),
    ...(isPolar ? { polarState: polarStateAt(jdUt, location, track) } : {}),
  }
}

/**
 * Computes a birth chart: nine grahas, lagna, houses, panchanga and Vimshottari. Refuses instants outside 1900 to 2100,
 * invalid coordinates, and KP houses inside the polar circles.
 */
export function computeChart(input: ChartInput): Outcome<Chart, ChartRefusal> {
  const time = 'utc' in input ? parseUtc(input.utc) : accepted(input.jdUt)
  if (!time.ok) return time
  const supported = checkSupported(time.value)
  if (!supported.ok) return supported
  const place = checkLocation(input)
  if (!place.ok) return place

  const conventions = conventionsOf(input.options)
  const location = place.value
  const instant = instantAt(supported.value)
  const ayanamsa = meanAyanamsa(conventions.ayanamsa, instant.frame)
  const horizon = horizonOf(instant, location, ayanamsa.value)
  const lagna = horizon.ascendant.longitude
  const houses = housesOf({
    system: conventions.houseSystem,
    ascendant: lagna,
    midheaven: horizon.midheaven.longitude,
    ayanamsaTrue: horizon.ayanamsaTrue,
    angles: horizon.angles,
  })
  if (!houses.ok) return houses

  const bodies = bodiesAt(instant)
  const grahas = grahasOf(bodies, instant, ayanamsa, conventions.node)
  return accepted({
    engineVersion: ENGINE_VERSION,
    conventions,
    jdUt: instant.jdUt,
    location,
    deltaT: instant.deltaT,
    ayanamsaMean: ayanamsa.value,
    lagna: { ...horizon.ascendant, ...zodiacPosition(lagna) },
    midheaven: horizon.midheaven,
    grahas: chartGrahas(grahas, houses.value),
    houses: houses.value,
    panchanga: panchangaOf(trackLuminaries({ instant, ...bodies }), instant.jdUt, location, conventions),
    vimshottari: vimshottari({
      moonLongitude: grahas.moon.longitude,
      birthJdUt: instant.jdUt,
      yearDays: conventions.yearDays,
    }),
    placements: placementsOf(grahas, lagna),
  })
}
