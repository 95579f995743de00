import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { ConfirmLink } from '#app/features/accounts/confirm-link.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { ACCOUNT_LINK, CONFIRMATIONS, TOASTS } from '#content/accounts/accounts.ts'
import { confirmAddressChange, openAddressChange } from '#usecases/accounts/change-address.ts'
import type { Route } from './+types/confirm-address'
import { linkToken, unusableLink } from './opened-link.ts'

export const headers = retryAfterHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData ? CONFIRMATIONS.changeAddress.title : ACCOUNT_LINK.unusable)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = linkToken(request)
  if (!token) return unusableLink()

  const { db, address, now } = visitOf(request, context)
  const link = await openAddressChange(db, { token, address, now })
  return link.ok ? link.value : unusableLink(link.refusal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = linkToken(request)
  if (!token) return unusableLink()

  const { db, site, address, now } = visitOf(request, context)
  const outcome = await confirmAddressChange(db, site, context.get(viewerContext), { token, address, now })
  if (!outcome.ok) return unusableLink(outcome.refusal)
  const { passwordLink } = outcome.value
  if (passwordLink !== undefined) return goTo(passwordLink.slice(site.appUrl.length), TOASTS.addressConfirmed)
  return goTo(outcome.value.isSignedIn ? '/dashboard/profile' : '/auth', TOASTS.addressChanged)
}

export default function ConfirmAddress({ loaderData }: Route.ComponentProps) {
  if (loaderData) {
    const { email, isFirst } = loaderData
    return <ConfirmLink email={email} text={isFirst ? CONFIRMATIONS.firstAddress : CONFIRMATIONS.changeAddress} />
  }
  return (
    <AuthFrame title={ACCOUNT_LINK.unusable} lead={ACCOUNT_LINK.unusableLead}>
      <ButtonLink href="/auth">{ACCOUNT_LINK.toSignIn}</ButtonLink>
    </AuthFrame>
  )
}
