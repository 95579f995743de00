import { meanAyanamsa } from '../ayanamsa/ayanamsa.ts'
import { horizonOf } from '../chart/horizon.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { bodiesAt } from '../sky/bodies.ts'
import { instantAt } from '../sky/instant.ts'
import type { Location } from '../sky/location.ts'
import { grahasOf } from '../sky/sky-at.ts'
import { formatUtc, type JulianDay } from '../time/julian-day.ts'
import { dateText, instantOf, timeText } from './clock.ts'
import type { Facts } from './exercise.ts'
import {
  ARCMINUTES_PER_CIRCLE,
  arcminutesOf,
  type GivenChart,
  type GivenLongitude,
  givenArcminutes,
  givenLongitude,
  isNearBoundary,
} from './given.ts'
import { PLACE_IDS, PLACES, type PlaceId } from './places.ts'
import type { Draw } from './seed.ts'

/** With its place, which a question may leave out. */
type PlacedBirth = NonNullable<Facts['birth']> & Location

export type ExerciseChart = { birth: PlacedBirth; chart: GivenChart }

/** Where a kind takes its longitudes from: drawn ones, or those of a chosen chart. */
export type ExerciseSource = {
  draw: Draw
  /** Whether the longitudes are those of a chosen chart, which a kind may not replace by likelier ones. */
  isChosen: boolean
  /** Undefined when a sign of the drawn chart is too close to call. */
  chart(): ExerciseChart | undefined
  longitude(graha: Graha): GivenLongitude
  /** A date of birth with its time. */
  birth(): PlacedBirth
}

const FIRST_DATE = '1950-01-01'
const LAST_DATE = '2025-12-31'
const MINUTES_PER_DAY = 1440
/** A student's own almanac may differ by its ayanamsa's rounding or its delta T; nearer to a sign's end is not asked. */
const SIGN_MARGIN = 3

const DAYS = instantOf(LAST_DATE) - instantOf(FIRST_DATE)

/** A minute of the years that births are drawn from. */
export function drawInstant(draw: Draw): JulianDay {
  const day = draw.below(Math.round(DAYS))
  return instantOf(FIRST_DATE, day * MINUTES_PER_DAY + draw.below(MINUTES_PER_DAY))
}

export function drawPlace(draw: Draw): { place: PlaceId; lat: number; lon: number } {
  const place = draw.of(PLACE_IDS)
  return { place, ...PLACES[place] }
}

type BirthPlace = Location & { place?: PlaceId; utcOffsetMinutes?: number }

function birthAt(jdUt: JulianDay, place: BirthPlace): PlacedBirth {
  const { utcOffsetMinutes: offset } = place
  return { date: dateText(jdUt, offset), time: timeText(jdUt, offset), utc: formatUtc(jdUt), ...place }
}

/** The chart of a birth as a student is given it: Lahiri, mean node, whole minutes of arc. */
export function chartOf(jdUt: JulianDay, place: BirthPlace): ExerciseChart {
  const instant = instantAt(jdUt)
  const ayanamsa = meanAyanamsa('lahiri', instant.frame)
  const positions = grahasOf(bodiesAt(instant), instant, ayanamsa, 'mean')
  const grahas = GRAHAS.map((graha) => [graha, givenLongitude(positions[graha].longitude)])
  return {
    birth: birthAt(jdUt, place),
    chart: {
      lagna: givenLongitude(horizonOf(instant, place, ayanamsa.value).ascendant.longitude),
      grahas: Object.fromEntries(grahas) as Record<Graha, GivenLongitude>,
      // The nodes always are, and are not marked.
      retrograde: GRAHAS.filter((graha) => graha !== 'rahu' && graha !== 'ketu' && positions[graha].isRetrograde),
    },
  }
}

function isClear({ lagna, grahas }: GivenChart): boolean {
  return [lagna, ...Object.values(grahas)].every((given) => !isNearBoundary(arcminutesOf(given), 1800, SIGN_MARGIN))
}

export function drawnSource(draw: Draw): ExerciseSource {
  const place = drawPlace(draw)
  const jdUt = drawInstant(draw)
  return {
    draw,
    isChosen: false,
    chart() {
      const drawn = chartOf(jdUt, place)
      return isClear(drawn.chart) ? drawn : undefined
    },
    longitude: () => givenArcminutes(draw.below(ARCMINUTES_PER_CIRCLE)),
    birth: () => birthAt(jdUt, place),
  }
}

export function chosenSource(draw: Draw, chosen: ExerciseChart): ExerciseSource {
  return {
    draw,
    isChosen: true,
    chart: () => (isClear(chosen.chart) ? chosen : undefined),
    longitude: (graha) => chosen.chart.grahas[graha],
    birth: () => chosen.birth,
  }
}
