import { Form } from 'react-router'
import { ASTROLOGER_SETUP, SETUP_STATES } from '#app/content/account-pages.ts'
import { PROBLEM_TITLES } from '#app/content/accounts.ts'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { CreatedAstrologer } from '#app/features/accounts/created-astrologer.tsx'
import { PageToast } from '#app/features/accounts/page-toast.tsx'
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
  return { state: await findSetupState(db, 'astrologer', { token, address, now }), token: token ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, address, now } = visitOf(request, context)
  const token = (await readForm(request)).text('token')
  const { contact } = await requirePractice(db)

  const outcome = await setUpAstrologer(db, contact.astrologerEmail, { token, address, now })
  if (outcome.ok) {
    const toast = { tone: 'success', title: ASTROLOGER_SETUP.success } as const
    return { created: outcome.value, toast }
  }
  const isDone = outcome.refusal === 'done'
  const detail = isDone ? SETUP_STATES.done : ASTROLOGER_SETUP.failed
  return rejected({ title: PROBLEM_TITLES.error, detail }, { status: 403 })
}

export default function AstrologerSetup({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = usePendingIntent() !== undefined
  const created = actionData && 'created' in actionData ? actionData.created : undefined
  return (
    <AuthFrame title={ASTROLOGER_SETUP.title} lead={ASTROLOGER_SETUP.lead}>
      <PageToast toast={actionData?.toast} />
      {created && <CreatedAstrologer email={created.email} password={created.password} />}
      {!created && loaderData.state !== 'open' && <Notice>{SETUP_STATES[loaderData.state]}</Notice>}
      {!created && loaderData.state === 'open' && (
        <Form method="post" replace>
          <input type="hidden" name="token" value={loaderData.token} />
          <Button type="submit" name="intent" value="create" wide busy={isBusy} busyLabel={ASTROLOGER_SETUP.creating}>
            {ASTROLOGER_SETUP.create}
          </Button>
        </Form>
      )}
    </AuthFrame>
  )
}
