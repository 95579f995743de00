import { type BirthDay, birthDayOf } from '../../chart/birth-day.ts'
import { type Chart, computeChart } from '../../chart/chart.ts'
import { GRAHAS, type Graha } from '../../grahas.ts'
import { accepted, type Outcome } from '../../outcome.ts'
import type { ChartRequest } from '../request.ts'

/** A validated birth with its chart and its day, which all fields are computed from. */
export type Birth = { request: ChartRequest; chart: Chart; day: BirthDay }

/** Refuses births of polar day and night: special lagnas, upagrahas and shadbala need a sunrise. */
export function birthOf(request: ChartRequest): Outcome<Birth, string> {
  const { jdUt, location, ayanamsa, node, yearDays } = request
  const chart = computeChart({ jdUt, ...location, options: { ayanamsa, node, yearDays } })
  if (!chart.ok) return chart
  const day = birthDayOf(chart.value)
  return day.ok ? accepted({ request, chart: chart.value, day: day.value }) : day
}

function byGraha<Value>(compute: (graha: Graha) => Value): Record<Graha, Value> {
  return Object.fromEntries(GRAHAS.map((graha) => [graha, compute(graha)])) as Record<Graha, Value>
}

/** The positions that the other fields are computed from. */
export function positionsResult({ chart, day }: Birth) {
  return {
    jdUt: chart.jdUt,
    longitudes: byGraha((graha) => chart.grahas[graha].longitude),
    speeds: byGraha((graha) => chart.grahas[graha].speed),
    lagna: chart.lagna.longitude,
    midheaven: chart.midheaven.longitude,
    sunriseJdUt: day.sunrise,
    sunsetJdUt: day.sunset,
    nextSunriseJdUt: day.nextSunrise,
    vara: day.vara,
    isDayBirth: day.isDay,
  }
}
