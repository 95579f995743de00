import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isInScope } from '#db/desk-scope.ts'
import { profiles } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { invoices } from '#db/schema/invoices.ts'
import { ledgerEntries, receipts } from '#db/schema/ledger.ts'
import type { Paise } from '#domain/money.ts'
import { TRANSFER_METHODS } from '#domain/payments/ledger.ts'
import type { DeskScope } from '#domain/rights.ts'
import { RECEIPT } from './receipts.ts'

export type LedgerEntryRow = typeof ledgerEntries.$inferSelect
export type NewLedgerEntry = typeof ledgerEntries.$inferInsert

/** Whether a later entry takes this one back. */
const IS_REVERSED = sql<boolean>`exists (select from ledger_entries r where r.reverses = ${ledgerEntries}.id)`

/** Written in the transaction of the change. Lock the booking before, or the account for entries without one. */
export async function recordLedgerEntries(tx: Database, entries: readonly NewLedgerEntry[]): Promise<void> {
  if (entries.length > 0) await ledgerInsert(tx, entries)
}

export function ledgerInsert(tx: Database, entries: readonly NewLedgerEntry[]) {
  return tx.insert(ledgerEntries).values([...entries])
}

/** The same for one entry of money that came or went; returns its id. */
export async function recordMoney(tx: Database, entry: NewLedgerEntry): Promise<number> {
  const [row] = await tx.insert(ledgerEntries).values(entry).returning({ id: ledgerEntries.id })
  if (!row) throw new Error('A payment or refund was not written.')
  return row.id
}

/** Oldest first. */
export async function listBookingEntries(db: Database, bookingId: string): Promise<LedgerEntryRow[]> {
  return db.select().from(ledgerEntries).where(eq(ledgerEntries.bookingId, bookingId)).orderBy(asc(ledgerEntries.id))
}

/** Of all bookings of a client and of the account itself, oldest first. */
export async function listClientEntries(
  db: Database,
  userId: string,
): Promise<(LedgerEntryRow & { readonly code: string | null })[]> {
  return db
    .select({ ...getTableColumns(ledgerEntries), code: bookings.code })
    .from(ledgerEntries)
    .leftJoin(bookings, eq(bookings.id, ledgerEntries.bookingId))
    .where(eq(ledgerEntries.userId, userId))
    .orderBy(asc(ledgerEntries.id))
}

/** Lock its booking or its account before changing anything about it. */
export async function findLedgerEntry(
  db: Database,
  id: number,
): Promise<(LedgerEntryRow & { readonly isReversed: boolean }) | undefined> {
  const [found] = await db
    .select({ ...getTableColumns(ledgerEntries), isReversed: IS_REVERSED })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.id, id))
  return found
}

/** The same as `balanceOf` in the domain. */
const BALANCE = sql<Paise>`coalesce(sum(
  case when ${ledgerEntries.kind} in ('charge', 'refund') then ${ledgerEntries.amount}
    when ${ledgerEntries.kind} = 'fee' then 0 else -${ledgerEntries.amount} end
), 0)::float8`

/** Above zero it is due; below zero the practice owes it to the client. */
export async function readBookingBalance(db: Database, bookingId: string): Promise<Paise> {
  return readBalance(db, eq(ledgerEntries.bookingId, bookingId))
}

/** What the client can use for the next booking. Lock the account before using it. */
export async function readAccountCredit(db: Database, userId: string): Promise<Paise> {
  const balance = await readBalance(db, and(eq(ledgerEntries.userId, userId), isNull(ledgerEntries.bookingId)))
  return (0 - balance) as Paise
}

async function readBalance(db: Database, where: SQL | undefined): Promise<Paise> {
  const [row] = await db.select({ balance: BALANCE }).from(ledgerEntries).where(where)
  return row?.balance ?? (0 as Paise)
}

/** Concurrent claims and records of one transfer wait here until the first has ended. */
export async function lockReference(tx: Database, reference: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('payment ' || upper(${reference}), 0))`)
}

/** A payment with this reference, in a way whose references belong to one transfer. */
export function isRecordedPayment(reference: string): SQL | undefined {
  return and(IS_TRANSFER, sql`upper(${ledgerEntries.reference}) = upper(${reference})`)
}

const IS_TRANSFER = sql`${ledgerEntries.kind} = 'payment' and ${ledgerEntries.amount} > 0
  and ${inArray(ledgerEntries.method, [...TRANSFER_METHODS])}
  and not ${IS_REVERSED}`

/** References of money that staff recorded without a claim. */
export async function listRecordedReferences(db: Database): Promise<string[]> {
  const rows = await db
    .select({ reference: ledgerEntries.reference })
    .from(ledgerEntries)
    .where(and(IS_TRANSFER, isNull(ledgerEntries.claimId)))
  return rows.flatMap(({ reference }) => reference ?? [])
}

/** Returns undefined if this form was recorded before. */
export async function recordFormEntry(
  tx: Database,
  entry: NewLedgerEntry & { readonly formKey: string },
): Promise<number | undefined> {
  const [row] = await tx
    .insert(ledgerEntries)
    .values(entry)
    .onConflictDoNothing({ target: ledgerEntries.formKey })
    .returning({ id: ledgerEntries.id })
  return row?.id
}

/** The entry of a form that was recorded before. */
export async function findFormEntry(db: Database, formKey: string): Promise<{ readonly id: number } | undefined> {
  const [found] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.formKey, formKey))
  return found
}

/** The credit note of a refund; null for money that was on no invoice. */
const CREDIT_NOTE = sql<string | null>`(
  select n.invoice_number from refunds r join invoices n on n.id = r.credit_note_id
  where ${ledgerEntries.kind} = 'refund' and r.booking_id = ${ledgerEntries.bookingId}
    and r.reference = ${ledgerEntries.reference})`

export type MoneyEntry = Awaited<ReturnType<typeof selectMoney>>[number]

/** An entry with everything that a receipt says. After a reversal its booking may have two invoices: the latest counts. */
function selectMoney(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: ledgerEntries.id,
      kind: ledgerEntries.kind,
      bookingId: ledgerEntries.bookingId,
      userId: ledgerEntries.userId,
      isReversible: sql<boolean>`${ledgerEntries.recordedBy} is not null or ${ledgerEntries.claimId} is not null`,
      amount: ledgerEntries.amount,
      at: ledgerEntries.at,
      method: ledgerEntries.method,
      reference: ledgerEntries.reference,
      code: bookings.code,
      serviceName: bookings.serviceName,
      questionCount: bookings.questionCount,
      clientName: profiles.fullName,
      invoiceNumber: invoices.invoiceNumber,
      creditNote: CREDIT_NOTE,
      isReversed: IS_REVERSED,
      receipt: RECEIPT,
    })
    .from(ledgerEntries)
    .leftJoin(receipts, eq(receipts.entryId, ledgerEntries.id))
    .leftJoin(bookings, eq(bookings.id, ledgerEntries.bookingId))
    .leftJoin(profiles, eq(profiles.userId, ledgerEntries.userId))
    .leftJoin(
      invoices,
      and(eq(invoices.bookingId, bookings.id), eq(invoices.kind, 'invoice'), isNotNull(invoices.paidAt)),
    )
    .where(where)
    .orderBy(desc(invoices.paidAt))
    .limit(1)
}

/** An entry of another client is not found, as if it did not exist. */
export async function findOwnMoneyEntry(
  db: Database,
  { id, userId }: { readonly id: number; readonly userId: string },
): Promise<MoneyEntry | undefined> {
  const [found] = await selectMoney(db, and(eq(ledgerEntries.id, id), eq(ledgerEntries.userId, userId)))
  return found
}

/** For staff. Money on account is seen by all who see a booking of its client. */
export async function findMoneyEntry(db: Database, scope: DeskScope, id: number): Promise<MoneyEntry | undefined> {
  const inScope = isInScope(scope)
  const isSeen = inScope && or(inScope, and(isNull(ledgerEntries.bookingId), hasBookingInScope(inScope)))
  const [found] = await selectMoney(db, and(eq(ledgerEntries.id, id), isSeen))
  return found
}

function hasBookingInScope(inScope: SQL): SQL {
  return sql`exists (select from bookings where bookings.user_id = ${ledgerEntries.userId} and ${inScope})`
}
