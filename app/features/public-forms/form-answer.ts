import type { FormProblem } from '#app/ui/form-summary.tsx'

/** What a refused form shows again: what was typed, and what is wrong with it. */
export type FormAnswer = {
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
  readonly toast: { readonly title: string; readonly detail?: string }
}

/** The fields of a form as they are filled in and complained about; a fresh form has neither. */
export function fieldOf(answer: FormAnswer | undefined, name: string) {
  return { defaultValue: answer?.values[name] ?? '', error: answer?.fieldErrors[name] }
}

/** The lines above the form, each leading to its field; trouble with no field of its own is said alone. */
export function problemsOf(answer: FormAnswer | undefined, formId: string): FormProblem[] {
  if (!answer) return []
  const fields = Object.entries(answer.fieldErrors)
  if (fields.length === 0) return [{ message: answer.toast.detail ?? answer.toast.title }]
  return fields.map(([name, message]) => ({ message, fieldId: `${formId}-${name}` }))
}
