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
import { checkLocation, type Location, type LocationRefusal } from '../sky/location.ts'
import { type LuminaryTrack, trackLuminaries } from '../sky/luminary-track.ts'
import { momentAt } from '../sky/moment.ts'
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

/** A moment as a Julian Day UT or as UTC text, and a place. */
export type ChartQuestion = Location & { options?: Partial<Conventions> } & ({ jdUt: JulianDay } | { utc: string })

export type ChartRefusal = TimeRefusal | LocationRefusal | HouseRefusal | 'not-a-utc-time'

export type ChartGraha = GrahaPosition & ZodiacPosition & { house: House; isCombust: boolean }

/** A whole chart: sidereal degrees, Julian Days UT. */
export type Chart = {
  engineVersion: string
  conventions: Conventions
  jdUt: JulianDay
  location: Location
  /** Terrestrial minus universal time, seconds. */
  deltaT: number
  ayanamsaMean: Degrees
  lagna: HorizonPoint & ZodiacPosition
  midheaven: HorizonPoint
  grahas: Record<Graha, ChartGraha>
  houses: HouseSpan[]
  panchanga: InstantPanchanga & {
    sun: SunTimes
    /** 0 = Sunday, from sunrise to sunrise; undefined in polar day and night. */
    vara: number | undefined
    polarState?: PolarState
  }
  vimshottari: Dasha
  /** The longitudes alone, as the rules of vargas, yogas and matching take them. */
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
 * A birth chart, 1900 to 2100: nine grahas, lagna, houses, panchanga and Vimshottari, with the conventions and the
 * engine's version. Says no outside those years, off the Earth, and to KP houses inside the polar circles.
 */
export function computeChart(question: ChartQuestion): Outcome<Chart, ChartRefusal> {
  const time = 'utc' in question ? parseUtc(question.utc) : accepted(question.jdUt)
  if (!time.ok) return time
  const supported = checkSupported(time.value)
  if (!supported.ok) return supported
  const place = checkLocation(question)
  if (!place.ok) return place

  const conventions = conventionsOf(question.options)
  const location = place.value
  const moment = momentAt(supported.value)
  const ayanamsa = meanAyanamsa(conventions.ayanamsa, moment.frame)
  const horizon = horizonOf(moment, location, ayanamsa.value)
  const lagna = horizon.ascendant.longitude
  const houses = housesOf({
    system: conventions.houseSystem,
    ascendant: lagna,
    midheaven: horizon.midheaven.longitude,
    ayanamsaTrue: horizon.ayanamsaTrue,
    angles: horizon.angles,
  })
  if (!houses.ok) return houses

  const bodies = bodiesAt(moment)
  const grahas = grahasOf(bodies, moment, ayanamsa, conventions.node)
  return accepted({
    engineVersion: ENGINE_VERSION,
    conventions,
    jdUt: moment.jdUt,
    location,
    deltaT: moment.deltaT,
    ayanamsaMean: ayanamsa.value,
    lagna: { ...horizon.ascendant, ...zodiacPosition(lagna) },
    midheaven: horizon.midheaven,
    grahas: chartGrahas(grahas, houses.value),
    houses: houses.value,
    panchanga: panchangaOf(trackLuminaries({ moment, ...bodies }), moment.jdUt, location, conventions),
    vimshottari: vimshottari({
      moonLongitude: grahas.moon.longitude,
      birthJdUt: moment.jdUt,
      yearDays: conventions.yearDays,
    }),
    placements: placementsOf(grahas, lagna),
  })
}
