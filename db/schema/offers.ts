import { bigint, boolean, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { SealedText } from '#domain/sealed-text.ts'
import { id, instant, paise } from './columns.ts'

const identity = () => id()

export const coupons = pgTable('coupons', {
  id: identity(),
  code: text('code').notNull().unique(),
  percentOff: smallint('percent_off'),
  amountOff: paise('off_paise'),
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
  saved: paise('saved_paise').notNull(),
  usedAt: instant('used_at').notNull(),
  givenBackAt: instant('given_back_at'),
})

export const sessionPasses = pgTable('session_passes', {
  id: identity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  packageId: bigint('package_id', { mode: 'number' }).notNull(),
  sessions: smallint('sessions').notNull(),
  validMonths: smallint('valid_months').notNull(),
  price: paise('price_paise').notNull(),
  isShared: boolean('is_shared').notNull().default(false),
  position: integer('position').notNull().default(0),
  retiredAt: instant('retired_at'),
  isSample: boolean('is_sample').notNull().default(false),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

export const boughtPasses = pgTable('bought_passes', {
  id: identity(),
  bookingId: uuid('booking_id').notNull().unique(),
  userId: uuid('user_id').notNull(),
  packageId: bigint('package_id', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  sessions: smallint('sessions').notNull(),
  isShared: boolean('is_shared').notNull(),
  holderName: text('holder_name').notNull(),
  boughtAt: instant('bought_at').notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
  endedAt: instant('ended_at'),
})

export const passUses = pgTable('pass_uses', {
  id: identity(),
  boughtPassId: bigint('bought_pass_id', { mode: 'number' }).notNull(),
  bookingId: uuid('booking_id').notNull(),
  usedAt: instant('used_at').notNull(),
  givenBackAt: instant('given_back_at'),
})

export const giftVouchers = pgTable('gift_vouchers', {
  id: identity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  price: paise('price_paise').notNull(),
  validMonths: smallint('valid_months').notNull(),
  position: integer('position').notNull().default(0),
  retiredAt: instant('retired_at'),
  isSample: boolean('is_sample').notNull().default(false),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

export const soldVouchers = pgTable('sold_vouchers', {
  id: identity(),
  bookingId: uuid('booking_id').notNull().unique(),
  /** Who bought it. */
  userId: uuid('user_id').notNull(),
  amount: paise('amount_paise').notNull(),
  validMonths: smallint('valid_months').notNull(),
  codeHash: text('code_hash').notNull().unique(),
  /** Null if its key was lost. */
  sealedCode: text('sealed_code').$type<SealedText>(),
  giverName: text('giver_name').notNull(),
  recipientName: text('recipient_name').notNull(),
  /** Null: the buyer hands it over. */
  recipientEmail: text('recipient_email'),
  message: text('message').notNull().default(''),
  /** When it was paid in full. */
  issuedAt: instant('issued_at'),
  lastDay: date('last_day', { mode: 'string' }),
  voidedAt: instant('voided_at'),
})

export const voucherRedemptions = pgTable('voucher_redemptions', {
  voucherId: bigint('voucher_id', { mode: 'number' }).primaryKey(),
  userId: uuid('user_id').notNull(),
  redeemedAt: instant('redeemed_at').notNull(),
})
