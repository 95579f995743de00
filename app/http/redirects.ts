import { redirect, redirectDocument } from 'react-router'
import { LANGUAGE, unprefixed } from '#content/language.ts'
import { type Language, pathIn } from '#domain/languages.ts'
import { may } from '#domain/rights.ts'
import type { Role } from '#domain/roles.ts'
import { type FlashToast, flashHeader } from './flash.ts'
import { setCookie } from './site-cookies.ts'

type OpenedSession = {
  readonly sessionToken: string
  readonly deviceToken: string
  readonly isSecondStepDue: boolean
  readonly mustAgree: boolean
  readonly roles: readonly Role[]
  readonly language: Language | null
}

/** Redirects with a toast for the next page, whose prefix the router adds. It is a full page load, because documents have no router. */
export function goTo(path: string, toast?: FlashToast, cookies: readonly string[] = []) {
  return redirectDocument(unprefixed(path), { headers: headersOf(toast, cookies) })
}

/** The same, to the page in a language that may be another one: a whole address, which the router leaves alone. */
export function goToIn(
  language: Language | null,
  { path, appUrl }: { readonly path: string; readonly appUrl: string },
  toast?: FlashToast,
  cookies: readonly string[] = [],
) {
  if (language === null || language === LANGUAGE) return goTo(path, toast, cookies)
  const all = [...cookies, setCookie('language', language, appUrl)]
  return redirectDocument(`${appUrl}${pathIn(language, unprefixed(path))}`, { headers: headersOf(toast, all) })
}

function headersOf(toast: FlashToast | undefined, cookies: readonly string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  if (toast) headers.append(...flashHeader(toast))
  return headers
}

/** The same within one application, by its router. */
export function moveOn(path: string, toast: FlashToast) {
  return redirect(unprefixed(path), { headers: [flashHeader(toast)] })
}

/** For good; but a browser asks again, because the address may come back: a stored redirect would then be a loop. */
export function movedTo(path: string) {
  return redirect(path, { status: 301, headers: { 'Cache-Control': 'no-cache' } })
}

/**
 * Redirects after signing in, in the language of the account: to the requested page or to the user's work, but first to the
 * second step or the consent page if needed.
 */
export function enterWith(
  session: OpenedSession,
  appUrl: string,
  requested: string,
  toast?: FlashToast,
  cookies: readonly string[] = [],
) {
  const all = [...signedInCookies(session, appUrl), ...cookies]
  if (session.isSecondStepDue) {
    return goToIn(session.language, { path: secondStepPath(requested), appUrl }, undefined, all)
  }
  const path = requested === '/' ? (workPath(session.roles) ?? requested) : requested
  const next = session.mustAgree ? agreePath(path) : path
  return goToIn(session.language, { path: next, appUrl }, toast, all)
}

/** Of a session; or, while its person owes a second factor, of a pending sign-in, which opens no page. */
export function signedInCookies(
  {
    sessionToken,
    deviceToken,
    isSecondStepDue,
  }: Pick<OpenedSession, 'sessionToken' | 'deviceToken' | 'isSecondStepDue'>,
  appUrl: string,
): string[] {
  if (isSecondStepDue) return [setCookie('second-step', sessionToken, appUrl)]
  return [setCookie('session', sessionToken, appUrl), setCookie('device', deviceToken, appUrl)]
}

/** The page that asks for the second factor, which then continues to `returnTo`. */
export function secondStepPath(returnTo: string): string {
  return withReturn('/account/second-step', returnTo)
}

function withReturn(path: string, returnTo: string): string {
  return returnTo === '/' ? path : `${path}?return=${encodeURIComponent(returnTo)}`
}

/** The page on which staff start; undefined for clients. */
export function workPath(roles: readonly Role[]): string | undefined {
  return may(roles, 'staff') ? '/staff' : undefined
}

/** The consent page, which then continues to `returnTo`. */
export function agreePath(returnTo: string): string {
  return `/account/agree?return=${encodeURIComponent(returnTo)}`
}
