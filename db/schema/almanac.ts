import { boolean, date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { BirthdayKind } from '#domain/almanac/birthdays.ts'
import type { ReminderChoice } from '#domain/almanac/festival-reminders.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { instant } from './columns.ts'

export const rememberedPeople = pgTable('remembered_people', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  sealedPerson: text('sealed_person').$type<SealedText>().notNull(),
  createdAt: instant('created_at').notNull(),
})

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

export const birthdayGreetings = pgTable('birthday_greetings', {
  userId: uuid('user_id').primaryKey(),
  kind: text('kind').$type<BirthdayKind>().notNull(),
  askedAt: instant('asked_at').notNull(),
  readFor: date('read_for', { mode: 'string' }),
  greetedOn: date('greeted_on', { mode: 'string' }),
})

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
