import { bigint, boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { SealedText } from '#domain/sealed-text.ts'
import type { ReviewState, StarCount } from '#domain/sessions/reviews.ts'
import { instant } from './columns.ts'

export const reviews = pgTable('reviews', {
  bookingId: uuid('booking_id').primaryKey(),
  /** The order of lists. */
  id: bigint('id', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  stars: smallint('stars').$type<StarCount>().notNull(),
  sealedText: text('sealed_text').$type<SealedText>().notNull(),
  /** As the client wants them shown; either may be empty. */
  shownName: text('shown_name').notNull().default(''),
  shownCity: text('shown_city').notNull().default(''),
  /** The client's consent to show the review on the website. */
  isPublic: boolean('is_public').notNull(),
  state: text('state').$type<ReviewState>().notNull().default('waiting'),
  /** Counts the client's changes, so that staff publish only what they have read. */
  version: integer('version').notNull().default(1),
  reply: text('reply').notNull().default(''),
  writtenAt: instant('written_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: instant('decided_at'),
})
