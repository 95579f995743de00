import { duration } from '#content/words/numbers.ts'
import { CONFIRM_LINK_DAYS } from '#domain/visitors/newsletter-links.ts'

/** Of a link in a newsletter email that does not work. */
export const NEWSLETTER_LINKS = {
  deadTitle: 'This link no longer works',
  deadLead: `It has already been used, or it is more than ${duration(CONFIRM_LINK_DAYS, 'day')} old. You can subscribe again below.`,
  deadUnsubscribe: 'The link is not complete. Write to us and we will unsubscribe you right away.',
} as const
