import { bigint, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { CalendarProblem } from '#domain/calendar/calendar-problem.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { instant } from './columns.ts'

/** Calendars of Google, Apple, Outlook and others whose busy times close slots. */
export const externalCalendars = pgTable(
  'external_calendars',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    astrologerId: bigint('astrologer_id', { mode: 'number' }).notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    sealedAddress: text('sealed_address').$type<SealedText>().notNull(),
    addressHash: text('address_hash').notNull(),
    addedAt: instant('added_at').notNull(),
    /** Of the last whole response, for conditional requests. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** The last whole response. */
    readAt: instant('read_at'),
    /** The last whole response or "not modified". */
    succeededAt: instant('succeeded_at'),
    triedAt: instant('tried_at'),
    /** Null after a success. */
    problem: text('problem').$type<CalendarProblem>(),
    unreadableEvents: integer('unreadable_events').notNull().default(0),
  },
  (table) => [unique().on(table.astrologerId, table.addressHash)],
)

export const busyTimes = pgTable(
  'busy_times',
  {
    astrologerId: bigint('astrologer_id', { mode: 'number' }).notNull(),
    calendarId: uuid('calendar_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.calendarId, table.startsAt] })],
)

/** A feed without an astrologer shows its owner's own sessions as a client, or their remedies. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    astrologerId: bigint('astrologer_id', { mode: 'number' }),
    shows: text('shows').$type<'sessions' | 'remedies' | 'family-days'>().notNull().default('sessions'),
    tokenHash: text('token_hash').notNull().unique(),
    sealedToken: text('sealed_token').$type<SealedText>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique().on(table.userId, table.astrologerId, table.shows).nullsNotDistinct()],
)
