import { redirect, redirectDocument } from 'react-router'
import { unprefixed } from '#content/language.ts'
import { may } from '#domain/rights.ts'
import type { Role } from '#domain/roles.ts'
import { type FlashToast, flashHeader } from './flash.ts'
import { setCookie } from './site-cookies.ts'

type OpenedSession = {
  readonly sessionToken: string
  readonly deviceToken: string
  readonly mustAgree: boolean
  readonly roles: readonly Role[]
}

/** Redirects with a toast for the next page, whose prefix the router adds. It is a full page load, because documents have no router. */
export function goTo(path: string, toast?: FlashToast, cookies: readonly string[] = []) {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  if (toast) headers.append(...flashHeader(toast))
  return redirectDocument(unprefixed(path), { headers })
}

/** The same within one application, by its router. */
export function moveOn(path: string, toast: FlashToast) {
  return redirect(unprefixed(path), { headers: [flashHeader(toast)] })
}

/** Redirects after signing in: to the requested page or to the user's work, but first to the consent page if needed. */
export function enterWith(session: OpenedSession, appUrl: string, requested: string, toast?: FlashToast) {
  const path = requested === '/' ? (workPath(session.roles) ?? requested) : requested
  return goTo(session.mustAgree ? agreePath(path) : path, toast, signedInCookies(session, appUrl))
}

export function signedInCookies(
  { sessionToken, deviceToken }: Pick<OpenedSession, 'sessionToken' | 'deviceToken'>,
  appUrl: string,
): string[] {
  return [setCookie('session', sessionToken, appUrl), setCookie('device', deviceToken, appUrl)]
}

/** The page on which staff start; undefined for clients. */
export function workPath(roles: readonly Role[]): string | undefined {
  return may(roles, 'staff') ? '/staff' : undefined
}

/** The consent page, which then continues to `returnTo`. */
export function agreePath(returnTo: string): string {
  return `/account/agree?return=${encodeURIComponent(returnTo)}`
}
