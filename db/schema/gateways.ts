import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { GatewayName, GatewayPaymentState, GatewayRefundState, PaymentDoubt } from '#domain/payments/gateways.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { instant, paise } from './columns.ts'

export const paymentGateways = pgTable('payment_gateways', {
  id: uuid('id').primaryKey().defaultRandom(),
  gateway: text('gateway').$type<GatewayName>().notNull().unique(),
  sealedKeys: text('sealed_keys').$type<SealedText>().notNull(),
  keyEnding: text('key_ending').notNull(),
  isOn: boolean('is_on').notNull().default(false),
  /** Null until a request with these keys has succeeded. */
  connectedAt: instant('connected_at'),
  updatedAt: instant('updated_at').notNull(),
})

export const gatewayPayments = pgTable('gateway_payments', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  userId: uuid('user_id').notNull(),
  gateway: text('gateway').$type<GatewayName>().notNull(),
  amount: paise('amount_paise').notNull(),
  state: text('state').$type<GatewayPaymentState>().notNull(),
  remoteId: text('remote_id'),
  /** The page where it is paid. */
  url: text('url'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  readAt: instant('read_at'),
  /** The gateway's id of the money, once it has come. */
  paymentId: text('payment_id'),
  paidAt: instant('paid_at'),
  entryId: bigint('entry_id', { mode: 'number' }),
  problem: text('problem').$type<PaymentDoubt>(),
})

export const gatewayRefunds = pgTable('gateway_refunds', {
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  bookingId: uuid('booking_id').notNull(),
  userId: uuid('user_id').notNull(),
  amount: paise('amount_paise').notNull(),
  state: text('state').$type<GatewayRefundState>().notNull(),
  remoteId: text('remote_id'),
  requestedBy: uuid('requested_by').notNull(),
  requestedAt: instant('requested_at').notNull(),
  readAt: instant('read_at'),
  problem: text('problem'),
})
