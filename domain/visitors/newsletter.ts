import { DAY_MS } from '#domain/durations.ts'

export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed'
export type NewsletterSource = 'footer' | 'blog'
export type NewsletterLinkPurpose = 'confirm' | 'unsubscribe'

const CONFIRM_LINK_DAYS = 7
const KEEP_OPEN_REQUESTS_DAYS = 30

/** A confirmation that comes much later may no longer be what the person wants; the way out never closes. */
export function newsletterLinkExpiry(purpose: NewsletterLinkPurpose, now: Date): Date | null {
  return purpose === 'confirm' ? new Date(now.getTime() + CONFIRM_LINK_DAYS * DAY_MS) : null
}

/** Who asked before this moment and never confirmed is forgotten. */
export function oldestOpenRequest(now: Date): Date {
  return new Date(now.getTime() - KEEP_OPEN_REQUESTS_DAYS * DAY_MS)
}
