import type { FieldProblem, FieldProblems } from '#domain/field-problems.ts'

/** The text beside each field for each problem. */
export type FieldText<Field extends string> = Readonly<Record<Field, Readonly<Record<FieldProblem, string>>>>

/** The texts for the problems of a form. */
export function fieldMessages<Field extends string>(
  problems: FieldProblems<Field>,
  texts: FieldText<Field>,
): Record<string, string> {
  const entries = Object.entries(problems) as [Field, FieldProblem][]
  return Object.fromEntries(entries.map(([field, problem]) => [field, texts[field][problem]]))
}
