/** What is wrong with a form field. */
export const FIELD_PROBLEMS = ['missing', 'invalid', 'too-long'] as const

export type FieldProblem = (typeof FIELD_PROBLEMS)[number]

export type FieldProblems<Field extends string> = { readonly [Name in Field]?: FieldProblem }
