import type { FormProblem } from '#app/ui/form-summary.tsx'

/** What a refused form shows again: what was typed, and the errors. */
export type FormAnswer = {
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
  readonly toast: { readonly title: string; readonly detail?: string }
}

/** Value and error props for each field; a fresh form has neither. */
export function fieldOf(answer: FormAnswer | undefined, name: string) {
  return { defaultValue: answer?.values[name] ?? '', error: answer?.fieldErrors[name] }
}

/** The error summary above the form, each line linking to its field; an error without a field stands alone. */
export function problemsOf(answer: FormAnswer | undefined, formId: string): FormProblem[] {
  if (!answer) return []
  const fields = Object.entries(answer.fieldErrors)
  if (fields.length === 0) return [{ message: answer.toast.detail ?? answer.toast.title }]
  return fields.map(([name, message]) => ({ message, fieldId: `${formId}-${name}` }))
}
