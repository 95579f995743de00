import { type Degrees, normalizeDegrees } from '../angles.ts'
import type { Chart, ChartInput, ChartRefusal } from '../chart/chart.ts'
import { computeChart } from '../chart/chart.ts'
import { GRAHAS } from '../grahas.ts'
import { type HouseSpan, houseAt, housesOf } from '../houses/houses.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import { midheaven } from '../sky/ascendant.ts'
import { instantAt } from '../sky/instant.ts'
import { asin, atan2, cos, PI, RADIANS_PER_DEGREE, sin, tan } from '../sky/trigonometry.ts'
import { kpDivisions } from './divisions.ts'
import { type KpChart, kpChartOf } from './kp-chart.ts'

export type HoraryRefusal = ChartRefusal | 'not-a-horary-number'

/** The sidereal time at which an ecliptic longitude rises: its oblique ascension less a quarter turn; radians. */
function siderealTimeOfRising(longitude: number, latitude: number, obliquity: number): number {
  const rightAscension = atan2(sin(longitude) * cos(obliquity), cos(longitude))
  const declination = asin(sin(obliquity) * sin(longitude))
  return rightAscension - asin(tan(latitude) * tan(declination)) - PI / 2
}

/** The Placidus houses of a place when a given sidereal longitude rises there. */
function housesRisingAt(lagna: Degrees, chart: Chart): Outcome<HouseSpan[], ChartRefusal> {
  const { frame } = instantAt(chart.jdUt)
  const obliquity = frame.trueObliquity
  const latitude = chart.location.lat * RADIANS_PER_DEGREE
  const ayanamsaTrue = chart.ayanamsaMean + frame.nutationLongitude / RADIANS_PER_DEGREE
  const siderealTime = siderealTimeOfRising((lagna + ayanamsaTrue) * RADIANS_PER_DEGREE, latitude, obliquity)
  return housesOf({
    system: 'kp',
    ascendant: lagna,
    midheaven: normalizeDegrees(midheaven(siderealTime, obliquity) / RADIANS_PER_DEGREE - ayanamsaTrue),
    ayanamsaTrue,
    angles: { siderealTime, latitude, obliquity },
  })
}

/**
 * A horary chart for a number from 1 to 249: the lagna is where that division begins, the other cusps are those of the
 * place when that point rises, and the grahas are those of the moment of judgment (KP Reader 6).
 */
export function kpHorary(horaryNumber: number, input: ChartInput): Outcome<KpChart, HoraryRefusal> {
  const division = kpDivisions()[horaryNumber - 1]
  if (!division || division.number !== horaryNumber) return refused('not-a-horary-number')
  const options = { ayanamsa: 'krishnamurti', ...input.options, houseSystem: 'kp' } as const
  const outcome = computeChart({ ...input, options })
  if (!outcome.ok) return outcome
  const houses = housesRisingAt(division.start, outcome.value)
  if (!houses.ok) return houses

  const grahas = { ...outcome.value.grahas }
  for (const graha of GRAHAS) {
    grahas[graha] = { ...grahas[graha], house: houseAt(grahas[graha].longitude, houses.value) }
  }
  return accepted(kpChartOf({ ...outcome.value, houses: houses.value, grahas }))
}
