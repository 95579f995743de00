import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { ledgerEntries } from '#db/schema/ledger.ts'
import type { Paise } from '#domain/money.ts'

export type LedgerEntryRow = typeof ledgerEntries.$inferSelect
export type NewLedgerEntry = typeof ledgerEntries.$inferInsert

/** Written in the transaction of the change. Lock the booking before, or the account for entries without one. */
export async function recordLedgerEntries(tx: Database, entries: readonly NewLedgerEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(ledgerEntries).values([...entries])
}

/** Oldest first. */
export async function listBookingEntries(db: Database, bookingId: string): Promise<LedgerEntryRow[]> {
  return db.select().from(ledgerEntries).where(eq(ledgerEntries.bookingId, bookingId)).orderBy(asc(ledgerEntries.id))
}

/** Of all bookings of a client and of the account itself, oldest first. */
export async function listClientEntries(db: Database, userId: string): Promise<LedgerEntryRow[]> {
  return db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, userId)).orderBy(asc(ledgerEntries.id))
}

/** The same as `balanceOf` in the domain. */
const BALANCE = sql<Paise>`coalesce(sum(
  case when ${ledgerEntries.kind} in ('charge', 'refund') then ${ledgerEntries.amount} else -${ledgerEntries.amount} end
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
