import { TOASTS } from '#app/content/accounts.ts'
import { LOAD_FAILURES } from '#app/content/dashboard.ts'
import { logContext } from '#app/http/contexts.ts'
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
  try {
    if (browser.sessionToken !== undefined) await signOut(db, browser.sessionToken, now)
  } catch (error) {
    // The session is still alive, so its cookie stays: whoever believed to be out would leave it open.
    context.get(logContext).error({ err: error }, 'a session was not ended')
    return goTo('/', { tone: 'error', ...LOAD_FAILURES.signOut })
  }
  return goTo('/', TOASTS.signedOut, [endedSessionCookie(site.appUrl)])
}
