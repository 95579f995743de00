/** What a refused form returns: errors by field, and what was typed. */
export type FormProblem = {
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}

export const NO_PROBLEM: FormProblem = { fieldErrors: {}, values: {} }
