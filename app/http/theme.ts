import { parseCookies } from './site-cookies.ts'

/** The visitor's choice; `system` leaves the choice to the device. */
export type ThemeChoice = 'light' | 'dark' | 'system'

export function themeFromCookies(cookieHeader: string | null): ThemeChoice {
  const chosen = parseCookies(cookieHeader).theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
