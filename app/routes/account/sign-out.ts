import { logContext } from '#app/http/contexts.ts'
import { goTo } from '#app/http/redirects.ts'
import { clearCookie } from '#app/http/site-cookies.ts'
import { visitOf } from '#app/http/visit.ts'
import { TOASTS } from '#content/accounts/accounts.ts'
import { LOAD_FAILURES } from '#content/site/dashboard.ts'
import { signOut } from '#usecases/accounts/sign-in/end-session.ts'
import type { Route } from './+types/sign-out'

/** A GET signs nobody out and redirects home. */
export function loader() {
  throw goTo('/')
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, site, browser, now } = visitOf(request, context)
  try {
    if (browser.sessionToken !== undefined) await signOut(db, browser.sessionToken, now)
  } catch (error) {
    // The session still exists, so its cookie stays: without it the user would believe to be signed out.
    context.get(logContext).error({ err: error }, 'a session was not ended')
    return goTo('/', { tone: 'error', ...LOAD_FAILURES.signOut })
  }
  const left = goTo('/', TOASTS.signedOut, [clearCookie('session', site.appUrl)])
  // The stored day is removed by the worker and by the page (decision 0305). Storage stays: it has the studio's layout too.
  left.headers.set('Clear-Site-Data', '"cache"')
  return left
}
