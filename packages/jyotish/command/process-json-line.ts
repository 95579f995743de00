import { accepted, type Outcome } from '../outcome.ts'
import { chartResult } from './chart-result.ts'
import { matchResult } from './match-result.ts'
import { type Fields, readChartRequest, readFields } from './request.ts'

export type Command = 'chart' | 'match'

function resultOf(command: Command, fields: Fields): Outcome<object, string> {
  if (command === 'match') return matchResult(fields)
  const request = readChartRequest(fields)
  return request.ok ? accepted(chartResult(request.value)) : request
}

/** Turns one line of JSON input into one line of JSON output. A bad line yields `{"id", "error"}` and never throws. */
export function processJsonLine(command: Command, line: string): string {
  const fields = readFields(line)
  if (!fields.ok) return JSON.stringify({ id: null, error: fields.refusal })

  const { id } = fields.value
  const outcome = resultOf(command, fields.value)
  return JSON.stringify(outcome.ok ? { id, ...outcome.value } : { id: id ?? null, error: outcome.refusal })
}
