import type { Database } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'

type Row = typeof bookings.$inferSelect

export type NewBooking = Pick<
  Row,
  | 'id'
  | 'code'
  | 'userId'
  | 'bookedByStaff'
  | 'idempotencyKey'
  | 'serviceType'
  | 'serviceName'
  | 'courseId'
  | 'packageId'
  | 'passId'
  | 'voucherId'
  | 'listedPrice'
  | 'amount'
  | 'discountLabel'
  | 'ownPaise'
  | 'questionCount'
  | 'bookingDate'
  | 'preferredTime'
  | 'startsAt'
  | 'endsAt'
  | 'astrologerId'
  | 'occupiedFrom'
  | 'occupiedUntil'
  | 'heldAs'
  | 'holdsSlot'
  | 'holdExpiresAt'
  | 'payableUntil'
  | 'askedAt'
  | 'birthDetails'
  | 'birthMissing'
  | 'sealedNotes'
  | 'timeZone'
  | 'createdAt'
  | 'updatedAt'
>

/** Returns false if another booking holds an overlapping time or, very rarely, the code is in use. */
export async function recordBooking(tx: Database, booking: NewBooking): Promise<boolean> {
  const inserted = await tx.insert(bookings).values(booking).onConflictDoNothing().returning({ id: bookings.id })
  return inserted.length === 1
}
