import { Form } from 'react-router'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { PasskeyButton } from '#app/features/second-factors/passkey-button.tsx'
import { SecondCodeForm } from '#app/features/second-factors/second-code-form.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { requireUser } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PASSWORD_CHECK_PROBLEMS, PROBLEM_TITLES } from '#content/accounts/accounts.ts'
import { PROVE, SECOND_FACTOR_PROBLEMS, SECOND_STEP } from '#content/accounts/second-factors.ts'
import { to } from '#content/language.ts'
import { findSecondFactors } from '#db/accounts/second-factors.ts'
import { findAccount } from '#db/accounts/users.ts'
import { isFormDraftPath } from '#domain/accounts/form-draft.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { isProofFresh } from '#domain/accounts/second-factors.ts'
import { offersPasskeys } from '#usecases/accounts/second-factors/passkeys.ts'
import { proveWithCode, proveWithPassword } from '#usecases/accounts/second-factors/prove.ts'
import type { Route } from './+types/prove'
import { tooManyTries } from './auth/too-many-tries.ts'

export const headers = retryAfterHeaders

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, PROVE.title)
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const returnTo = safeReturnPath(url.searchParams.get('return'))
  const { db, site, now } = visitOf(request, context)
  if (isProofFresh(user.proof, now)) throw goTo(returnTo)

  const { hasApp, passkeys } = await findSecondFactors(db, user.id)
  const account = await findAccount(db, user.id)
  return {
    returnTo,
    hasApp,
    hasPasskey: passkeys > 0 && offersPasskeys(site),
    hasSecondFactor: user.proof.hasSecondFactor,
    hasPassword: account !== undefined && account.passwordHash !== null,
    isDraft: isFormDraftPath(returnTo),
    isAboutMany: url.searchParams.has('many'),
  }
}

type ProveArgs = Pick<Route.ActionArgs, 'request' | 'url' | 'context'>

const ACTIONS = { 'enter-code': enterCode, password: enterPassword } as const

export async function action(args: Route.ActionArgs) {
  requireUser(args.context)
  const form = await readForm(args.request)
  return chosenAction(ACTIONS, form)(form, args)
}

async function enterCode(form: SentForm, { request, url, context }: ProveArgs) {
  const user = requireUser(context)
  const visit = visitOf(request, context)
  const proven = await proveWithCode(visit.db, context.get(keyRingContext), user, form.text('code'), visit)
  if (proven.ok) return goTo(safeReturnPath(url.searchParams.get('return')))

  const { refusal } = proven
  if (refusal.reason === 'too-often') return tooManyTries(PROBLEM_TITLES.error, refusal)
  const detail = SECOND_FACTOR_PROBLEMS[refusal.reason]
  return rejected({ title: PROBLEM_TITLES.error, detail }, { fieldErrors: { code: detail } })
}

async function enterPassword(form: SentForm, { request, url, context }: ProveArgs) {
  const user = requireUser(context)
  const { db, now } = visitOf(request, context)
  const proven = await proveWithPassword(db, user, form.text('password'), now)
  if (proven.ok) return goTo(safeReturnPath(url.searchParams.get('return')))

  const { refusal } = proven
  if (refusal.reason === 'too-often') return tooManyTries(PROBLEM_TITLES.error, refusal)
  if (refusal.reason === 'second-factor-needed') return goTo(`${url.pathname}${url.search}`)
  const detail = PASSWORD_CHECK_PROBLEMS[refusal.reason]
  const status = refusal.reason === 'busy' ? 503 : 422
  return rejected({ title: PROBLEM_TITLES.error, detail }, { status, fieldErrors: { password: detail } })
}

export default function Prove({ loaderData, actionData }: Route.ComponentProps) {
  const { returnTo, hasApp, hasPasskey, hasSecondFactor, isDraft, isAboutMany } = loaderData
  return (
    <AuthFrame title={PROVE.title} lead={PROVE.lead}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      {isAboutMany && <Notice>{PROVE.many}</Notice>}
      {isDraft && <Notice>{PROVE.saved}</Notice>}
      {hasPasskey && (
        <PasskeyButton
          use="prove"
          returnTo={returnTo}
          label={SECOND_STEP.usePasskey}
          busyLabel={SECOND_STEP.usingPasskey}
          wide
          explains
        />
      )}
      {hasSecondFactor ? (
        <SecondCodeForm
          hasApp={hasApp}
          problem={actionData ?? NO_PROBLEM}
          submit={PROVE.confirm}
          isSecondChoice={hasPasskey}
        />
      ) : (
        <FirstFactor hasPassword={loaderData.hasPassword} error={actionData?.fieldErrors.password} />
      )}
    </AuthFrame>
  )
}

/** For people who have no second factor yet. */
function FirstFactor({ hasPassword, error }: { hasPassword: boolean; error: string | undefined }) {
  const isBusy = usePendingIntent() === 'password'
  if (!hasPassword) {
    return (
      <form method="post" action={to('/sign-out')} className="grid gap-4">
        <p>{PROVE.signInAgain}</p>
        <Button type="submit" wide>
          {PROVE.signOut}
        </Button>
      </form>
    )
  }
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <PasswordField name="password" label={PROVE.password} autoComplete="current-password" error={error} required />
      <Button type="submit" name="intent" value="password" wide busy={isBusy} busyLabel={PROVE.confirming}>
        {PROVE.confirm}
      </Button>
    </Form>
  )
}
