import { data, Form } from 'react-router'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { NewStaffForm } from '#app/features/accounts/new-staff-form.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { requestedPathContext, signInPath, viewerContext } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { INVITATION } from '#content/accounts/account-pages.ts'
import {
  ACCOUNT_LINK,
  AUTH,
  PROBLEM_TITLES,
  SIGN_UP_PROBLEMS,
  TOASTS,
  tooOftenText,
} from '#content/accounts/accounts.ts'
import { joinStaff, joinStaffWithNewAccount, openInvitation } from '#usecases/accounts/staff/accept-invitation.ts'
import type { Route } from './+types/invitation'
import { tooManyTries } from './auth/too-many-tries.ts'
import { weaknessText } from './auth/weakness-text.ts'

export const headers = retryAfterHeaders

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, INVITATION.title)
}

const REFUSALS = { 'link-unusable': ACCOUNT_LINK.unusableLead, 'other-user': ACCOUNT_LINK.otherPerson } as const

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, address, now } = visitOf(request, context)
  const token = url.searchParams.get('token') ?? ''
  const invitation = await openInvitation(db, context.get(viewerContext), { token, address, now })
  if (invitation.ok) {
    return { invitation: invitation.value, lead: '', signInPath: signInPath(context.get(requestedPathContext)) }
  }

  const { refusal } = invitation
  const isKnown = typeof refusal === 'string'
  const lead = isKnown ? REFUSALS[refusal] : tooOftenText(refusal)
  const status = refusal === 'other-user' ? 403 : isKnown ? 404 : 429
  return data({ invitation: undefined, lead, signInPath: '/auth' }, { status })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, address, now } = visitOf(request, context)
  const token = url.searchParams.get('token') ?? ''
  const viewer = context.get(viewerContext)
  const form = await readForm(request)
  const visit = { token, address, now }

  if (viewer) {
    const joined = await joinStaff(db, viewer, visit)
    return joined.ok ? goTo('/dashboard', TOASTS.joined) : answerRefusal(joined.refusal, {})
  }
  const typed = { fullName: form.text('fullName'), consent: form.text('consent') }
  const account = { ...typed, password: form.text('password'), hasConsented: form.isTicked('consent') }
  const joined = await joinStaffWithNewAccount(db, account, visit)
  return joined.ok ? goTo('/auth', TOASTS.joinedNew) : answerRefusal(joined.refusal, typed)
}

type Refusal = Extract<Awaited<ReturnType<typeof joinStaffWithNewAccount>>, { ok: false }>['refusal']

function answerRefusal(refusal: Refusal, values: Record<string, string>) {
  const title = PROBLEM_TITLES.error
  if (typeof refusal === 'string') return rejected({ title, detail: REFUSALS[refusal] }, { status: 403 })
  if (refusal.reason === 'too-often') return tooManyTries(title, refusal)
  if (refusal.reason === 'weak-password') {
    const detail = weaknessText(refusal.weaknesses)
    return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors: { password: detail }, values })
  }
  const detail = SIGN_UP_PROBLEMS[refusal.reason]
  const field = refusal.reason === 'consent-missing' ? 'consent' : 'fullName'
  return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors: { [field]: detail }, values })
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = usePendingIntent() === 'join'
  const { invitation } = loaderData
  if (!invitation) {
    return (
      <AuthFrame title={ACCOUNT_LINK.unusable} lead={loaderData.lead}>
        <ButtonLink href="/auth">{ACCOUNT_LINK.toSignIn}</ButtonLink>
      </AuthFrame>
    )
  }
  const lead = INVITATION.lead(invitation.email, invitation.role)
  return (
    <AuthFrame title={INVITATION.title} lead={lead}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      {invitation.step === 'create-account' && <NewStaffForm problem={actionData ?? NO_PROBLEM} />}
      {invitation.step === 'sign-in' && (
        <>
          <p>{INVITATION.signInFirst}</p>
          <ButtonLink href={loaderData.signInPath} wide>
            {AUTH.signIn}
          </ButtonLink>
        </>
      )}
      {invitation.step === 'join' && (
        <Form method="post" replace>
          <Button type="submit" name="intent" value="join" wide busy={isBusy} busyLabel={INVITATION.joining}>
            {INVITATION.join}
          </Button>
        </Form>
      )}
    </AuthFrame>
  )
}
