import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { InquiryType } from '#domain/visitors/inquiry-types.ts'
import type { NewsletterLinkPurpose, NewsletterSource, SubscriptionState } from '#domain/visitors/newsletter-links.ts'
import type { PageGroup } from '#domain/visitors/page-groups.ts'
import { id, instant } from './columns.ts'

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  inquiryType: text('inquiry_type').$type<InquiryType>().notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  receivedAt: instant('received_at').notNull(),
  handledAt: instant('handled_at'),
})

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: id(),
  email: text('email').notNull().unique(),
  state: text('state').$type<SubscriptionState>().notNull(),
  source: text('source').$type<NewsletterSource>().notNull(),
  requestedAt: instant('requested_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  unsubscribedAt: instant('unsubscribed_at'),
})

export const newsletterLinks = pgTable('newsletter_links', {
  tokenHash: text('token_hash').primaryKey(),
  subscriberId: bigint('subscriber_id', { mode: 'number' }).notNull(),
  purpose: text('purpose').$type<NewsletterLinkPurpose>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
})

export const contentSuggestions = pgTable('content_suggestions', {
  id: id(),
  topic: text('topic').notNull(),
  link: text('link'),
  details: text('details'),
  email: text('email'),
  suggestedAt: instant('suggested_at').notNull(),
  handledAt: instant('handled_at'),
})

export const notificationRequests = pgTable('notification_requests', {
  id: id(),
  email: text('email').notNull(),
  teacherPageId: bigint('teacher_page_id', { mode: 'number' }).notNull(),
  requestedAt: instant('requested_at').notNull(),
  notifiedAt: instant('notified_at'),
})

/** How often pages were opened, by day in India. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    pageGroup: text('page_group').$type<PageGroup>().notNull(),
    views: integer('views').notNull(),
    /** Views that began a visit. */
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.pageGroup] })],
)
