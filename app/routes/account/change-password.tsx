import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { ChangePasswordForm } from '#app/features/accounts/change-password-form.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo, workPath } from '#app/http/redirects.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { requireSecondProof, requireUserEvenBeforePasswordChange } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { Notice } from '#app/ui/notice.tsx'
import { CHANGE_PASSWORD } from '#content/accounts/account-pages.ts'
import { TOASTS } from '#content/accounts/accounts.ts'
import { changePassword } from '#usecases/accounts/passwords/change-password.ts'
import type { Route } from './+types/change-password'
import { answerCheckRefusal } from './dashboard/profile/profile-actions.ts'

export const headers = retryAfterHeaders

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CHANGE_PASSWORD.title)
}

/** The proof itself is behind the change of a first password, so that change cannot wait for it. */
function requireProvenUser(context: Route.LoaderArgs['context']) {
  const user = requireUserEvenBeforePasswordChange(context)
  if (!user.mustChangePassword) requireSecondProof(context, user, '/account/change-password')
  return user
}

export function loader({ context }: Route.LoaderArgs) {
  const { mustChangePassword } = requireProvenUser(context)
  return { mustChangePassword }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireProvenUser(context)
  const { db, now } = visitOf(request, context)
  const form = await readForm(request)
  const typed = { currentPassword: form.text('currentPassword'), newPassword: form.text('newPassword') }

  const outcome = await changePassword(db, user, typed, now)
  if (!outcome.ok) return answerCheckRefusal(outcome.refusal, { current: 'currentPassword', chosen: 'newPassword' })
  return goTo(workPath(user.roles) ?? '/dashboard', TOASTS.passwordChanged)
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthFrame title={CHANGE_PASSWORD.title}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      {loaderData.mustChangePassword && <Notice>{CHANGE_PASSWORD.mustChange}</Notice>}
      <ChangePasswordForm problem={actionData ?? NO_PROBLEM} />
    </AuthFrame>
  )
}
