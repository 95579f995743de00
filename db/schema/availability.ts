import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { OpenHours } from '#domain/availability/hours.ts'
import type { CallWay, VideoWay } from '#domain/content/astrologers.ts'
import { id, instant } from './columns.ts'

export const astrologers = pgTable('astrologers', {
  id: id(),
  userId: uuid('user_id').unique(),
  /** The principal's name, titles, about text and portrait are those of the practice. */
  isPrincipal: boolean('is_principal').notNull().default(false),
  slug: text('slug').notNull().unique(),
  name: text('name'),
  titles: text('titles').array().notNull().default([]),
  languages: text('languages').array().notNull().default([]),
  about: text('about').notNull().default(''),
  portraitUrl: text('portrait_url'),
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  /** Null: as the practice. */
  videoWay: text('video_way').$type<VideoWay>(),
  meetingLink: text('meeting_link').notNull().default(''),
  /** Null: as the practice. */
  callWay: text('call_way').$type<CallWay>(),
  callNumber: text('call_number').notNull().default(''),
  /** Whether tomorrow's sessions are emailed on the evening before. */
  briefEmails: boolean('brief_emails').notNull().default(false),
  /** Sessions of all services, on a calendar day and in an ISO week; null: no limit. */
  mostPerDay: integer('most_per_day'),
  mostPerWeek: integer('most_per_week'),
  position: integer('position').notNull().default(0),
  retiredAt: instant('retired_at'),
  isSample: boolean('is_sample').notNull().default(false),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

/** Weekly hours in the astrologer's zone. */
export const astrologerHours = pgTable(
  'astrologer_hours',
  {
    astrologerId: bigint('astrologer_id', { mode: 'number' }).notNull(),
    weekday: smallint('weekday').notNull(),
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.astrologerId, table.weekday, table.opensAt] })],
)

/** Other hours than usual. An own override beats one for everybody; of two for the same, the newer wins. */
export const dateOverrides = pgTable('date_overrides', {
  id: id(),
  /** Null: everybody. */
  astrologerId: bigint('astrologer_id', { mode: 'number' }),
  firstDate: date('first_date', { mode: 'string' }).notNull(),
  lastDate: date('last_date', { mode: 'string' }).notNull(),
  /** Empty: closed. */
  hours: jsonb('hours').$type<readonly OpenHours[]>().notNull().default([]),
  reason: text('reason').notNull().default(''),
  showsReason: boolean('shows_reason').notNull().default(false),
  holidayKey: text('holiday_key'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Who offers a package; no row: everybody. */
export const packageAstrologers = pgTable(
  'package_astrologers',
  {
    packageId: bigint('package_id', { mode: 'number' }).notNull(),
    astrologerId: bigint('astrologer_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.astrologerId] })],
)
