import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import type { Visit } from '#app/http/visit.ts'
import { TOASTS } from '#content/accounts/accounts.ts'
import type { Viewer } from '#domain/viewer.ts'
import { requestAddressChange } from '#usecases/accounts/change-address.ts'
import { changePassword } from '#usecases/accounts/passwords/change-password.ts'
import { requestPasswordLink } from '#usecases/accounts/passwords/request-password-reset.ts'
import { answerCheckRefusal } from './profile-actions.ts'

const FIELDS = { current: 'currentPassword', chosen: 'newPassword' }

export async function changePasswordAction(form: SentForm, user: Viewer, { db, now }: Visit) {
  const typed = { currentPassword: form.text('currentPassword'), newPassword: form.text('newPassword') }
  const outcome = await changePassword(db, user, typed, now)
  return outcome.ok ? goTo('/dashboard/profile', TOASTS.passwordChanged) : answerCheckRefusal(outcome.refusal, FIELDS)
}

export async function setPasswordAction(_form: SentForm, user: Viewer, { db, site, now }: Visit) {
  const outcome = await requestPasswordLink(db, site, user.id, now)
  return outcome.ok ? goTo('/dashboard/profile', TOASTS.passwordLinkSent) : answerCheckRefusal(outcome.refusal, FIELDS)
}

export async function changeEmailAction(form: SentForm, user: Viewer, { db, site, now }: Visit) {
  const typed = { email: form.text('newEmail'), password: form.text('emailPassword') }
  const outcome = await requestAddressChange(db, site, user, { form: typed, now })
  if (outcome.ok) return goTo('/dashboard/profile', TOASTS.addressChangeSent)
  const fields = { current: 'emailPassword', chosen: 'newEmail' }
  return answerCheckRefusal(outcome.refusal, fields, { newEmail: typed.email })
}
