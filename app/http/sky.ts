import { parseCookieHeader } from './cookies.ts'

/** Dawn is the light theme and night the dark one; `system` leaves the choice to the device. */
export type Sky = 'dawn' | 'night' | 'system'

export const SKY_COOKIE = 'sky'

export function skyFromCookies(cookieHeader: string | null): Sky {
  const chosen = parseCookieHeader(cookieHeader).get(SKY_COOKIE)
  return chosen === 'dawn' || chosen === 'night' ? chosen : 'system'
}
