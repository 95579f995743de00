import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import type { Visit } from '#app/http/visit.ts'
import { TOASTS } from '#content/accounts/accounts.ts'
import type { Viewer } from '#domain/viewer.ts'
import { requestDeletion, undoDeletion } from '#usecases/privacy/delete-account.ts'
import { answerCheckRefusal } from './check-refusal.ts'

export async function deleteAccountAction(form: SentForm, user: Viewer, { db, now }: Visit) {
  const confirmation = {
    password: form.text('deletePassword'),
    email: form.text('deleteEmail'),
    statement: form.text('statement'),
  }
  const outcome = await requestDeletion(db, user, confirmation, now)
  if (outcome.ok) {
    const hasEnded = outcome.value.ended > 0
    return goTo('/dashboard/profile', hasEnded ? TOASTS.deletionRequestedWithBookings : TOASTS.deletionRequested)
  }
  return answerCheckRefusal(outcome.refusal, { current: 'deletePassword', chosen: 'deleteEmail' })
}

export async function keepAction(_form: SentForm, user: Viewer, { db, now }: Visit) {
  await undoDeletion(db, user, now)
  return goTo('/dashboard/profile', TOASTS.deletionUndone)
}
