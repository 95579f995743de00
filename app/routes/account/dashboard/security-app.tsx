import { Form, Link } from 'react-router'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { qrPath } from '#app/features/page-parts/qr-path.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { RecoveryCodes } from '#app/features/second-factors/recovery-codes.tsx'
import { keyRingContext, practiceContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { requireFreshProof, requireUser } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PROBLEM_TITLES } from '#content/accounts/accounts.ts'
import { APP_SETUP, SECOND_FACTOR_PROBLEMS } from '#content/accounts/second-factors.ts'
import { appAddress } from '#usecases/accounts/second-factors/app-codes.ts'
import { confirmApp, startApp } from '#usecases/accounts/second-factors/change-factors.ts'
import type { Route } from './+types/security-app'

const OVERVIEW = '/dashboard/security'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  requireFreshProof(context, user)
  const { db, now } = visitOf(request, context)
  const started = await startApp(db, context.get(keyRingContext), user.id, now)
  // After the confirmation the page shows the recovery codes, with nothing of the secret.
  if (!started.ok) return { secret: null }

  const { secret } = started.value
  const { name } = await context.get(practiceContext)()
  return {
    secret: secret.match(/.{1,4}/g)?.join(' ') ?? secret,
    qr: qrPath(appAddress(secret, { practice: name, email: user.email })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  requireFreshProof(context, user, '/dashboard/security/app')
  const { db, now } = visitOf(request, context)
  const typed = (await readForm(request)).text('code')
  const outcome = await confirmApp(db, context.get(keyRingContext), user, typed, now)
  if (outcome.ok) {
    const { recoveryCodes } = outcome.value
    return recoveryCodes === null ? goTo(OVERVIEW) : { codes: recoveryCodes }
  }

  if (outcome.refusal === 'app-exists') return goTo(OVERVIEW)
  const detail = SECOND_FACTOR_PROBLEMS[outcome.refusal === 'code-missing' ? 'app-code-missing' : 'code-wrong']
  return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors: { code: detail } })
}

export default function SecurityApp({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = usePendingIntent() === 'confirm'
  if (actionData && 'codes' in actionData) return <RecoveryCodes codes={actionData.codes} />
  const { fieldErrors } = actionData ?? NO_PROBLEM
  return (
    <Card as="section">
      <div className="grid max-w-[40rem] justify-items-start gap-5">
        <h2 className="text-xl">{APP_SETUP.title}</h2>
        <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
        {loaderData.secret !== null && (
          <>
            <ol className="grid list-decimal gap-2 ps-6">
              {APP_SETUP.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <svg
              role="img"
              aria-label={APP_SETUP.qr}
              viewBox={`-2 -2 ${loaderData.qr.size + 4} ${loaderData.qr.size + 4}`}
              className="payment-qr"
              shapeRendering="crispEdges"
            >
              <path d={loaderData.qr.path} fill="currentColor" />
            </svg>
            <p>
              {APP_SETUP.orType}{' '}
              <code className="block font-mono [overflow-wrap:anywhere]" translate="no">
                {loaderData.secret}
              </code>
            </p>
            <Form method="post" className="grid w-full max-w-[24rem] gap-4" noValidate replace>
              <TextField
                name="code"
                label={APP_SETUP.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                error={fieldErrors.code}
                required
              />
              <Button type="submit" name="intent" value="confirm" busy={isBusy} busyLabel={APP_SETUP.confirming}>
                {APP_SETUP.confirm}
              </Button>
            </Form>
          </>
        )}
        <Link className="text-link" to={OVERVIEW}>
          {APP_SETUP.back}
        </Link>
      </div>
    </Card>
  )
}
