import type { Toast } from '#app/ui/overlays/toasts.ts'

/** What a refused form returns: what to say about it, errors by field, and what was typed. */
export type FormProblem = {
  readonly toast?: Toast | null
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}

export const NO_PROBLEM: FormProblem = { fieldErrors: {}, values: {} }
