import { LINKS, RESEND, TOASTS } from '#app/content/accounts.ts'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { ResendForm } from '#app/features/accounts/resend-form.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { visitOf } from '#app/http/visit.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { verifyAddress } from '#usecases/accounts/verify-address.ts'
import type { Route } from './+types/verify'
import { openedToken, unusableLink } from './opened-link.ts'

export const headers = retryAfterHeaders

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, LINKS.unusable)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = openedToken(request)
  if (!token) return unusableLink()

  const { db, address, now } = visitOf(request, context)
  const outcome = await verifyAddress(db, { token, address, now })
  if (outcome.ok) throw goTo(safeReturnPath(outcome.value.returnTo), TOASTS.verified)
  return unusableLink(outcome.refusal)
}

export default function Verify() {
  return (
    <AuthFrame title={LINKS.unusable} lead={LINKS.unusableLead}>
      <p className="hint">{RESEND.lead}</p>
      <ResendForm problem={NO_PROBLEM} />
      <p className="hint">
        {LINKS.alreadyVerified}{' '}
        <a className="text-link" href="/auth">
          {LINKS.toSignIn}
        </a>
      </p>
    </AuthFrame>
  )
}
