/** What is wrong with a form field. */
export type FieldProblem = 'missing' | 'invalid' | 'too-long'

export type FieldProblems<Field extends string> = { readonly [Name in Field]?: FieldProblem }

/** Only the fields that have a problem. */
export function fieldProblems<Field extends string>(
  checked: Readonly<Record<Field, FieldProblem | undefined>>,
): FieldProblems<Field> {
  const found = Object.entries(checked).filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(found) as FieldProblems<Field>
}

export function hasProblems(problems: FieldProblems<string>): boolean {
  return Object.keys(problems).length > 0
}

export function lengthProblem(normalized: string, longest: number, { isRequired }: { isRequired: boolean }) {
  if (isRequired && normalized === '') return 'missing'
  return normalized.length > longest ? 'too-long' : undefined
}
