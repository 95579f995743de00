import { Form, replace } from 'react-router'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { ConsentField } from '#app/features/sign-in/consent-field.tsx'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { readCookie } from '#app/http/site-cookies.ts'
import { visitOf } from '#app/http/visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { SOCIAL_ADDRESS } from '#content/accounts/account-pages.ts'
import { AUTH, PROBLEM_TITLES, SIGN_UP_PROBLEMS } from '#content/accounts/accounts.ts'
import { findWaitingIdentity } from '#usecases/accounts/sign-in/find-waiting-identity.ts'
import { sendIdentityConfirmation } from '#usecases/accounts/sign-in/send-identity-confirmation.ts'
import type { Route } from './+types/social-address'
import { tooManyTries } from './auth/too-many-tries.ts'

export const headers = retryAfterHeaders

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SOCIAL_ADDRESS.title)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, site, now } = visitOf(request, context)
  const identity = await findWaitingIdentity(db, readCookie(request, 'identity', site.appUrl), now)
  if (!identity) throw replace('/auth')
  return { suggestedEmail: identity.suggestedEmail ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(request, context)
  const identityToken = readCookie(request, 'identity', visit.site.appUrl) ?? ''
  const form = await readForm(request)
  const email = form.text('email')

  const typed = { email, hasConsented: form.isTicked('consent'), identityToken }
  const outcome = await sendIdentityConfirmation(visit.db, visit.site, typed, visit)
  if (outcome.ok) {
    return goTo('/auth', { tone: 'success', title: SOCIAL_ADDRESS.sent, detail: SOCIAL_ADDRESS.sentDetail })
  }
  const { refusal } = outcome
  if (refusal.reason === 'state-unknown') {
    return goTo('/auth', { tone: 'error', title: PROBLEM_TITLES.signIn, detail: SOCIAL_ADDRESS.expired })
  }
  if (refusal.reason === 'too-often') return tooManyTries(PROBLEM_TITLES.error, refusal, { email })
  const detail = SIGN_UP_PROBLEMS[refusal.reason]
  const field = refusal.reason === 'consent-missing' ? 'consent' : 'email'
  return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors: { [field]: detail }, values: { email } })
}

export default function SocialAddress({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = usePendingIntent() !== undefined
  return (
    <AuthFrame title={SOCIAL_ADDRESS.title} lead={SOCIAL_ADDRESS.lead}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <Form method="post" className="grid gap-4" noValidate replace>
        <TextField
          name="email"
          type="email"
          label={AUTH.email}
          autoComplete="email"
          defaultValue={actionData?.values.email ?? loaderData.suggestedEmail}
          error={actionData?.fieldErrors.email}
          required
        />
        <ConsentField error={actionData?.fieldErrors.consent} />
        <Button type="submit" name="intent" value="send" wide busy={isBusy} busyLabel={AUTH.sending}>
          {SOCIAL_ADDRESS.send}
        </Button>
      </Form>
    </AuthFrame>
  )
}
