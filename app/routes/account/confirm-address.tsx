import { LINKS, TOASTS } from '#app/content/accounts.ts'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { visitOf } from '#app/http/visit.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { confirmAddressChange } from '#usecases/accounts/change-address.ts'
import type { Route } from './+types/confirm-address'
import { openedToken, unusableLink } from './opened-link.ts'

export const headers = retryAfterHeaders

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, LINKS.unusable)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = openedToken(request)
  if (!token) return unusableLink()

  const { db, address, now } = visitOf(request, context)
  const outcome = await confirmAddressChange(db, { token, address, now })
  if (outcome.ok) throw goTo('/', TOASTS.addressChanged)
  return unusableLink(outcome.refusal)
}

export default function ConfirmAddress() {
  return (
    <AuthFrame title={LINKS.unusable} lead={LINKS.unusableLead}>
      <ButtonLink href="/auth">{LINKS.toSignIn}</ButtonLink>
    </AuthFrame>
  )
}
