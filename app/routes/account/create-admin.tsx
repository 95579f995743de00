import { Form } from 'react-router'
import { CREATE_ADMIN, SETUP_STATES } from '#app/content/account-pages.ts'
import { PROBLEM_TITLES, SIGN_UP_PROBLEMS } from '#app/content/accounts.ts'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { NO_PROBLEM } from '#app/features/accounts/form-problem.ts'
import { PageToast } from '#app/features/accounts/page-toast.tsx'
import { SetupAddressField } from '#app/features/accounts/setup-address-field.tsx'
import { usePendingIntent } from '#app/features/accounts/use-pending-intent.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { rejected } from '#app/http/respond.ts'
import { visitOf } from '#app/http/visit.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { requirePractice } from '#db/practice.ts'
import { findSetupState, setUpAdmin } from '#usecases/accounts/set-up-staff.ts'
import type { Route } from './+types/create-admin'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CREATE_ADMIN.title)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, address, now } = visitOf(request, context)
  const token = new URL(request.url).searchParams.get('token')
  const { contact } = await requirePractice(db)
  const state = await findSetupState(db, 'admin', { token, address, now })
  return { state, token: token ?? '', email: contact.email }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, site, address, now } = visitOf(request, context)
  const form = await readForm(request)
  const [token, typed] = [form.text('token'), form.text('email').trim()]
  const { contact } = await requirePractice(db)

  const outcome = await setUpAdmin(db, site, typed || contact.email, { token, address, now })
  if (outcome.ok) {
    const toast = { tone: 'success', title: CREATE_ADMIN.success, detail: CREATE_ADMIN.resetSent } as const
    return { created: outcome.value, toast }
  }
  if (outcome.refusal === 'email-invalid') {
    const detail = SIGN_UP_PROBLEMS['email-invalid']
    const problem = { fieldErrors: { email: detail }, values: { email: typed } }
    return rejected({ title: PROBLEM_TITLES.validation, detail }, problem)
  }
  const isDone = outcome.refusal === 'done'
  const detail = isDone ? SETUP_STATES.done : CREATE_ADMIN.failed
  return rejected({ title: PROBLEM_TITLES.error, detail }, { status: 403 })
}

export default function CreateAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = usePendingIntent() !== undefined
  const created = actionData && 'created' in actionData ? actionData.created : undefined
  const problem = actionData && 'fieldErrors' in actionData ? actionData : NO_PROBLEM
  const email = created?.email ?? loaderData.email
  return (
    <AuthFrame title={CREATE_ADMIN.title} lead={email === '' ? CREATE_ADMIN.leadWithout : CREATE_ADMIN.lead}>
      <PageToast toast={actionData?.toast} />
      {email !== '' && (
        <p>
          <strong>{email}</strong>
        </p>
      )}
      {created && (
        <>
          <Notice tone="success">
            {CREATE_ADMIN.success}. {CREATE_ADMIN.resetSent}
          </Notice>
          <ButtonLink href="/auth" wide>
            {CREATE_ADMIN.toSignIn}
          </ButtonLink>
        </>
      )}
      {!created && loaderData.state !== 'open' && <Notice>{SETUP_STATES[loaderData.state]}</Notice>}
      {!created && loaderData.state === 'open' && (
        <Form method="post" className="grid gap-4" noValidate replace>
          <input type="hidden" name="token" value={loaderData.token} />
          <SetupAddressField preset={loaderData.email} problem={problem} />
          <Button type="submit" name="intent" value="create" wide busy={isBusy} busyLabel={CREATE_ADMIN.creating}>
            {CREATE_ADMIN.create}
          </Button>
        </Form>
      )}
    </AuthFrame>
  )
}
