import { TOASTS } from '#app/content/accounts.ts'
import { goTo } from '#app/http/redirects.ts'
import { endedSessionCookie } from '#app/http/session-cookie.ts'
import { visitOf } from '#app/http/visit.ts'
import { signOut } from '#usecases/accounts/sign-out.ts'
import type { Route } from './+types/sign-out'

/** There is nothing to see here; whoever opens the address goes home. */
export function loader() {
  throw goTo('/')
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, site, browser, now } = visitOf(request, context)
  if (browser.sessionToken !== undefined) await signOut(db, browser.sessionToken, now)
  return goTo('/', TOASTS.signedOut, [endedSessionCookie(site.appUrl)])
}
