import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translatedName } from '#db/content/translated-columns.ts'
import { containing, hasName } from '#db/like-pattern.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { ledgerEntries, receipts } from '#db/schema/ledger.ts'
import type { DateRange } from '#domain/time/date-range.ts'
import { addDays, istInstant } from '#domain/time/india-time.ts'
import { RECEIPT } from './receipts.ts'

const isMoney = inArray(ledgerEntries.kind, ['payment', 'refund'])

export type MoneyEntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

function selectEntries(db: Database, where: SQL | undefined, language?: ReadIn) {
  return db
    .select({
      id: ledgerEntries.id,
      at: ledgerEntries.at,
      kind: ledgerEntries.kind,
      amount: ledgerEntries.amount,
      method: ledgerEntries.method,
      reference: ledgerEntries.reference,
      label: ledgerEntries.label,
      bookingId: ledgerEntries.bookingId,
      userId: ledgerEntries.userId,
      code: bookings.code,
      serviceName: sql<string | null>`${translatedName(language, sql`${bookings.serviceName}`)}`,
      questionCount: bookings.questionCount,
      clientName: profiles.fullName,
      receipt: RECEIPT,
      isClientErased: sql<boolean>`${users.erasedAt} is not null`,
    })
    .from(ledgerEntries)
    .innerJoin(users, eq(users.id, ledgerEntries.userId))
    .leftJoin(profiles, eq(profiles.userId, ledgerEntries.userId))
    .leftJoin(bookings, eq(bookings.id, ledgerEntries.bookingId))
    .leftJoin(receipts, eq(receipts.entryId, ledgerEntries.id))
    .where(where)
}

type SearchOptions = {
  readonly search?: string | undefined
  /** All of them without one. */
  readonly days?: DateRange | undefined
  readonly beforeId?: number | undefined
  readonly limit: number
  readonly language?: ReadIn
}

/** One page of the payments and refunds of the practice, the last recorded first, by booking, client or reference. */
export function searchMoney(db: Database, { search = '', days, beforeId, limit, language }: SearchOptions) {
  const isFound = or(containing([bookings.code, profiles.fullName, ledgerEntries.reference], search), hasName(search))
  const isBefore = beforeId === undefined ? undefined : lt(ledgerEntries.id, beforeId)
  return selectEntries(db, and(isMoney, isFound, days && isWithin(days), isBefore), language)
    .orderBy(desc(ledgerEntries.id))
    .limit(limit)
}

type ExportOptions = DateRange & {
  /** All of them without one. */
  readonly limit?: number
  /** Payments and refunds only. */
  readonly isMoneyOnly: boolean
}

/** The entries of the ledger within these days, oldest first. */
export function listEntriesToExport(db: Database, { from, until, limit, isMoneyOnly }: ExportOptions) {
  const { at, id } = ledgerEntries
  const found = selectEntries(db, and(isMoneyOnly ? isMoney : undefined, isWithin({ from, until }))).orderBy(at, id)
  return limit === undefined ? found : found.limit(limit)
}

function isWithin({ from, until }: DateRange) {
  const { at } = ledgerEntries
  return and(gte(at, istInstant(from, '00:00')), lt(at, istInstant(addDays(until, 1), '00:00')))
}
