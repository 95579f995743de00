import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { ConfirmLink } from '#app/features/accounts/confirm-link.tsx'
import { ResendForm } from '#app/features/accounts/resend-form.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { enterWith } from '#app/http/redirects.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { visitOf } from '#app/http/visit.ts'
import { ACCOUNT_LINK, CONFIRMATIONS, RESEND, TOASTS } from '#content/accounts/accounts.ts'
import { to } from '#content/language.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { openVerification, verifyAddress } from '#usecases/accounts/verify-address.ts'
import type { Route } from './+types/verify'
import { linkToken, unusableLink } from './opened-link.ts'

export const headers = retryAfterHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData ? CONFIRMATIONS.verify.title : ACCOUNT_LINK.unusable)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = linkToken(request)
  if (!token) return unusableLink()

  const { db, address, now } = visitOf(request, context)
  const link = await openVerification(db, { token, address, now })
  return link.ok ? link.value : unusableLink(link.refusal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = linkToken(request)
  if (!token) return unusableLink()

  const { db, site, address, browser, now } = visitOf(request, context)
  const outcome = await verifyAddress(db, { token, address, browser, now })
  if (!outcome.ok) return unusableLink(outcome.refusal)
  const { session, returnTo } = outcome.value
  return enterWith(session, site.appUrl, safeReturnPath(returnTo), TOASTS.verified)
}

export default function Verify({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <ConfirmLink email={loaderData.email} text={CONFIRMATIONS.verify} />
  return (
    <AuthFrame title={ACCOUNT_LINK.unusable} lead={ACCOUNT_LINK.unusableLead}>
      <p className="hint">{RESEND.lead}</p>
      <ResendForm problem={NO_PROBLEM} />
      <p className="hint">
        {ACCOUNT_LINK.alreadyVerified}{' '}
        <a className="text-link" href={to('/auth')}>
          {ACCOUNT_LINK.toSignIn}
        </a>
      </p>
    </AuthFrame>
  )
}
