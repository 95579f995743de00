import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import type { Visit } from '#app/http/visit.ts'
import { TOASTS } from '#content/accounts/accounts.ts'
import type { Viewer } from '#domain/viewer.ts'
import { endOtherSessions, endSession } from '#usecases/accounts/sign-in/end-session.ts'

export async function endSessionAction(form: SentForm, user: Viewer, { db, now }: Visit) {
  const hasEnded = await endSession(db, user, form.text('sessionId'), now)
  if (!hasEnded) throw notFound()
  return goTo('/dashboard/profile', TOASTS.sessionEnded)
}

export async function endOthersAction(_form: SentForm, user: Viewer, { db, now }: Visit) {
  await endOtherSessions(db, user, now)
  return goTo('/dashboard/profile', TOASTS.sessionEnded)
}
