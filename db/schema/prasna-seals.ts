import { integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SealedText } from '#domain/sealed-text.ts'
import { instant } from './columns.ts'

export const prasnaSeals = pgTable(
  'prasna_seals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The place in the chain, counted from one without gaps. */
    position: integer('position').notNull().unique(),
    bookingId: uuid('booking_id').notNull(),
    userId: uuid('user_id').notNull(),
    version: smallint('version').notNull(),
    sealedAt: instant('added_at').notNull(),
    /** Null after an erasure. */
    sealedContent: text('sealed_content').$type<SealedText>(),
    contentHash: text('content_hash').notNull(),
    previousHash: text('previous_hash').notNull().unique(),
    hash: text('hash').notNull().unique(),
  },
  (table) => [unique().on(table.bookingId, table.version)],
)
