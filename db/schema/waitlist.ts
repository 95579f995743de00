import { bigint, date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { OfferState, PartOfDay, WaitEnd } from '#domain/bookings/waitlist.ts'
import { id, instant } from './columns.ts'

const reference = (name: string) => bigint(name, { mode: 'number' })

/** Clients who wait for a free time. Days and part of the day are those of the client's time zone. */
export const waitlistEntries = pgTable('waitlist_entries', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  packageId: reference('package_id').notNull(),
  /** Null: anyone. */
  astrologerId: reference('astrologer_id'),
  firstDate: date('first_date', { mode: 'string' }).notNull(),
  lastDate: date('last_date', { mode: 'string' }).notNull(),
  partOfDay: text('part_of_day').$type<PartOfDay>().notNull(),
  timeZone: text('time_zone').notNull(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
  endReason: text('end_reason').$type<WaitEnd>(),
})

/** Times that are or were held for the first in line. */
export const waitlistOffers = pgTable('waitlist_offers', {
  id: id(),
  entryId: uuid('entry_id').notNull(),
  userId: uuid('user_id').notNull(),
  packageId: reference('package_id').notNull(),
  astrologerId: reference('astrologer_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  occupiedFrom: instant('occupied_from').notNull(),
  occupiedUntil: instant('occupied_until').notNull(),
  offeredAt: instant('offered_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  state: text('state').$type<OfferState>().notNull().default('open'),
})
