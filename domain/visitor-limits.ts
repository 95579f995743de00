const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** How often one network may use a form, and how often one mailbox may hear from us because of it. */
export const VISITOR_LIMITS = {
  contact: { limit: 5, windowMs: HOUR_MS },
  'contact-letter': { limit: 3, windowMs: DAY_MS },
  newsletter: { limit: 20, windowMs: HOUR_MS },
  'newsletter-letter': { limit: 3, windowMs: HOUR_MS },
  suggestion: { limit: 5, windowMs: HOUR_MS },
  notification: { limit: 20, windowMs: HOUR_MS },
} as const

export type VisitorLimit = keyof typeof VISITOR_LIMITS
