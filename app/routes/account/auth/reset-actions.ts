import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import type { Visit } from '#app/http/visit.ts'
import { PROBLEM_TITLES, RESET, RESET_PROBLEMS, TOASTS } from '#content/accounts/accounts.ts'
import { requestPasswordReset } from '#usecases/accounts/passwords/request-password-reset.ts'
import { resetPassword } from '#usecases/accounts/passwords/reset-password.ts'
import { resendVerification } from '#usecases/accounts/resend-verification.ts'
import { authPath } from './auth-page.ts'
import { tooManyTries } from './too-many-tries.ts'
import { weaknessText } from './weakness-text.ts'

export async function forgotAction(form: SentForm, visit: Visit, returnTo: string) {
  const resetEmail = form.text('resetEmail')
  const outcome = await requestPasswordReset(visit.db, visit.site, resetEmail, visit)
  if (outcome.ok) return goTo(authPath('sign-in', returnTo), TOASTS.resetSent)

  const { refusal } = outcome
  if (refusal.reason === 'too-often') return tooManyTries(PROBLEM_TITLES.error, refusal)
  const detail = RESET_PROBLEMS[refusal.reason]
  return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors: { resetEmail: detail } })
}

export async function resendAction(form: SentForm, visit: Visit, returnTo: string) {
  const email = form.text('email')
  const outcome = await resendVerification(visit.db, visit.site, { email, returnTo }, visit)
  if (outcome.ok) return goTo(authPath('sign-in', returnTo), TOASTS.verificationSent)

  const { refusal } = outcome
  if (refusal.reason === 'too-often') return tooManyTries(PROBLEM_TITLES.error, refusal)
  const detail = RESET_PROBLEMS[refusal.reason]
  return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors: { email: detail }, values: { email } })
}

export async function newPasswordAction(form: SentForm, visit: Visit) {
  const { db, address, now } = visit
  const outcome = await resetPassword(db, { token: form.text('token'), password: form.text('password'), address, now })
  if (outcome.ok) return goTo(authPath('password', '/'), TOASTS.passwordReset)

  const { refusal } = outcome
  if (refusal === 'link-unusable') return rejected({ title: PROBLEM_TITLES.error, detail: RESET.linkUnusable })
  if (refusal.reason === 'too-often') return tooManyTries(PROBLEM_TITLES.error, refusal)
  if (refusal.reason === 'busy') {
    return rejected({ title: PROBLEM_TITLES.error, detail: RESET_PROBLEMS.unexpected }, { status: 503 })
  }
  const detail = weaknessText(refusal.weaknesses)
  return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors: { password: detail } })
}
