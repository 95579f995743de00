import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import type { Visit } from '#app/http/visit.ts'
import { TOASTS } from '#content/accounts/accounts.ts'
import type { Viewer } from '#domain/viewer.ts'
import { unsubscribeAddress } from '#usecases/visitors/unsubscribe.ts'

export async function stopNewsletterAction(_form: SentForm, user: Viewer, { db, now }: Visit) {
  await unsubscribeAddress(db, user.email, now)
  return goTo('/dashboard/profile', TOASTS.newsletterStopped)
}
