import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { CreatedAstrologer } from '#app/features/accounts/created-astrologer.tsx'
import { SetUpForm } from '#app/features/accounts/set-up-form.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { ASTROLOGER_SETUP } from '#content/accounts/account-pages.ts'
import { setUpAstrologer } from '#usecases/accounts/staff/set-up-staff.ts'
import type { Route } from './+types/astrologer-setup'
import { loadSetUp, readSetUp, refuseSetUp } from './set-up-visit.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, ASTROLOGER_SETUP.title)
}

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSetUp('astrologer', request, context)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, email, typed, visit } = await readSetUp('astrologer', request, context)

  const outcome = await setUpAstrologer(db, email, visit)
  if (!outcome.ok) return refuseSetUp(outcome.refusal, { typed, failed: ASTROLOGER_SETUP.failed })

  const toast = { tone: 'success', title: ASTROLOGER_SETUP.success } as const
  return { created: outcome.value, toast }
}

export default function AstrologerSetup({ loaderData, actionData }: Route.ComponentProps) {
  const created = actionData && 'created' in actionData ? actionData.created : undefined
  const problem = actionData && 'fieldErrors' in actionData ? actionData : NO_PROBLEM
  return (
    <AuthFrame title={ASTROLOGER_SETUP.title} lead={ASTROLOGER_SETUP.lead}>
      <PageToast toast={actionData?.toast} fieldErrors={problem.fieldErrors} />
      {created ? (
        <CreatedAstrologer email={created.email} password={created.password} />
      ) : (
        <SetUpForm setUp={loaderData} problem={problem} labels={ASTROLOGER_SETUP} />
      )}
    </AuthFrame>
  )
}
