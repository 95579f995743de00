import { specialLagnas } from '../../points/special-lagnas.ts'
import { upagrahas } from '../../points/upagrahas.ts'
import type { CommandBirth } from './birth.ts'

export function specialLagnasResult({ chart }: CommandBirth) {
  const outcome = specialLagnas(chart)
  if (!outcome.ok) return { refusal: outcome.refusal }
  const { indu, varnada, ...longitudes } = outcome.value
  return { ...longitudes, induSign: indu, varnadaSign: varnada }
}

export function upagrahasResult({ chart, day }: CommandBirth) {
  const outcome = upagrahas(chart)
  return outcome.ok ? { ...outcome.value, isDayBirth: day?.isDay } : { refusal: outcome.refusal }
}
