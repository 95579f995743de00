import { data } from 'react-router'
import { LINKS, SOCIAL_PROBLEMS, TOASTS } from '#app/content/accounts.ts'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { readAccountCookie } from '#app/http/account-cookies.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { enterWith } from '#app/http/redirects.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { visitOf } from '#app/http/visit.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { confirmIdentity } from '#usecases/accounts/confirm-identity.ts'
import type { Route } from './+types/confirm-identity'
import { openedToken } from './opened-link.ts'

export const headers = retryAfterHeaders

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, LINKS.unusable)
}

const REFUSALS = {
  'link-unusable': LINKS.unusableLead,
  'other-browser': LINKS.otherBrowser,
  'account-closed': SOCIAL_PROBLEMS['account-closed'],
} as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = openedToken(request)
  if (!token) return data({ lead: LINKS.unusableLead }, { status: 404 })

  const { db, site, address, browser, now } = visitOf(request, context)
  const identityToken = readAccountCookie(request, 'identity', site.appUrl)
  const outcome = await confirmIdentity(db, { token, identityToken, address, browser, now })
  if (outcome.ok) {
    throw enterWith(outcome.value.session, site.appUrl, safeReturnPath(outcome.value.returnTo), TOASTS.welcomeBack)
  }
  if (typeof outcome.refusal === 'string') return data({ lead: REFUSALS[outcome.refusal] }, { status: 404 })
  const headers = { 'Retry-After': String(outcome.refusal.retryAfterSeconds) }
  return data({ lead: LINKS.unusableLead }, { status: 429, headers })
}

export default function ConfirmIdentity({ loaderData }: Route.ComponentProps) {
  return (
    <AuthFrame title={LINKS.unusable} lead={loaderData.lead}>
      <ButtonLink href="/auth">{LINKS.toSignIn}</ButtonLink>
    </AuthFrame>
  )
}
