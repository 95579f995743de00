import { boolean, date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ReminderChoice } from '#domain/almanac/festival-reminders.ts'
import { instant } from './columns.ts'

/** Readers of the emails about tomorrow's observances. */
export const festivalReminders = pgTable('festival_reminders', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  /** Null while nothing is sent. */
  chosen: jsonb('chosen').$type<ReminderChoice>(),
  /** Waits for confirmation. */
  requested: jsonb('requested').$type<ReminderChoice>(),
  requestedAt: instant('requested_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  unsubscribedAt: instant('unsubscribed_at'),
  /** Also the days of the reader's own family, who has an account with this address. */
  hasFamily: boolean('has_family').notNull().default(false),
  lastDay: date('last_day', { mode: 'string' }),
})
