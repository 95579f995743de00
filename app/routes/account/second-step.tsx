import { Link } from 'react-router'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { PasskeyButton } from '#app/features/second-factors/passkey-button.tsx'
import { SecondCodeForm } from '#app/features/second-factors/second-code-form.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { enterWith, goTo } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { clearCookie, readCookie } from '#app/http/site-cookies.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { PROBLEM_TITLES, TOASTS } from '#content/accounts/accounts.ts'
import { SECOND_FACTOR_PROBLEMS, SECOND_FACTOR_TOASTS, SECOND_STEP } from '#content/accounts/second-factors.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { findPendingPerson, finishSignInWithCode } from '#usecases/accounts/second-factors/finish-sign-in.ts'
import { offersPasskeys } from '#usecases/accounts/second-factors/passkeys.ts'
import type { Route } from './+types/second-step'
import { authPath } from './auth/auth-page.ts'
import { tooManyTries } from './auth/too-many-tries.ts'

export const headers = retryAfterHeaders

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SECOND_STEP.title)
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const returnTo = safeReturnPath(url.searchParams.get('return'))
  const { db, site, now } = visitOf(request, context)
  const person = await findPendingPerson(db, readCookie(request, 'second-step', site.appUrl), now)
  if (!person) {
    if (context.get(viewerContext)) throw goTo(returnTo)
    throw goTo(authPath('password', returnTo), SECOND_FACTOR_TOASTS.expired)
  }
  const { hasApp, hasPasskey } = person
  return { returnTo, hasApp, hasPasskey: hasPasskey && offersPasskeys(site) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const returnTo = safeReturnPath(url.searchParams.get('return'))
  const visit = visitOf(request, context)
  const { db, site } = visit
  const token = readCookie(request, 'second-step', site.appUrl)
  const typed = (await readForm(request)).text('code')
  const outcome = await finishSignInWithCode(db, context.get(keyRingContext), { token, typed }, visit)
  const spent = clearCookie('second-step', site.appUrl)
  if (outcome.ok) return enterWith(outcome.value, site.appUrl, returnTo, TOASTS.welcomeBack, [spent])

  const { refusal } = outcome
  if (refusal.reason === 'too-often') return tooManyTries(PROBLEM_TITLES.signIn, refusal)
  if (refusal.reason === 'sign-in-expired') {
    // The answer was sent twice, and the first one was right.
    if (context.get(viewerContext)) return goTo(returnTo)
    return goTo(authPath('password', returnTo), SECOND_FACTOR_TOASTS.expired, [spent])
  }
  const detail = SECOND_FACTOR_PROBLEMS[refusal.reason]
  return rejected({ title: PROBLEM_TITLES.signIn, detail }, { fieldErrors: { code: detail } })
}

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { returnTo, hasApp, hasPasskey } = loaderData
  return (
    <AuthFrame title={SECOND_STEP.title} lead={SECOND_STEP.lead}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      {hasPasskey && (
        <PasskeyButton
          use="sign-in"
          returnTo={returnTo}
          label={SECOND_STEP.usePasskey}
          busyLabel={SECOND_STEP.usingPasskey}
          wide
          explains
        />
      )}
      <SecondCodeForm
        hasApp={hasApp}
        problem={actionData ?? NO_PROBLEM}
        submit={SECOND_STEP.enter}
        isSecondChoice={hasPasskey}
      />
      <p className="hint">{SECOND_STEP.lost}</p>
      <Link className="text-link" to={authPath('password', returnTo)}>
        {SECOND_STEP.startAgain}
      </Link>
    </AuthFrame>
  )
}
