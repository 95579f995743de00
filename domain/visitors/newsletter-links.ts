import { DAY_MS } from '#domain/time/durations.ts'

export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed'
export type NewsletterSource = 'footer' | 'blog'
export type NewsletterLinkPurpose = 'confirm' | 'unsubscribe'

export const CONFIRM_LINK_DAYS = 7
export const KEEP_OPEN_REQUESTS_DAYS = 30

export function confirmLinkExpiry(createdAt: Date): Date {
  return new Date(createdAt.getTime() + CONFIRM_LINK_DAYS * DAY_MS)
}

/** Confirmation links expire; unsubscribe links never do. */
export function newsletterLinkExpiry(purpose: NewsletterLinkPurpose, createdAt: Date): Date | null {
  return purpose === 'confirm' ? confirmLinkExpiry(createdAt) : null
}

/** Unconfirmed requests from before this instant are deleted. */
export function oldestOpenRequest(now: Date): Date {
  return new Date(now.getTime() - KEEP_OPEN_REQUESTS_DAYS * DAY_MS)
}
