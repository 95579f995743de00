import { consentsInsert } from '#db/accounts/consents.ts'
import { fillProfile } from '#db/accounts/profiles.ts'
import type { Database } from '#db/client.ts'
import { ledgerInsert, type NewLedgerEntry } from '#db/payments/ledger-entries.ts'
import { consents, profiles } from '#db/schema/accounts.ts'
import { bookingEvents, bookings } from '#db/schema/bookings.ts'
import { ledgerEntries } from '#db/schema/ledger.ts'
import type { ConsentPurpose } from '#domain/accounts/consents.ts'
import { type BookingEvent, eventsInsert } from './booking-events.ts'

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
  | 'cohortId'
  | 'packageId'
  | 'passId'
  | 'voucherId'
  | 'listedPrice'
  | 'amount'
  | 'discountLabel'
  | 'uniqueAmountPaise'
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

type FirstRows = {
  readonly event: BookingEvent
  readonly entries: readonly NewLedgerEntry[]
  readonly consents: readonly ConsentPurpose[]
  /** What the client's profile lacks; undefined if it lacks nothing. */
  readonly contact: { readonly fullName: string | null; readonly phone: string | null } | undefined
}

/**
 * The booking, and in a second statement what every new one has beside its row: history, ledger, consents, and the client's
 * contact. Returns false if another booking holds an overlapping time or, very rarely, the code is in use.
 */
export async function recordBooking(
  tx: Database,
  booking: NewBooking,
  { event, entries, consents: purposes, contact }: FirstRows,
): Promise<boolean> {
  const inserted = await tx.insert(bookings).values(booking).onConflictDoNothing().returning({ id: bookings.id })
  if (inserted.length === 0) return false

  const { userId, createdAt } = booking
  const history = tx.$with('history').as(eventsInsert(tx, [event]).returning({ id: bookingEvents.id }))
  // Nothing is charged for a free seat.
  const ledger =
    entries.length === 0 ? [] : [tx.$with('ledger').as(ledgerInsert(tx, entries).returning({ id: ledgerEntries.id }))]
  const given = tx.$with('given').as(consentsInsert(tx, userId, purposes, createdAt).returning({ id: consents.id }))
  const filled = tx
    .$with('filled')
    .as(fillProfile(tx, userId, contact ?? NO_CONTACT, createdAt).returning({ id: profiles.userId }))
  await tx
    .with(history, ...ledger, given, ...(contact ? [filled] : []))
    .select()
    .from(history)
  return true
}

const NO_CONTACT = { fullName: null, phone: null }
