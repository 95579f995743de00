import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import type { Visit } from '#app/http/visit.ts'
import { PROBLEM_TITLES, PROFILE_PROBLEMS, TOASTS } from '#content/accounts/accounts.ts'
import type { Viewer } from '#domain/viewer.ts'
import { updateProfile } from '#usecases/accounts/update-profile.ts'

const FIELDS = { 'name-too-short': 'fullName', 'phone-invalid': 'phone' } as const

export async function editAction(form: SentForm, user: Viewer, { db, now }: Visit) {
  const values = { fullName: form.text('fullName'), phone: form.text('phone') }
  const outcome = await updateProfile(db, user.id, values, now)
  if (outcome.ok) return goTo('/dashboard/profile', TOASTS.profileSaved)

  const detail = PROFILE_PROBLEMS[outcome.refusal]
  const fieldErrors = { [FIELDS[outcome.refusal]]: detail }
  return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors, values })
}
