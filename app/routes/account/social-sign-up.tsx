import { Form, replace } from 'react-router'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { ConsentField } from '#app/features/sign-in/consent-field.tsx'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { enterWith, goTo } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { readCookie } from '#app/http/site-cookies.ts'
import { visitOf } from '#app/http/visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { SOCIAL_ADDRESS, SOCIAL_SIGN_UP } from '#content/accounts/account-pages.ts'
import { AUTH, PROBLEM_TITLES, SIGN_UP_PROBLEMS, SOCIAL_PROBLEMS, TOASTS } from '#content/accounts/accounts.ts'
import { to } from '#content/language.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { findWaitingIdentity } from '#usecases/accounts/sign-in/find-waiting-identity.ts'
import { signUpWithIdentity } from '#usecases/accounts/sign-in/sign-up-with-identity.ts'
import type { Route } from './+types/social-sign-up'

export const headers = retryAfterHeaders

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SOCIAL_SIGN_UP.title)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, site, now } = visitOf(request, context)
  const identity = await findWaitingIdentity(db, readCookie(request, 'identity', site.appUrl), now)
  if (!identity?.provenEmail) throw replace('/auth')
  return { email: identity.provenEmail, fullName: identity.fullName }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, site, browser, now } = visitOf(request, context)
  const identityToken = readCookie(request, 'identity', site.appUrl)
  const hasConsented = (await readForm(request)).isTicked('consent')

  const outcome = await signUpWithIdentity(db, { identityToken, hasConsented, browser, now })
  if (outcome.ok) {
    return enterWith(outcome.value.session, site.appUrl, safeReturnPath(outcome.value.returnTo), TOASTS.welcomeBack)
  }
  if (outcome.refusal === 'consent-missing') {
    const detail = SIGN_UP_PROBLEMS['consent-missing']
    return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors: { consent: detail } })
  }
  const isLate = outcome.refusal === 'state-unknown'
  const detail = isLate ? SOCIAL_ADDRESS.expired : SOCIAL_PROBLEMS['account-closed']
  return goTo('/auth', { tone: 'error', title: PROBLEM_TITLES.signIn, detail })
}

export default function SocialSignUp({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = usePendingIntent() !== undefined
  const { email, fullName } = loaderData
  return (
    <AuthFrame title={SOCIAL_SIGN_UP.title} lead={SOCIAL_SIGN_UP.lead}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <FactList
        facts={[...(fullName ? [{ term: AUTH.fullName, value: fullName }] : []), { term: AUTH.email, value: email }]}
      />
      <Form method="post" className="grid gap-4" noValidate replace>
        <ConsentField error={actionData?.fieldErrors.consent} />
        <Button type="submit" name="intent" value="create" wide busy={isBusy} busyLabel={AUTH.creatingAccount}>
          {AUTH.createAccount}
        </Button>
      </Form>
      <a className="text-link" href={to('/auth')}>
        {SOCIAL_SIGN_UP.cancel}
      </a>
    </AuthFrame>
  )
}
