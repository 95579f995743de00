import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { BookingRow } from './bookings.ts'

const isLapsed = (now: Date) =>
  and(eq(bookings.holdsSlot, true), eq(bookings.status, 'pending'), lte(bookings.holdExpiresAt, now))

/** The time of an astrologer that a session occupies with its buffers. */
export type OccupiedTime = { readonly astrologerId: number; readonly occupiedFrom: Date; readonly occupiedUntil: Date }

/** The same expressions as in the exclusion constraint, so that its index is used. */
const occupies = ({ astrologerId, occupiedFrom, occupiedUntil }: OccupiedTime) =>
  and(
    eq(bookings.astrologerId, astrologerId),
    sql`tstzrange(${bookings.occupiedFrom}, ${bookings.occupiedUntil}) && tstzrange(${occupiedFrom}, ${occupiedUntil})`,
  )

/** Releases expired holds, those that overlap this time or all, and returns their bookings. */
export async function releaseLapsedHolds(db: Database, now: Date, time?: OccupiedTime): Promise<string[]> {
  // Whoever has locked a lapsed hold takes no slot, so waiting for it while holding slots is no deadlock. The job that
  // releases all of them does not wait, because it locks in no order.
  const lapsed = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isLapsed(now), time && occupies(time)))
    .for('update', time ? {} : { skipLocked: true })
  if (lapsed.length === 0) return []
  const ids = lapsed.map(({ id }) => id)
  await db.update(bookings).set({ holdsSlot: false, updatedAt: now }).where(inArray(bookings.id, ids))
  return ids
}

export async function isTimeHeld(db: Database, time: OccupiedTime): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.holdsSlot, true), occupies(time)))
  return rows.length > 0
}

/** Locks a few unpaid bookings that can no longer be paid; those of another worker are skipped. */
export async function lockExpiredBookings(tx: Database, now: Date, atMost: number): Promise<BookingRow[]> {
  return tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.status, 'pending'), lte(bookings.payableUntil, now)))
    .orderBy(bookings.payableUntil)
    .limit(atMost)
    .for('update', { skipLocked: true })
}
