import { bigint, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { FinancialYear } from '#domain/invoices/invoice-number.ts'
import type { ReceiptSeries } from '#domain/invoices/receipt.ts'
import type { LedgerKind, LedgerLabel, LedgerMethod } from '#domain/payments/ledger.ts'
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
  method: text('way').$type<LedgerMethod>(),
  reference: text('reference'),
  label: text('label').$type<LedgerLabel>().notNull().default(''),
  note: text('note').notNull().default(''),
  claimId: bigint('claim_id', { mode: 'number' }),
  /** The payment that this entry takes back. */
  reverses: bigint('reverses', { mode: 'number' }),
  recordedBy: uuid('recorded_by'),
  /** Of the form that recorded it, so that a repeated one enters once. */
  formKey: text('form_key'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const receiptCounters = pgTable(
  'receipt_counters',
  {
    series: text('series').$type<ReceiptSeries>().notNull(),
    financialYear: text('financial_year').$type<FinancialYear>().notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.financialYear] })],
)

/** The number of a payment's receipt or a refund's voucher. */
export const receipts = pgTable(
  'receipts',
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
    series: text('series').$type<ReceiptSeries>().notNull(),
    financialYear: text('financial_year').$type<FinancialYear>().notNull(),
    place: integer('place').notNull(),
  },
  (table) => [unique().on(table.series, table.financialYear, table.place)],
)
