import { type ClientBooking, listOwnBookings, lockBooking, lockBookingsOfClient } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import type { Language } from '#domain/languages.ts'
import type { Paise } from '#domain/money.ts'
import { refundOnDeletion } from '#domain/privacy/account-deletion.ts'
import { recordCancellation, refundCaseOf } from '#usecases/bookings/cancel-booking.ts'

/** A booking that ends with its client's account, and its refund. */
export type Ending = { readonly booking: ClientBooking; readonly refundDue: Paise }

/** The bookings that a deletion now would end; shown before the user decides. */
export async function listEndings(
  db: Database,
  userId: string,
  { language, now }: { readonly language?: Language; readonly now: Date },
): Promise<Ending[]> {
  const bookings = await listOwnBookings(db, userId, language)
  const endings: Ending[] = []
  for (const own of bookings.filter(({ status }) => status !== 'cancelled')) {
    const booking = await refundCaseOf(db, own)
    const refundDue = refundOnDeletion(booking, now)
    if (refundDue !== undefined) endings.push({ booking, refundDue })
  }
  return endings
}

/** The same, with the bookings locked until the transaction ends. */
export async function lockEndings(tx: Database, userId: string, now: Date): Promise<Ending[]> {
  await lockBookingsOfClient(tx, userId)
  return listEndings(tx, userId, { now })
}

/** Cancels each booking, frees its slot, and records the refund due for the desk if its payment is verified. */
export async function endBookings(tx: Transaction, endings: readonly Ending[], now: Date): Promise<void> {
  for (const { booking, refundDue } of endings) {
    const row = await lockBooking(tx, booking.id)
    if (!row) throw new Error('A locked booking has disappeared.')
    const cancellation = { cause: 'account-deleted', actorId: row.userId, refund: refundDue } as const
    await recordCancellation(tx, row, cancellation, now)
  }
}
