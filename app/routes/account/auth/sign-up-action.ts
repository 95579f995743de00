import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import type { Visit } from '#app/http/visit.ts'
import { PROBLEM_TITLES, SIGN_UP_PROBLEMS, TOASTS } from '#content/accounts/accounts.ts'
import { type SignUpProblems, type SignUpRefusal, signUp } from '#usecases/accounts/sign-in/sign-up.ts'
import { authPath } from './auth-page.ts'
import { tooManyTries } from './too-many-tries.ts'
import { weaknessText } from './weakness-text.ts'

export async function signUpAction(form: SentForm, visit: Visit, returnTo: string) {
  const typed = { fullName: form.text('fullName'), email: form.text('email') }
  const outcome = await signUp(
    visit.db,
    visit.site,
    { ...typed, password: form.text('password'), hasConsented: form.isTicked('consent'), returnTo },
    visit,
  )
  if (outcome.ok) return goTo(authPath('check-email', returnTo), TOASTS.signedUp)

  const values = { ...typed, consent: form.text('consent') }
  return respondToRefusal(outcome.refusal, values)
}

function respondToRefusal(refusal: SignUpRefusal, values: Record<string, string>) {
  switch (refusal.reason) {
    case 'too-often':
      return tooManyTries(PROBLEM_TITLES.signUp, refusal, values)
    case 'busy':
      return rejected({ title: PROBLEM_TITLES.signUp, detail: SIGN_UP_PROBLEMS.busy }, { status: 503, values })
    case 'form-invalid': {
      const fieldErrors = textsFor(refusal.problems)
      // Each field shows its own problem, the toast the first one.
      const [detail = ''] = Object.values(fieldErrors)
      return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors, values })
    }
  }
}

/** In the order of the form, so that the toast shows the topmost. */
function textsFor({ fullName, email, password, consent }: SignUpProblems): Record<string, string> {
  return {
    ...(fullName && { fullName: SIGN_UP_PROBLEMS[fullName] }),
    ...(email && { email: SIGN_UP_PROBLEMS[email] }),
    ...(password && { password: weaknessText(password) }),
    ...(consent && { consent: SIGN_UP_PROBLEMS[consent] }),
  }
}
