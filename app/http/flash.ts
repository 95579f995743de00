import { createContext } from 'react-router'
import { parseCookieHeader } from './cookies.ts'
import { clearCookie, setCookie } from './site-cookies.ts'

export type FlashToast = {
  readonly tone: 'note' | 'success' | 'error'
  readonly title: string
  readonly detail?: string
  /** The id of the control that a problem is about. */
  readonly field?: string
  /** What happened, for a page that reacts to it; it must not depend on the text. */
  readonly event?: FlashEvent
}

const FLASH_EVENTS = ['payment-claimed'] as const
type FlashEvent = (typeof FLASH_EVENTS)[number]

/** The toast that the previous page left, if any. */
export const flashContext = createContext<FlashToast | null>()

const FLASH_COOKIE = 'flash'
const LONGEST_TEXT = 300

/** A toast for the next page: set it on a redirect as `Set-Cookie`. */
export function flashCookie(toast: FlashToast): string {
  const value = Buffer.from(JSON.stringify(toast)).toString('base64url')
  return setCookie(FLASH_COOKIE, value)
}

/** Whether this `Set-Cookie` leaves a toast for the next page. */
export function isFlashCookie(setCookieHeader: string): boolean {
  return setCookieHeader.startsWith(`${FLASH_COOKIE}=`)
}

export function shownFlashCookie(): string {
  return clearCookie(FLASH_COOKIE)
}

/** The cookie is untrusted input: a wrong shape is ignored. */
export function readFlash(cookieHeader: string | null): FlashToast | null {
  const value = parseCookieHeader(cookieHeader).get(FLASH_COOKIE)
  if (!value) return null
  try {
    const toast: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'))
    return isToast(toast) ? toast : null
  } catch {
    return null
  }
}

/** Where the router finds out about routes that it does not know yet. */
const ROUTE_DISCOVERY = '/__manifest'

/** A page shows the toast once; a redirect passes it on to its target, and route discovery shows no page. */
export function isFlashShownBy(request: Request, response: Response): boolean {
  if (new URL(request.url).pathname === ROUTE_DISCOVERY) return false
  const setsAnother = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${FLASH_COOKIE}=`))
  const isRedirect = response.status === 202 || (response.status >= 300 && response.status < 400)
  return !setsAnother && !isRedirect
}

function isToast(value: unknown): value is FlashToast {
  if (typeof value !== 'object' || value === null || !('title' in value) || !('tone' in value)) return false
  const detail = 'detail' in value ? value.detail : ''
  if ('event' in value && !FLASH_EVENTS.some((event) => event === value.event)) return false
  if ('field' in value && !/^[\w-]{1,60}$/.test(String(value.field))) return false
  return isShort(value.title) && isShort(detail) && ['note', 'success', 'error'].includes(String(value.tone))
}

function isShort(text: unknown): boolean {
  return typeof text === 'string' && text.length <= LONGEST_TEXT
}
