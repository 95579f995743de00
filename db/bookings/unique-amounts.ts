import { and, between, eq, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/accounts.ts'
import { bookingRules, bookings } from '#db/schema/bookings.ts'

/** As in the index that keeps them unique. */
const hasUniqueAmount = and(
  isNotNull(bookings.uniqueAmountPaise),
  ne(bookings.status, 'cancelled'),
  ne(bookings.paymentStatus, 'paid'),
)

/** Two bookings do not choose the same amount. Returns false if the practice has just turned unique amounts off. */
export async function lockUniqueAmounts(tx: Database): Promise<boolean> {
  const rules = tx.select({ id: bookingRules.id }).from(bookingRules).where(eq(bookingRules.hasUniqueAmounts, true))
  return (await rules.for('update')).length > 0
}

export async function listTakenAmounts(tx: Database, from: number, until: number): Promise<Set<number>> {
  const rows = await tx
    .select({ amount: bookings.amount })
    .from(bookings)
    .where(and(hasUniqueAmount, between(bookings.amount, from as never, until as never)))
  return new Set(rows.map(({ amount }) => amount))
}

/** Unpaid bookings with an amount of their own whose clients have not reported a payment. */
export async function listUnreportedAmounts(db: Database) {
  return db
    .select({
      bookingId: bookings.id,
      code: bookings.code,
      serviceName: bookings.serviceName,
      questionCount: bookings.questionCount,
      clientName: profiles.fullName,
      amount: bookings.amount,
      bookedAt: bookings.createdAt,
    })
    .from(bookings)
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .where(and(hasUniqueAmount, eq(bookings.status, 'pending')))
}
