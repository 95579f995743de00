import { Form } from 'react-router'
import { ASTROLOGER_SETUP, SETUP_STATES } from '#app/content/account-pages.ts'
import { PROBLEM_TITLES, SIGN_UP_PROBLEMS } from '#app/content/accounts.ts'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { CreatedAstrologer } from '#app/features/accounts/created-astrologer.tsx'
import { NO_PROBLEM } from '#app/features/accounts/form-problem.ts'
import { PageToast } from '#app/features/accounts/page-toast.tsx'
import { SetupAddressField } from '#app/features/accounts/setup-address-field.tsx'
import { usePendingIntent } from '#app/features/accounts/use-pending-intent.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { rejected } from '#app/http/respond.ts'
import { visitOf } from '#app/http/visit.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { requirePractice } from '#db/practice.ts'
import { findSetupState, setUpAstrologer } from '#usecases/accounts/set-up-staff.ts'
import type { Route } from './+types/astrologer-setup'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, ASTROLOGER_SETUP.title)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, address, now } = visitOf(request, context)
  const token = new URL(request.url).searchParams.get('token')
  const { contact } = await requirePractice(db)
  const state = await findSetupState(db, 'astrologer', { token, address, now })
  return { state, token: token ?? '', email: contact.astrologerEmail }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, address, now } = visitOf(request, context)
  const form = await readForm(request)
  const [token, typed] = [form.text('token'), form.text('email').trim()]
  const { contact } = await requirePractice(db)

  const outcome = await setUpAstrologer(db, typed || contact.astrologerEmail, { token, address, now })
  if (outcome.ok) {
    const toast = { tone: 'success', title: ASTROLOGER_SETUP.success } as const
    return { created: outcome.value, toast }
  }
  if (outcome.refusal === 'email-invalid') {
    const detail = SIGN_UP_PROBLEMS['email-invalid']
    const problem = { fieldErrors: { email: detail }, values: { email: typed } }
    return rejected({ title: PROBLEM_TITLES.validation, detail }, problem)
  }
  const isDone = outcome.refusal === 'done'
  const detail = isDone ? SETUP_STATES.done : ASTROLOGER_SETUP.failed
  return rejected({ title: PROBLEM_TITLES.error, detail }, { status: 403 })
}

export default function AstrologerSetup({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = usePendingIntent() !== undefined
  const created = actionData && 'created' in actionData ? actionData.created : undefined
  const problem = actionData && 'fieldErrors' in actionData ? actionData : NO_PROBLEM
  return (
    <AuthFrame title={ASTROLOGER_SETUP.title} lead={ASTROLOGER_SETUP.lead}>
      <PageToast toast={actionData?.toast} />
      {created && <CreatedAstrologer email={created.email} password={created.password} />}
      {!created && loaderData.state !== 'open' && <Notice>{SETUP_STATES[loaderData.state]}</Notice>}
      {!created && loaderData.state === 'open' && (
        <Form method="post" className="grid gap-4" noValidate replace>
          <input type="hidden" name="token" value={loaderData.token} />
          <SetupAddressField preset={loaderData.email} problem={problem} />
          <Button type="submit" name="intent" value="create" wide busy={isBusy} busyLabel={ASTROLOGER_SETUP.creating}>
            {ASTROLOGER_SETUP.create}
          </Button>
        </Form>
      )}
    </AuthFrame>
  )
}
