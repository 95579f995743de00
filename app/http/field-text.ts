import type { FieldProblem, FieldProblems } from '#domain/field-problems.ts'

/** What a page says beside each field, for each way to get it wrong. */
export type FieldText<Field extends string> = Readonly<Record<Field, Readonly<Record<FieldProblem, string>>>>

/** The problems that a rule found, in the words of the page. */
export function fieldMessages<Field extends string>(
  problems: FieldProblems<Field>,
  words: FieldText<Field>,
): Record<string, string> {
  const found = Object.entries(problems) as [Field, FieldProblem][]
  return Object.fromEntries(found.map(([field, problem]) => [field, words[field][problem]]))
}
