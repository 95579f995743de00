import { and, desc, eq, getTableColumns, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isInScope } from '#db/desk-scope.ts'
import { bookings } from '#db/schema/bookings.ts'
import { invoiceCounters, invoices } from '#db/schema/invoices.ts'
import type { FinancialYear, InvoiceSeries } from '#domain/invoices/invoice-number.ts'
import type { Paise } from '#domain/money.ts'
import type { DeskScope } from '#domain/rights.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { isUuid } from '#domain/uuid.ts'
import { moneyColumns } from './booking-money.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type NewInvoice = typeof invoices.$inferInsert
export type InvoiceNumber = {
  readonly invoiceNumber: string
  readonly series: InvoiceSeries
  readonly financialYear: FinancialYear
  readonly place: number
  readonly invoiceDate: IsoDate
}

type NextNumber = {
  readonly series: InvoiceSeries
  readonly financialYear: FinancialYear
  /** Used only if the year has no number yet. */
  readonly first: number
  readonly today: IsoDate
}

/**
 * The next number of a series and its date. Concurrent transactions wait here, and a number that is rolled back is used
 * again: a sequence would leave gaps.
 */
export async function takeInvoiceNumber(
  tx: Database,
  { series, financialYear, first, today }: NextNumber,
): Promise<{ readonly place: number; readonly invoiceDate: IsoDate }> {
  const [taken] = await tx
    .insert(invoiceCounters)
    .values({ series, financialYear, firstNumber: first, lastNumber: first, lastDate: today })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.financialYear],
      set: {
        lastNumber: sql`${invoiceCounters.lastNumber} + 1`,
        lastDate: sql`greatest(${invoiceCounters.lastDate}, excluded.last_date)`,
      },
    })
    .returning({ place: invoiceCounters.lastNumber, invoiceDate: invoiceCounters.lastDate })
  if (!taken) throw new Error('No invoice number was returned.')
  return taken
}

/** Whether invoices, other than credit notes, have numbers in this year. */
export async function hasInvoiceNumbers(db: Database, financialYear: FinancialYear): Promise<boolean> {
  const rows = await db
    .select({ series: invoiceCounters.series })
    .from(invoiceCounters)
    .where(and(eq(invoiceCounters.series, 'MU'), eq(invoiceCounters.financialYear, financialYear)))
  return rows.length > 0
}

export async function recordInvoice(tx: Database, invoice: NewInvoice): Promise<InvoiceRow> {
  const [row] = await tx.insert(invoices).values(invoice).returning()
  if (!row) throw new Error('An invoice was not written.')
  return row
}

/** The pending or paid invoice of a booking. */
export async function findLiveInvoice(db: Database, bookingId: string): Promise<InvoiceRow | undefined> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.bookingId, bookingId), eq(invoices.kind, 'invoice'), ne(invoices.status, 'cancelled')))
  return found
}

/** An invoice or credit note, if it is one of this booking. */
export async function findInvoiceOfBooking(
  db: Database,
  { id, bookingId }: { id: string; bookingId: string },
): Promise<InvoiceRow | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.bookingId, bookingId)))
  return found
}

/** Returns false if the invoice has a number and a note already. */
export async function recordInvoiceNotes(tx: Database, id: string, notes: string): Promise<boolean> {
  const changed = await tx
    .update(invoices)
    .set({ notes })
    .where(and(eq(invoices.id, id), or(eq(invoices.notes, ''), isNull(invoices.invoiceNumber))))
    .returning({ id: invoices.id })
  return changed.length === 1
}

/** `drawn` is undefined for an invoice that already has a number. */
export async function markInvoicePaid(
  tx: Database,
  id: string,
  { drawn, lastEntryId, now }: { drawn: InvoiceNumber | undefined; lastEntryId: number | null; now: Date },
): Promise<void> {
  await tx
    .update(invoices)
    .set({ status: 'paid', paidAt: now, ...(drawn && { ...drawn, lastEntryId }) })
    .where(eq(invoices.id, id))
}

export async function markPendingInvoiceCancelled(tx: Database, bookingId: string, now: Date): Promise<boolean> {
  const changed = await tx
    .update(invoices)
    .set({ status: 'cancelled', cancelledAt: now })
    .where(and(eq(invoices.bookingId, bookingId), eq(invoices.kind, 'invoice'), eq(invoices.status, 'pending')))
    .returning({ id: invoices.id })
  return changed.length === 1
}

export async function markInvoiceCancelled(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(invoices).set({ status: 'cancelled', cancelledAt: now }).where(eq(invoices.id, id))
}

/** The sum of an invoice's credit notes. */
export async function readCreditedAmount(db: Database, invoiceId: string): Promise<Paise> {
  const [row] = await db
    .select({ credited: sql<Paise>`coalesce(sum(${invoices.totalAmount}), 0)::float8` })
    .from(invoices)
    .where(eq(invoices.creditedInvoiceId, invoiceId))
  return row?.credited ?? (0 as Paise)
}

const OF_BOOKING = moneyColumns(sql`${invoices}.booking_id`)

export const LIST_ITEM = {
  id: invoices.id,
  kind: invoices.kind,
  invoiceNumber: sql<string>`coalesce(${invoices.invoiceNumber}, ${invoices.snapshot} ->> 'bookingCode')`,
  isProvisional: sql<boolean>`${invoices.invoiceNumber} is null`,
  invoiceDate: invoices.invoiceDate,
  status: invoices.status,
  serviceType: invoices.serviceType,
  serviceName: invoices.serviceName,
  questionCount: sql<number>`coalesce((${invoices.snapshot} ->> 'questionCount')::integer, 1)`,
  notes: invoices.notes,
  amount: invoices.amount,
  taxAmount: invoices.taxAmount,
  totalAmount: invoices.totalAmount,
  currency: invoices.currency,
  createdAt: invoices.createdAt,
  /** Of the booking. */
  price: OF_BOOKING.price,
  balance: OF_BOOKING.balance,
}

/** The invoices of a client, latest first. */
export async function listOwnInvoices(db: Database, userId: string) {
  return db
    .select(LIST_ITEM)
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.createdAt), desc(invoices.place))
}

/** The latest invoice of each booking of a client; credit notes are not among them. */
export async function listOwnInvoiceIds(db: Database, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: invoices.id, bookingId: invoices.bookingId })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.kind, 'invoice')))
    .orderBy(invoices.createdAt, invoices.place)
  return new Map(rows.map(({ id, bookingId }) => [bookingId, id]))
}

/** The complete rows, from which PDFs are made, oldest first. */
export function listInvoiceRowsOf(db: Database, userId: string): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(invoices.createdAt, invoices.place)
}

export async function listBookingInvoices(db: Database, bookingId: string) {
  return db.select(LIST_ITEM).from(invoices).where(eq(invoices.bookingId, bookingId)).orderBy(desc(invoices.createdAt))
}

/** An invoice of another client is not found, as if it did not exist. */
export async function findOwnInvoice(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<InvoiceRow | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.userId, userId)))
  return found
}

/** For staff. */
export async function findInvoice(db: Database, scope: DeskScope, id: string): Promise<InvoiceRow | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db
    .select(getTableColumns(invoices))
    .from(invoices)
    .innerJoin(bookings, and(eq(bookings.id, invoices.bookingId), isInScope(scope)))
    .where(eq(invoices.id, id))
  return found
}
