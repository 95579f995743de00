const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Limit = { readonly limit: number; readonly windowMs: number }

/**
 * How often something may go wrong or be asked for. Behind one address may sit a whole family or a mobile
 * network, so those limits are wide; guessing at one account is narrow.
 */
export const ACCOUNT_LIMITS = {
  'sign-in-address': { limit: 100, windowMs: 10 * MINUTE_MS },
  'sign-in-account': { limit: 10, windowMs: 15 * MINUTE_MS },
  'sign-in-device': { limit: 10, windowMs: 15 * MINUTE_MS },
  'sign-up-address': { limit: 100, windowMs: HOUR_MS },
  'letter-address': { limit: 60, windowMs: HOUR_MS },
  'letter-account': { limit: 3, windowMs: HOUR_MS },
  'link-guess': { limit: 30, windowMs: 10 * MINUTE_MS },
  'password-check': { limit: 10, windowMs: 15 * MINUTE_MS },
  'invitation-letter': { limit: 30, windowMs: HOUR_MS },
} satisfies Record<string, Limit>

export type AccountLimit = keyof typeof ACCOUNT_LIMITS
