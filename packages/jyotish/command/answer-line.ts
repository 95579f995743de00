import { accepted, type Outcome } from '../outcome.ts'
import { chartAnswer } from './chart-answer.ts'
import { matchAnswer } from './match-answer.ts'
import { type Fields, readChartRequest, readFields } from './request.ts'

/** What the command line can be asked to do with its lines. */
export type Command = 'chart' | 'match'

function answer(command: Command, fields: Fields): Outcome<object, string> {
  if (command === 'match') return matchAnswer(fields)
  const request = readChartRequest(fields)
  return request.ok ? accepted(chartAnswer(request.value)) : request
}

/** One line of output for one line of input; a bad line answers its error and does no more harm. */
export function answerLine(command: Command, line: string): string {
  const fields = readFields(line)
  if (!fields.ok) return JSON.stringify({ id: null, error: fields.refusal })

  const { id } = fields.value
  const outcome = answer(command, fields.value)
  return JSON.stringify(outcome.ok ? { id, ...outcome.value } : { id: id ?? null, error: outcome.refusal })
}
