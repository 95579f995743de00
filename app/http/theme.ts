import { parseCookieHeader } from './cookies.ts'

/** The visitor's choice; `system` leaves the choice to the device. */
export type Theme = 'light' | 'dark' | 'system'

export function themeFromCookies(cookieHeader: string | null): Theme {
  const chosen = parseCookieHeader(cookieHeader).get('theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
