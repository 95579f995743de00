import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/**
 * A whole family or a mobile network may share one address, so limits by address are wide; limits on guessing at one
 * account are narrow.
 */
export const LIMITS = {
  'free-seats': { limit: 20, windowMs: DAY_MS },
  'sign-in-address': { limit: 100, windowMs: 10 * MINUTE_MS },
  'sign-in-account': { limit: 10, windowMs: 15 * MINUTE_MS },
  'sign-in-device': { limit: 10, windowMs: 15 * MINUTE_MS },
  'sign-up-address': { limit: 100, windowMs: HOUR_MS },
  'email-address': { limit: 60, windowMs: HOUR_MS },
  // Of one kind of email to one mailbox.
  'email-account': { limit: 3, windowMs: HOUR_MS },
  // All emails to one mailbox that somebody can cause who has not proven that it is theirs.
  'mailbox-day': { limit: 20, windowMs: DAY_MS },
  // By mailbox and network, so that a stranger elsewhere does not keep the owner out.
  'code-account': { limit: 3, windowMs: HOUR_MS },
  'code-account-day': { limit: 10, windowMs: DAY_MS },
  // By a browser in which the account has been signed in before; no other limit applies to it.
  'code-device': { limit: 10, windowMs: HOUR_MS },
  // By mailbox, once other limits are reached: browsers that may enter the last code, each five times, and one more code an
  // hour. Nobody is kept out for longer (decision 0160).
  'code-again': { limit: 10, windowMs: DAY_MS },
  'code-reserve': { limit: 1, windowMs: HOUR_MS },
  'code-guess': { limit: 60, windowMs: 10 * MINUTE_MS },
  'link-guess': { limit: 30, windowMs: 10 * MINUTE_MS },
  // By account, or by a browser in which it has been signed in before. Of a million codes, three are right at a time.
  'second-factor': { limit: 10, windowMs: 15 * MINUTE_MS },
  // By network: a passkey cannot be guessed, but each try is a row and a signature.
  passkey: { limit: 60, windowMs: 10 * MINUTE_MS },
  'password-check': { limit: 10, windowMs: 15 * MINUTE_MS },

  // Public forms: by network, and by the mailbox that gets an email because of them.
  contact: { limit: 5, windowMs: HOUR_MS },
  'contact-email': { limit: 3, windowMs: DAY_MS },
  // Emails to the practice about messages and suggestions; more of these wait in the admin area.
  'practice-notice': { limit: 100, windowMs: DAY_MS },
  newsletter: { limit: 20, windowMs: HOUR_MS },
  suggestion: { limit: 5, windowMs: HOUR_MS },
  notification: { limit: 20, windowMs: HOUR_MS },
  // Drafts are saved for visitors without an account, so they are counted by network.
  'booking-draft': { limit: 30, windowMs: HOUR_MS },
  // By network; only codes that cannot be used count.
  'coupon-guess': { limit: 60, windowMs: HOUR_MS },
  'voucher-guess': { limit: 20, windowMs: HOUR_MS },
  // By client: every entry causes an email.
  waitlist: { limit: 20, windowMs: HOUR_MS },

  // By student, under all lessons together.
  'lesson-question': { limit: 10, windowMs: HOUR_MS },

  // By user: each may have 50 MB.
  'file-upload': { limit: 40, windowMs: HOUR_MS },

  // Of one email that the desk sends again.
  'email-resend': { limit: 3, windowMs: HOUR_MS },

  // Of one feed: several calendar programs, each every few minutes.
  'calendar-feed': { limit: 120, windowMs: HOUR_MS },

  // Each makes the server connect to an address that an astrologer has typed.
  'calendar-read': { limit: 30, windowMs: HOUR_MS },

  // Of one key of a program; birth details are read one by one.
  'api-key': { limit: 240, windowMs: MINUTE_MS },
  'api-birth': { limit: 60, windowMs: HOUR_MS },
  // By network; only keys that are not valid count.
  'api-key-guess': { limit: 30, windowMs: 10 * MINUTE_MS },

  // A client does not mistype twelve digits more often than this; an attacker trying out references would.
  'payment-claim': { limit: 20, windowMs: HOUR_MS },
} satisfies Record<string, RateLimit>

export type LimitName = keyof typeof LIMITS

export const LONGEST_WINDOW_MS = Math.max(...Object.values(LIMITS).map(({ windowMs }) => windowMs))

/** At most `limit` tries in any `windowMs`: a sliding window, so that no burst fits around a border. */
export type RateLimit = { readonly limit: number; readonly windowMs: number }

/** Clocks of replicas differ by less. A try later than this was recorded before the clock was set back, and is ignored. */
export const CLOCK_SKEW_MS = 5_000

/**
 * Milliseconds until the next try is allowed; 0 means now, and never more than a window. Only accepted tries belong in
 * `tries` (oldest first): if refused ones counted too, a steady flood would keep everyone out for good.
 */
export function msUntilAllowed(tries: readonly number[], { limit, windowMs }: RateLimit, now: number): number {
  const counted = tries.filter((at) => at > now - windowMs && at <= now + CLOCK_SKEW_MS)
  const blocking = counted.at(-limit)
  return blocking === undefined ? 0 : Math.min(windowMs, blocking + windowMs - now)
}
