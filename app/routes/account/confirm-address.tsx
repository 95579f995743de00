import { data } from 'react-router'
import { LINKS, TOASTS } from '#app/content/accounts.ts'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { answerHeaders } from '#app/http/answer-headers.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { visitOf } from '#app/http/visit.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { confirmAddressChange } from '#usecases/accounts/change-address.ts'
import type { Route } from './+types/confirm-address'

export const headers = answerHeaders

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, LINKS.unusable)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  if (request.method !== 'GET' || !token) return data(null, { status: 404 })

  const { db, address, now } = visitOf(request, context)
  const outcome = await confirmAddressChange(db, { token, address, now })
  if (outcome.ok) throw goTo('/', TOASTS.addressChanged)
  if (outcome.refusal === 'link-unusable') return data(null, { status: 404 })
  return data(null, { status: 429, headers: { 'Retry-After': String(outcome.refusal.retryAfterSeconds) } })
}

export default function ConfirmAddress() {
  return (
    <AuthFrame title={LINKS.unusable} lead={LINKS.unusableLead}>
      <ButtonLink href="/auth">{LINKS.toSignIn}</ButtonLink>
    </AuthFrame>
  )
}
