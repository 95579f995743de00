import { bigint, boolean, date, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Paise } from '#domain/money.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const coupons = pgTable('coupons', {
  id: identity(),
  code: text('code').notNull().unique(),
  percentOff: smallint('percent_off'),
  amountOff: integer('off_paise').$type<Paise>(),
  services: text('services').array().notNull().default([]),
  firstDay: date('first_day', { mode: 'string' }),
  lastDay: date('last_day', { mode: 'string' }),
  isFirstBookingOnly: boolean('is_first_booking_only').notNull().default(false),
  mostUses: integer('most_uses'),
  mostUsesPerClient: integer('most_uses_per_client'),
  note: text('note').notNull().default(''),
  retiredAt: instant('retired_at'),
  isSample: boolean('is_sample').notNull().default(false),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

export const couponUses = pgTable('coupon_uses', {
  id: identity(),
  couponId: bigint('coupon_id', { mode: 'number' }).notNull(),
  bookingId: uuid('booking_id').notNull(),
  userId: uuid('user_id').notNull(),
  saved: integer('saved_paise').$type<Paise>().notNull(),
  usedAt: instant('used_at').notNull(),
  givenBackAt: instant('given_back_at'),
})
