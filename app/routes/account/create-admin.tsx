import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { SetUpForm } from '#app/features/accounts/set-up-form.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { CREATE_ADMIN } from '#content/accounts/account-pages.ts'
import { setUpAdmin } from '#usecases/accounts/staff/set-up-staff.ts'
import type { Route } from './+types/create-admin'
import { loadSetUp, readSetUp, refuseSetUp } from './set-up-visit.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CREATE_ADMIN.title)
}

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSetUp('admin', request, context)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, site, email, typed, visit } = await readSetUp('admin', request, context)

  const outcome = await setUpAdmin(db, site, email, visit)
  if (!outcome.ok) return refuseSetUp(outcome.refusal, { typed, failed: CREATE_ADMIN.failed })

  const toast = { tone: 'success', title: CREATE_ADMIN.success, detail: CREATE_ADMIN.resetSent } as const
  return { created: outcome.value, toast }
}

export default function CreateAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const created = actionData && 'created' in actionData ? actionData.created : undefined
  const problem = actionData && 'fieldErrors' in actionData ? actionData : NO_PROBLEM
  const email = created?.email ?? loaderData.preset
  return (
    <AuthFrame title={CREATE_ADMIN.title} lead={email === '' ? CREATE_ADMIN.leadWithout : CREATE_ADMIN.lead}>
      <PageToast toast={actionData?.toast} fieldErrors={problem.fieldErrors} />
      {email !== '' && (
        <p>
          <strong>{email}</strong>
        </p>
      )}
      {created ? (
        <>
          <Notice tone="success">
            {CREATE_ADMIN.success}. {CREATE_ADMIN.resetSent}
          </Notice>
          <ButtonLink href="/auth" wide>
            {CREATE_ADMIN.toSignIn}
          </ButtonLink>
        </>
      ) : (
        <SetUpForm setUp={loaderData} problem={problem} labels={CREATE_ADMIN} />
      )}
    </AuthFrame>
  )
}
