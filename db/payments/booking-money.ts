import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings, paymentClaims } from '#db/schema/bookings.ts'
import type { Paise } from '#domain/money.ts'
import type { MoneyFacts } from '#domain/payments/booking-money.ts'

const ledgerSum = (bookingId: SQL, signed: SQL) =>
  sql<Paise>`(select coalesce(sum(${signed}), 0)::float8 from ledger_entries e where e.booking_id = ${bookingId})`

/** What the ledger and the claims say about a booking, as columns of a query. `bookingMoney` reads them. */
export function moneyColumns(bookingId: SQL) {
  return {
    price: ledgerSum(
      bookingId,
      sql`case e.kind when 'charge' then e.amount_paise when 'discount' then -e.amount_paise else 0 end`,
    ),
    /** Above zero it is due. The same as `balanceOf` in the domain. */
    balance: ledgerSum(
      bookingId,
      sql`case when e.kind in ('charge', 'refund') then e.amount_paise when e.kind = 'fee' then 0 else -e.amount_paise end`,
    ),
    refunded: ledgerSum(bookingId, sql`case e.kind when 'refund' then e.amount_paise else 0 end`),
    // Nothing was sent by a client who asks to pay at the session.
    checking: sql<Paise>`(select coalesce(sum(c.amount_paise), 0)::float8 from payment_claims c
      where c.booking_id = ${bookingId} and c.state = 'awaiting' and c.way <> 'session')`,
  }
}

/** For queries on bookings. */
export const BOOKING_MONEY = moneyColumns(sql`${bookings}.id`)

/** Undefined if there is no such booking. */
export async function findMoneyFacts(db: Database, bookingId: string): Promise<MoneyFacts | undefined> {
  const { status, paymentStatus, paymentMethod } = bookings
  const [found] = await db
    .select({ status, paymentStatus, paymentMethod, ...BOOKING_MONEY })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  return found
}

/** What a client has reported and nobody has verified yet, by booking. */
export async function listAmountsBeingChecked(db: Database, userId: string): Promise<ReadonlyMap<string, Paise>> {
  const { bookingId, amount, state, method } = paymentClaims
  const rows = await db
    .select({ bookingId, amount })
    .from(paymentClaims)
    .where(and(eq(paymentClaims.userId, userId), eq(state, 'awaiting'), ne(method, 'session')))
  return new Map(rows.map((row) => [row.bookingId, row.amount]))
}
