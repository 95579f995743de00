import { accepted, type Outcome } from '../outcome.ts'
import { chartResult } from './chart-result.ts'
import { matchResult } from './match-result.ts'
import { type Fields, parseFields, readChartRequest } from './request.ts'

export type Command = 'chart' | 'match'

/** Answers the fields of one line, or refuses them. */
export type Answer = (fields: Fields) => Outcome<object, string>

export const ANSWERS: Record<Command, Answer> = {
  chart: (fields) => {
    const request = readChartRequest(fields)
    return request.ok ? accepted(chartResult(request.value)) : request
  },
  match: matchResult,
}

/** Turns one line of JSON input into one line of JSON output. A bad line yields `{"id", "error"}` and never throws. */
export function answerJsonLine(answer: Answer, line: string): string {
  const fields = parseFields(line)
  if (!fields.ok) return JSON.stringify({ id: null, error: fields.refusal })

  const { id } = fields.value
  const outcome = answer(fields.value)
  return JSON.stringify(outcome.ok ? { id, ...outcome.value } : { id: id ?? null, error: outcome.refusal })
}

/** Answers one line of a command. */
export function processJsonLine(command: Command, line: string): string {
  return answerJsonLine(ANSWERS[command], line)
}
