import { integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SealedText } from '#domain/sealed-text.ts'
import { id, instant } from './columns.ts'

export const answerDrafts = pgTable('answer_drafts', {
  bookingId: uuid('booking_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Null once it is published. */
  sealedText: text('sealed_text').$type<SealedText>(),
  version: integer('version').notNull(),
  updatedBy: uuid('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const answers = pgTable(
  'answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    bookingId: uuid('booking_id').notNull(),
    userId: uuid('user_id').notNull(),
    version: smallint('version').notNull(),
    sealedText: text('sealed_text').$type<SealedText>().notNull(),
    publishedBy: uuid('published_by').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [unique().on(table.bookingId, table.version)],
)

export const answerTemplates = pgTable('answer_templates', {
  id: id(),
  name: text('name').notNull().unique(),
  content: text('content').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})
