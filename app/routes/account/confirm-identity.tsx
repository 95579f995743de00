import { data } from 'react-router'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { ConfirmLink } from '#app/features/accounts/confirm-link.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { enterWith } from '#app/http/redirects.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { readCookie } from '#app/http/site-cookies.ts'
import { visitOf } from '#app/http/visit.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { ACCOUNT_LINK, CONFIRMATIONS, SOCIAL_PROBLEMS, TOASTS } from '#content/accounts/accounts.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import {
  type ConfirmIdentityRefusal,
  confirmIdentity,
  openIdentityConfirmation,
} from '#usecases/accounts/sign-in/confirm-identity.ts'
import type { Route } from './+types/confirm-identity'
import { linkToken } from './opened-link.ts'

export const headers = retryAfterHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(
    matches,
    loaderData && 'email' in loaderData ? CONFIRMATIONS.identity.title : ACCOUNT_LINK.unusable,
  )
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = linkToken(request)
  if (!token) return refuse('link-unusable')

  const { db, site, address, now } = visitOf(request, context)
  const identityToken = readCookie(request, 'identity', site.appUrl)
  const link = await openIdentityConfirmation(db, { token, identityToken, address, now })
  return link.ok ? link.value : refuse(link.refusal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = linkToken(request)
  if (!token) return refuse('link-unusable')

  const { db, site, address, browser, now } = visitOf(request, context)
  const identityToken = readCookie(request, 'identity', site.appUrl)
  const outcome = await confirmIdentity(db, { token, identityToken, address, browser, now })
  if (!outcome.ok) return refuse(outcome.refusal)
  const { session, returnTo } = outcome.value
  return enterWith(session, site.appUrl, safeReturnPath(returnTo), TOASTS.welcomeBack)
}

const REFUSALS = {
  'link-unusable': ACCOUNT_LINK.unusableLead,
  'other-browser': ACCOUNT_LINK.otherBrowser,
  'account-closed': SOCIAL_PROBLEMS['account-closed'],
} as const

function refuse(refusal: ConfirmIdentityRefusal) {
  if (typeof refusal === 'string') return data({ lead: REFUSALS[refusal] }, { status: 404 })
  const headers = { 'Retry-After': String(refusal.retryAfterSeconds) }
  return data({ lead: ACCOUNT_LINK.unusableLead }, { status: 429, headers })
}

export default function ConfirmIdentity({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData
  if ('email' in shown) return <ConfirmLink email={shown.email} text={CONFIRMATIONS.identity} />
  return (
    <AuthFrame title={ACCOUNT_LINK.unusable} lead={shown.lead}>
      <ButtonLink href="/auth">{ACCOUNT_LINK.toSignIn}</ButtonLink>
    </AuthFrame>
  )
}
