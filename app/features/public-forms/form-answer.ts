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

/** For the error summary of a form whose controls have its id before their names. */
export function summaryOf(answer: FormAnswer | undefined, formId: string) {
  return {
    message: answer?.toast,
    fieldErrors: answer?.fieldErrors,
    idOf: (name: string) => `${formId}-${name}`,
  }
}
