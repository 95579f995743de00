import { redirect, redirectDocument } from 'react-router'
import { accountCookie } from './account-cookies.ts'
import { flashCookie, type Toast } from './flash.ts'
import { sessionCookie } from './session-cookie.ts'

type OpenedSession = {
  readonly sessionToken: string
  readonly deviceToken: string
  readonly mustAgree: boolean
}

/** Leads to another page and leaves a message for it. A whole new page, because documents have no router. */
export function goTo(path: string, toast?: Toast, cookies: readonly string[] = []) {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  if (toast) headers.append('Set-Cookie', flashCookie(toast))
  return redirectDocument(path, { headers })
}

/** The same within one application, whose router shows the next page without loading it whole. */
export function moveOn(path: string, toast: Toast) {
  return redirect(path, { headers: { 'Set-Cookie': flashCookie(toast) } })
}

/** Lets somebody in: to where they wanted to go, or first to the question that has to be answered. */
export function enterWith(session: OpenedSession, appUrl: string, path: string, toast?: Toast) {
  return goTo(session.mustAgree ? agreePath(path) : path, toast, [
    sessionCookie(session.sessionToken, appUrl),
    accountCookie('device', session.deviceToken, appUrl),
  ])
}

/** The page that asks for consent, and then leads on. */
export function agreePath(returnTo: string): string {
  return `/account/agree?return=${encodeURIComponent(returnTo)}`
}
