import type { SentForm } from '#app/http/form.ts'
import { enterWith, goTo, goToIn, signedInCookies } from '#app/http/redirects.ts'
import { rejected, tooOften } from '#app/http/respond.ts'
import { clearCookie, setCookie } from '#app/http/site-cookies.ts'
import type { Visit } from '#app/http/visit.ts'
import { PROBLEM_TITLES, RESET_PROBLEMS, SIGN_IN_CODE, TOASTS } from '#content/accounts/accounts.ts'
import { enterWithCode } from '#usecases/accounts/sign-in/enter-with-code.ts'
import { requestSignInCode } from '#usecases/accounts/sign-in/request-sign-in-code.ts'
import { authPath } from './auth-page.ts'
import { codeProblem } from './code-problem.ts'
import { tooManyTries } from './too-many-tries.ts'

export async function sendCodeAction(form: SentForm, visit: Visit, returnTo: string) {
  const email = form.text('email')
  const outcome = await requestSignInCode(visit.db, visit.site, email, { ...visit, codeToken: visit.browser.codeToken })
  if (outcome.ok) {
    const cookie = setCookie('code', outcome.value.codeToken, visit.site.appUrl)
    const toast = outcome.value.isSentBefore ? SIGN_IN_CODE.sentBefore : undefined
    return goTo(authPath('enter-code', returnTo), toast, [cookie])
  }

  const { refusal } = outcome
  if (refusal.reason === 'too-often') return tooManyTries(PROBLEM_TITLES.error, refusal, { email })
  const detail = RESET_PROBLEMS[refusal.reason]
  return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors: { email: detail }, values: { email } })
}

export async function enterCodeAction(form: SentForm, visit: Visit, returnTo: string) {
  const { db, site, browser } = visit
  const entry = { code: form.text('code'), codeToken: browser.codeToken, hasConsented: form.isTicked('consent') }
  const outcome = await enterWithCode(db, entry, visit)
  if (outcome.ok) {
    const { session, isNew, isPasswordRemoved } = outcome.value
    const known = isPasswordRemoved ? TOASTS.passwordRemoved : TOASTS.welcomeBack
    const spent = clearCookie('code', site.appUrl)
    if (session.isSecondStepDue) return enterWith(session, site.appUrl, returnTo, undefined, [spent])
    const cookies = [...signedInCookies(session, site.appUrl), spent]
    const next = { path: returnTo, appUrl: site.appUrl }
    return goToIn(session.language, next, isNew ? TOASTS.welcomeNew : known, cookies)
  }

  const { refusal } = outcome
  const { toast, fieldErrors, status } = codeProblem(refusal)
  if (refusal.reason === 'too-often') return tooOften(toast, refusal.retryAfterSeconds)
  // A right code whose box was not ticked is shown again; a wrong one is not worth correcting.
  const values = refusal.reason === 'consent-missing' ? { code: entry.code } : { consent: form.text('consent') }
  return rejected(toast, { status, fieldErrors, values })
}
