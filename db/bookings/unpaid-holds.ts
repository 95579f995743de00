import { and, eq, getTableColumns, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'
import { consultationPackages } from '#db/schema/content.ts'
import { HOUR_MS } from '#domain/time/durations.ts'

const AT_ONCE = 200

/** A job that was off for hours does not write about holds of yesterday. */
const RELEASED_WITHIN_MS = 6 * HOUR_MS

const isUnpaidSession = and(
  eq(bookings.status, 'pending'),
  eq(bookings.serviceType, 'consultation'),
  sql`${bookings.startsAt} is not null`,
)

/** Emails are named after the event, so each is written once for a booking. */
const hasNoEmail = (kind: 'payment-reminder' | 'slot-released') =>
  sql`not exists (select from emails e where e.event_key = ${`${kind}:`} || ${bookings.id})`

/** Unpaid sessions that still have their slot, without a reminder. */
export async function listHoldsToRemind(db: Database, now: Date) {
  return selectHolds(
    db,
    and(isUnpaidSession, eq(bookings.holdsSlot, true), gt(bookings.holdExpiresAt, now), hasNoEmail('payment-reminder')),
  )
}

/** Unpaid sessions whose slot was released some time ago and that can still be paid, whose clients do not know it yet. */
export async function listReleasedHolds(db: Database, now: Date) {
  const since = new Date(now.getTime() - RELEASED_WITHIN_MS)
  return selectHolds(
    db,
    and(
      isUnpaidSession,
      eq(bookings.holdsSlot, false),
      lte(bookings.holdExpiresAt, now),
      gt(bookings.holdExpiresAt, since),
      gt(bookings.payableUntil, now),
      hasNoEmail('slot-released'),
    ),
  )
}

function selectHolds(db: Database, where: SQL | undefined) {
  return db
    .select({ ...getTableColumns(bookings), slug: consultationPackages.slug })
    .from(bookings)
    .leftJoin(consultationPackages, eq(consultationPackages.id, bookings.packageId))
    .where(where)
    .orderBy(bookings.holdExpiresAt, bookings.id)
    .limit(AT_ONCE)
}
