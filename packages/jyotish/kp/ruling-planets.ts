import type { ChartInput, ChartRefusal } from '../chart/chart.ts'
import { type Graha, SIGN_LORDS } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import { kpChart } from './kp-chart.ts'

/** The lords that rule a moment (KP Reader 6). The day runs from sunrise; polar day and night have no day lord. */
export type RulingPlanets = {
  day: Graha | undefined
  moonSign: Graha
  moonStar: Graha
  moonSub: Graha
  lagnaSign: Graha
  lagnaStar: Graha
  lagnaSub: Graha
}

/** The ruling planets at a moment and place, usually those of the judgment. */
export function rulingPlanets(input: ChartInput): Outcome<RulingPlanets, ChartRefusal> {
  const outcome = kpChart(input)
  if (!outcome.ok) return outcome

  const { chart, cusps, grahas } = outcome.value
  const { vara } = chart.panchanga
  const { moon } = grahas
  const lagna = cusps[0] ?? moon
  return accepted({
    day: vara === undefined ? undefined : SIGN_LORDS[vara],
    moonSign: moon.sign,
    moonStar: moon.star,
    moonSub: moon.sub,
    lagnaSign: lagna.sign,
    lagnaStar: lagna.star,
    lagnaSub: lagna.sub,
  })
}
