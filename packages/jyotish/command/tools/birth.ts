import { type BirthDay, birthDayOf } from '../../chart/birth-day.ts'
import { type Chart, computeChart } from '../../chart/chart.ts'
import { GRAHAS, type Graha } from '../../grahas.ts'
import { accepted, type Outcome } from '../../outcome.ts'
import type { ChartRequest } from '../request.ts'

/** A validated birth with its chart and its day, which all fields are computed from. */
export type CommandBirth = {
  request: ChartRequest
  chart: Chart
  /** Undefined during polar day and night. */
  day: BirthDay | undefined
}

export function birthOf(request: ChartRequest): Outcome<CommandBirth, string> {
  const { jdUt, location, ayanamsa, node, yearDays } = request
  const chart = computeChart({ jdUt, ...location, options: { ayanamsa, node, yearDays } })
  if (!chart.ok) return chart
  const day = birthDayOf(chart.value)
  return accepted({ request, chart: chart.value, day: day.ok ? day.value : undefined })
}

function byGraha<Value>(compute: (graha: Graha) => Value): Record<Graha, Value> {
  return Object.fromEntries(GRAHAS.map((graha) => [graha, compute(graha)])) as Record<Graha, Value>
}

/** The positions that the other fields are computed from. */
export function positionsResult({ chart, day }: CommandBirth) {
  return {
    jdUt: chart.jdUt,
    longitudes: byGraha((graha) => chart.grahas[graha].longitude),
    speeds: byGraha((graha) => chart.grahas[graha].speed),
    lagna: chart.lagna.longitude,
    midheaven: chart.midheaven.longitude,
    sunriseJdUt: day?.sunrise ?? null,
    sunsetJdUt: day?.sunset ?? null,
    nextSunriseJdUt: day?.nextSunrise ?? null,
    vara: day?.vara ?? null,
    isDayBirth: day?.isDay ?? null,
  }
}
