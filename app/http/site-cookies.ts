import { parse, serialize } from 'cookie-es'
import { CHALLENGE_MS, PENDING_MS } from '#domain/accounts/second-factors.ts'
import { LONGEST_SESSION_MS } from '#domain/accounts/signed-in-sessions.ts'
import { DAY_SECONDS, HOUR_SECONDS, YEAR_SECONDS } from '#domain/time/durations.ts'
import { pagePath } from './page-path.ts'

type CookieFacts = {
  readonly path: string
  readonly maxAgeSeconds: number
  /** The pages whose loader or action reads it; `/*` stands for every page below. */
  readonly readBy: 'every page' | readonly string[]
  /** On an https site. With `__Host-`, browsers refuse the cookie from a subdomain or over plain http. */
  readonly prefix?: '__Host-' | '__Secure-'
  /** A script of ours writes it too. */
  readonly isScripted?: true
}

/**
 * Every cookie of the site. The privacy page names them, the page cache ignores those that a page does not read, and the
 * browser tests fail if one does not reach its readers. The path of what a page reads is `/`: with `/auth` a cookie would be
 * sent neither to `/auth.data`, where the router posts the form, nor to `/te/auth`.
 */
export const SITE_COOKIES = {
  session: { path: '/', maxAgeSeconds: LONGEST_SESSION_MS / 1000, readBy: 'every page', prefix: '__Host-' },
  flash: { path: '/', maxAgeSeconds: 60, readBy: 'every page' },
  theme: { path: '/', maxAgeSeconds: YEAR_SECONDS, readBy: 'every page', isScripted: true },
  /** Chosen in this browser, which is then offered no other. Only a script reads it. */
  language: { path: '/', maxAgeSeconds: YEAR_SECONDS, readBy: [], isScripted: true },
  'chart-style': {
    path: '/',
    maxAgeSeconds: YEAR_SECONDS,
    readBy: ['/horoscope', '/horoscope/*', '/book/*', '/staff/*'],
    isScripted: true,
  },
  /** Set by a form. Every page that names grahas, signs or stars by it is here. */
  names: {
    path: '/',
    maxAgeSeconds: YEAR_SECONDS,
    readBy: [
      '/horoscope',
      '/horoscope/*',
      '/panchanga',
      '/panchanga/*',
      '/book/*',
      '/dashboard',
      '/dashboard/*',
      '/staff',
      '/staff/*',
    ],
  },
  /** Set by a form: how the almanac counts lunar months. */
  months: {
    path: '/',
    maxAgeSeconds: YEAR_SECONDS,
    readBy: ['/panchanga', '/panchanga/*', '/festivals/*', '/dashboard/family'],
  },
  city: {
    path: '/',
    maxAgeSeconds: YEAR_SECONDS,
    readBy: ['/panchanga', '/festivals', '/festivals/*', '/eclipses', '/eclipses/*', '/muhurta', '/dashboard/family'],
  },
  /** This browser has signed in before, so what strangers do does not lock it out. */
  device: {
    path: '/',
    maxAgeSeconds: YEAR_SECONDS,
    readBy: ['/auth', '/account/*', '/api/auth/*', '/book/*', '/booking/password'],
    prefix: '__Secure-',
  },
  /** Somebody has given the first of two factors in this browser. */
  'second-step': {
    path: '/',
    maxAgeSeconds: PENDING_MS / 1000,
    readBy: ['/account/second-step', '/account/passkey.json'],
    prefix: '__Host-',
  },
  /** Ties the question to a passkey to this browser. */
  passkey: {
    path: '/',
    maxAgeSeconds: CHALLENGE_MS / 1000,
    readBy: ['/account/passkey.json'],
    prefix: '__Host-',
  },
  /** Ties an emailed sign-in code to this browser; the booking pages have their own. */
  code: { path: '/', maxAgeSeconds: 600, readBy: ['/auth'], prefix: '__Secure-' },
  'booking-code': { path: '/', maxAgeSeconds: 600, readBy: ['/book/*'], prefix: '__Secure-' },
  /** The token of the booking form that was filled in before signing in. */
  'booking-draft': { path: '/', maxAgeSeconds: DAY_SECONDS, readBy: ['/book/*'] },
  /** The same token for the sign-in page, which fills in what the draft knows. */
  'sign-in-draft': { path: '/', maxAgeSeconds: HOUR_SECONDS, readBy: ['/auth'] },
  'muhurta-request': { path: '/', maxAgeSeconds: DAY_SECONDS, readBy: ['/book/*'] },
  /** State of a sign-in at Google or Facebook, and the language in which it began. */
  travel: { path: '/', maxAgeSeconds: 600, readBy: ['/api/auth/*'], prefix: '__Secure-' },
  /** Identifies a user from a provider while they verify an address. */
  identity: {
    path: '/',
    maxAgeSeconds: HOUR_SECONDS,
    readBy: ['/account/social-address', '/account/social-sign-up', '/account/confirm-identity'],
    prefix: '__Secure-',
  },
  /** The link to the outbox was opened in this browser. */
  outbox: {
    path: '/dev',
    maxAgeSeconds: 30 * DAY_SECONDS,
    readBy: ['/dev/outbox', '/dev/outbox/*'],
    prefix: '__Secure-',
  },
} as const satisfies Record<string, CookieFacts>

export type SiteCookie = keyof typeof SITE_COOKIES

type PlainCookie = {
  [Name in SiteCookie]: (typeof SITE_COOKIES)[Name] extends { readonly prefix: string } ? never : Name
}[SiteCookie]

/** Undefined on pages that the list does not name, so that the page cache can rely on it. */
export function readCookie(request: Request, cookie: SiteCookie, appUrl: string): string | undefined
export function readCookie(request: Request, cookie: PlainCookie): string | undefined
export function readCookie(request: Request, cookie: SiteCookie, appUrl = ''): string | undefined {
  if (!isReadOn(cookie, pagePath(new URL(request.url).pathname))) return undefined
  return parseCookies(request.headers.get('cookie'))[cookieNameOf(cookie, appUrl)] || undefined
}

/** The values of a Cookie header by name. */
export function parseCookies(header: string | null | undefined): Readonly<Record<string, string | undefined>> {
  return parse(header ?? '')
}

/** Whether a page reads the cookie. */
export function isReadOn(cookie: SiteCookie, path: string): boolean {
  const { readBy }: CookieFacts = SITE_COOKIES[cookie]
  if (readBy === 'every page') return true
  return readBy.some((page) => (page.endsWith('/*') ? path.startsWith(page.slice(0, -1)) : path === page))
}

/** The entry of a cookie that a browser has sent, with or without a prefix. */
export function siteCookieNamed(name: string): SiteCookie | undefined {
  const bare = name.replace(/^__(Host|Secure)-/, '')
  return bare in SITE_COOKIES ? (bare as SiteCookie) : undefined
}

/**
 * A `Set-Cookie` header. The value is sent as it is, not as the router's `createCookie` would encode it: scripts write some
 * of these cookies too, and browsers still have those of earlier versions.
 */
export function setCookie(cookie: SiteCookie, value: string, appUrl: string): string {
  return serialize(cookieNameOf(cookie, appUrl), value, cookieOptions(cookie, appUrl))
}

export function clearCookie(cookie: SiteCookie, appUrl: string): string {
  return serialize(cookieNameOf(cookie, appUrl), '', { ...cookieOptions(cookie, appUrl), maxAge: 0 })
}

/** Cookies are not sent when another site posts to us. */
export function cookieOptions(cookie: SiteCookie, appUrl: string) {
  const { path, maxAgeSeconds, isScripted }: CookieFacts = SITE_COOKIES[cookie]
  return {
    path,
    maxAge: maxAgeSeconds,
    httpOnly: !isScripted,
    sameSite: 'lax',
    secure: appUrl.startsWith('https:'),
  } as const
}

/** Under which browsers send it. */
function cookieNameOf(cookie: SiteCookie, appUrl: string): string {
  const { prefix }: CookieFacts = SITE_COOKIES[cookie]
  return appUrl.startsWith('https:') && prefix ? `${prefix}${cookie}` : cookie
}
