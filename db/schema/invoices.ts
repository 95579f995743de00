import { bigint, date, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { GstMode } from '#domain/content/practice-profile.ts'
import type { InvoiceKind, InvoiceSnapshot, InvoiceStatus } from '#domain/invoices/invoice.ts'
import type { FinancialYear, InvoiceSeries } from '#domain/invoices/invoice-number.ts'
import { id, instant, paise } from './columns.ts'

export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text('series').$type<InvoiceSeries>().notNull(),
    financialYear: text('financial_year').$type<FinancialYear>().notNull(),
    firstNumber: integer('first_number').notNull().default(1),
    lastNumber: integer('last_number').notNull(),
    lastDate: date('last_date', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.financialYear] })],
)

export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    /** The number and its parts are null until the payment is verified. */
    invoiceNumber: text('invoice_number').unique(),
    series: text('series').$type<InvoiceSeries>(),
    financialYear: text('financial_year').$type<FinancialYear>(),
    place: integer('place'),
    invoiceDate: date('invoice_date', { mode: 'string' }).notNull(),
    status: text('status').$type<InvoiceStatus>().notNull(),
    bookingId: uuid('booking_id').notNull(),
    userId: uuid('user_id').notNull(),
    creditedInvoiceId: uuid('credited_invoice_id'),
    gstMode: text('gst_mode').$type<GstMode>().notNull(),
    serviceType: text('service_type').$type<ServiceType>().notNull(),
    serviceName: text('service_name').notNull(),
    notes: text('notes').notNull().default(''),
    amount: paise('amount_paise').notNull(),
    cgst: paise('cgst_paise').notNull(),
    sgst: paise('sgst_paise').notNull(),
    igst: paise('igst_paise').notNull(),
    taxAmount: paise('tax_amount_paise').notNull(),
    totalAmount: paise('total_amount_paise').notNull(),
    currency: text('currency').notNull().default('inr'),
    /** The last entry of the ledger when the number was drawn: the document shows what was paid by then. */
    lastEntryId: bigint('last_entry_id', { mode: 'number' }),
    snapshot: jsonb('snapshot').$type<InvoiceSnapshot>().notNull(),
    clientName: text('client_name').notNull(),
    clientEmail: text('client_email').notNull(),
    clientPhone: text('client_phone').notNull(),
    paidAt: instant('paid_at'),
    cancelledAt: instant('cancelled_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique().on(table.series, table.financialYear, table.place)],
)

export const refunds = pgTable('refunds', {
  id: id(),
  bookingId: uuid('booking_id').notNull(),
  amount: paise('amount_paise').notNull(),
  reference: text('reference').notNull(),
  creditNoteId: uuid('credit_note_id'),
  recordedBy: uuid('recorded_by').notNull(),
  refundedAt: instant('refunded_at').notNull(),
})
