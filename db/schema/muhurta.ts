import { boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { SealedText } from '#domain/sealed-text.ts'
import { instant } from './columns.ts'

export const muhurtaRequests = pgTable('muhurta_requests', {
  bookingId: uuid('booking_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sealedSearch: text('sealed_search').$type<SealedText>().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** One row. */
export const muhurtaBook = pgTable('muhurta_book', {
  id: smallint('id').primaryKey().default(1),
  base: text('base').notNull(),
  offRules: text('off_rules').array().notNull(),
  weakerRules: text('weaker_rules').array().notNull(),
  isOffered: boolean('is_offered').notNull(),
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
