import type { SentForm } from '#app/http/form.ts'
import { enterWith } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import type { Visit } from '#app/http/visit.ts'
import { PROBLEM_TITLES, SIGN_IN_PROBLEMS, TOASTS } from '#content/accounts/accounts.ts'
import { signIn } from '#usecases/accounts/sign-in/sign-in.ts'
import { tooManyTries } from './too-many-tries.ts'

const STATUSES = {
  'credentials-missing': 422,
  'invalid-credentials': 401,
  'address-unverified': 403,
  busy: 503,
} as const

export async function signInAction(form: SentForm, visit: Visit, returnTo: string) {
  const typed = { email: form.text('email'), password: form.text('password') }
  const outcome = await signIn(visit.db, visit.site, { ...typed, returnTo }, visit)
  if (outcome.ok) {
    const path = outcome.value.mustChangePassword ? '/account/change-password' : returnTo
    return enterWith(outcome.value, visit.site.appUrl, path, TOASTS.welcomeBack)
  }

  const { refusal } = outcome
  const title = PROBLEM_TITLES.signIn
  if (refusal.reason === 'too-often') return tooManyTries(title, refusal)
  // What was typed is not shown again: the response must be the same for every address.
  const detail = SIGN_IN_PROBLEMS[refusal.reason]
  const isMissing = refusal.reason === 'credentials-missing'
  return rejected(
    { title: isMissing ? PROBLEM_TITLES.validation : title, detail },
    { status: STATUSES[refusal.reason], fieldErrors: isMissing ? missingFields(typed) : { password: detail } },
  )
}

function missingFields(typed: { email: string; password: string }): Record<string, string> {
  const missing = SIGN_IN_PROBLEMS['credentials-missing']
  return {
    ...(typed.email.trim() === '' && { email: missing }),
    ...(typed.password === '' && { password: missing }),
  }
}
