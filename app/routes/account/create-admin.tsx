import { Form } from 'react-router'
import { CREATE_ADMIN, SETUP_STATES } from '#app/content/account-pages.ts'
import { PROBLEM_TITLES } from '#app/content/accounts.ts'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { PageToast } from '#app/features/accounts/page-toast.tsx'
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
  const token = (await readForm(request)).text('token')
  const { contact } = await requirePractice(db)

  const outcome = await setUpAdmin(db, site, contact.email, { token, address, now })
  if (outcome.ok) {
    const toast = { tone: 'success', title: CREATE_ADMIN.success, detail: CREATE_ADMIN.resetSent } as const
    return { created: outcome.value, toast }
  }
  const isDone = outcome.refusal === 'done'
  const detail = isDone ? SETUP_STATES.done : CREATE_ADMIN.failed
  return rejected({ title: PROBLEM_TITLES.error, detail }, { status: 403 })
}

export default function CreateAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = usePendingIntent() !== undefined
  const isCreated = actionData !== undefined && 'created' in actionData
  return (
    <AuthFrame title={CREATE_ADMIN.title} lead={CREATE_ADMIN.lead}>
      <PageToast toast={actionData?.toast} />
      <p>
        <strong>{loaderData.email}</strong>
      </p>
      {isCreated && (
        <>
          <Notice tone="success">
            {CREATE_ADMIN.success}. {CREATE_ADMIN.resetSent}
          </Notice>
          <ButtonLink href="/auth" wide>
            {CREATE_ADMIN.toSignIn}
          </ButtonLink>
        </>
      )}
      {!isCreated && loaderData.state !== 'open' && <Notice>{SETUP_STATES[loaderData.state]}</Notice>}
      {!isCreated && loaderData.state === 'open' && (
        <Form method="post" replace>
          <input type="hidden" name="token" value={loaderData.token} />
          <Button type="submit" name="intent" value="create" wide busy={isBusy} busyLabel={CREATE_ADMIN.creating}>
            {CREATE_ADMIN.create}
          </Button>
        </Form>
      )}
    </AuthFrame>
  )
}
