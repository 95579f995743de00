import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SealedText } from '#domain/sealed-text.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const remedies = pgTable('remedies', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  userId: uuid('user_id').notNull(),
  /** Title, what to do, rule and place. */
  sealedContent: text('sealed_content').$type<SealedText>().notNull(),
  timeZone: text('time_zone').notNull(),
  version: integer('version').notNull().default(1),
  writtenBy: uuid('written_by').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  publishedBy: uuid('published_by'),
  /** Null while only the desk sees it. */
  publishedAt: instant('published_at'),
  endedAt: instant('ended_at'),
})

export const remedyDays = pgTable(
  'remedy_days',
  {
    remedyId: uuid('remedy_id').notNull(),
    userId: uuid('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [primaryKey({ columns: [table.remedyId, table.day] })],
)

export const remedyReminders = pgTable('remedy_reminders', {
  userId: uuid('user_id').primaryKey(),
  askedAt: instant('asked_at').notNull(),
})
