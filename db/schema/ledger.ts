import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LedgerKind, MoneyWay } from '#domain/payments/ledger.ts'
import { id, instant, paise } from './columns.ts'

export const ledgerEntries = pgTable('ledger_entries', {
  id: id(),
  userId: uuid('user_id').notNull(),
  /** Null: the client's account. */
  bookingId: uuid('booking_id'),
  at: instant('at').notNull(),
  kind: text('kind').$type<LedgerKind>().notNull(),
  /** Negative: a reversal. */
  amount: paise('amount_paise').notNull(),
  way: text('way').$type<MoneyWay>(),
  reference: text('reference'),
  label: text('label').notNull().default(''),
  note: text('note').notNull().default(''),
  claimId: bigint('claim_id', { mode: 'number' }),
  /** The payment that this entry takes back. */
  reverses: bigint('reverses', { mode: 'number' }),
  recordedBy: uuid('recorded_by'),
  /** Of the form that recorded it, so that a repeated one enters once. */
  formKey: text('form_key'),
  createdAt: instant('created_at').notNull().defaultNow(),
})
