import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'

type Limit = { readonly limit: number; readonly windowMs: number }

/**
 * How often something may go wrong or be asked for. Behind one address may sit a whole family or a mobile
 * network, so those limits are wide; guessing at one account is narrow.
 */
export const LIMITS = {
  'sign-in-address': { limit: 100, windowMs: 10 * MINUTE_MS },
  'sign-in-account': { limit: 10, windowMs: 15 * MINUTE_MS },
  'sign-in-device': { limit: 10, windowMs: 15 * MINUTE_MS },
  'sign-up-address': { limit: 100, windowMs: HOUR_MS },
  'email-address': { limit: 60, windowMs: HOUR_MS },
  'email-account': { limit: 3, windowMs: HOUR_MS },
  'link-guess': { limit: 30, windowMs: 10 * MINUTE_MS },
  'password-check': { limit: 10, windowMs: 15 * MINUTE_MS },

  // What anybody may send: by network, and by the mailbox that hears from us because of it.
  contact: { limit: 5, windowMs: HOUR_MS },
  'contact-email': { limit: 3, windowMs: DAY_MS },
  newsletter: { limit: 20, windowMs: HOUR_MS },
  'newsletter-email': { limit: 3, windowMs: HOUR_MS },
  suggestion: { limit: 5, windowMs: HOUR_MS },
  notification: { limit: 20, windowMs: HOUR_MS },
  // A draft is kept for people who are not signed in, so it is counted by where they come from.
  'booking-draft': { limit: 30, windowMs: HOUR_MS },

  // Nobody mistypes twelve digits more often than this; somebody who tries out others' references would.
  'payment-claim': { limit: 20, windowMs: HOUR_MS },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS
