import { GRAHAS } from '../../grahas.ts'
import { kpChart } from '../../kp/kp-chart.ts'
import type { KpLords } from '../../kp/lords.ts'
import type { CommandBirth } from './birth.ts'

const lordsOf = ({ sign, star, sub, subSub }: KpLords) => ({ sign, star, sub, subSub })

/** Refused inside the polar circles, where Placidus has no cusps. */
export function kpResult({ request: { jdUt, location, node } }: CommandBirth) {
  const outcome = kpChart({ jdUt, ...location, options: { node } })
  if (!outcome.ok) return { refusal: outcome.refusal }
  const { cusps, grahas } = outcome.value
  return {
    ayanamsa: 'krishnamurti',
    cusps: cusps.map(({ longitude }) => longitude),
    cuspLords: cusps.map(lordsOf),
    grahas: Object.fromEntries(
      GRAHAS.map((graha) => [graha, { lon: grahas[graha].longitude, ...lordsOf(grahas[graha]) }]),
    ),
  }
}
