import type { z } from 'zod'
import { FIELD_PROBLEMS, type FieldProblem } from './field-problems.ts'
import { accepted, type Outcome, refused } from './outcome.ts'

export type FieldIssue = z.core.$ZodIssue

/**
 * Parses a form with its schema. Returns the values, or the first problem of each wrong field. The input may have more
 * than the typed texts, such as the day on which a date is judged.
 */
export function readFields<Values, Problem>(
  schema: z.ZodType<Values>,
  input: Readonly<Record<string, unknown>>,
  problemOf: (issue: FieldIssue) => Problem,
): Outcome<Values, Readonly<Record<string, Problem>>> {
  const read = schema.safeParse(input)
  if (read.success) return accepted(read.data)

  const problems: Record<string, Problem> = {}
  for (const issue of read.error.issues) problems[String(issue.path[0])] ??= problemOf(issue)
  return refused(problems)
}

/** The problem that a field rule named; a failed check without a name is an invalid field. */
export function fieldProblemOf({ message }: FieldIssue): FieldProblem {
  return FIELD_PROBLEMS.find((problem) => problem === message) ?? 'invalid'
}
