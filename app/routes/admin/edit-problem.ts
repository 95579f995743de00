import { data } from 'react-router'
import type { EditConflict, EditProblem } from '#app/features/admin/edit-form.tsx'
import type { FormTexts } from '#app/features/admin/form-spec.ts'

type Toast = EditProblem['toast']

/** The form again, with errors and everything that was typed. */
export function problem(
  toast: Toast,
  { fieldErrors = {}, values = {}, status = 422 }: { fieldErrors?: FormTexts; values?: FormTexts; status?: number },
) {
  return data<EditProblem>({ toast, fieldErrors, values }, { status })
}

/** A conflict: the form again, next to what the other admin saved. */
export function conflicting(toast: Toast, conflict: EditConflict, values: FormTexts) {
  return data<EditProblem>({ toast, fieldErrors: {}, values, conflict }, { status: 409 })
}
