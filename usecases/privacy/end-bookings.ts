import { type ClientBooking, listOwnBookings, lockBooking, lockLiveBookings } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import type { Paise } from '#domain/money.ts'
import { refundOnDeparture } from '#domain/privacy/account-deletion.ts'
import { recordCancellation, refundCaseOf } from '#usecases/bookings/cancel-booking.ts'

/** A booking that ends with its client's account, and what goes back of it. */
export type Ending = { readonly booking: ClientBooking; readonly refundDue: Paise }

/** What would end if the account went now: stated before its owner decides. */
export async function listEndings(db: Database, userId: string, now: Date): Promise<Ending[]> {
  const bookings = await listOwnBookings(db, userId)
  const endings: Ending[] = []
  for (const own of bookings.filter(({ status }) => status !== 'cancelled')) {
    const booking = await refundCaseOf(db, own)
    const refundDue = refundOnDeparture(booking, now)
    if (refundDue !== undefined) endings.push({ booking, refundDue })
  }
  return endings
}

/** The same, and nobody else changes one of the bookings until the transaction ends. */
export async function lockEndings(tx: Database, userId: string, now: Date): Promise<Ending[]> {
  await lockLiveBookings(tx, userId)
  return listEndings(tx, userId, now)
}

/** Cancels each, frees its hour, and leaves what is due back for the desk. */
export async function endBookings(tx: Transaction, endings: readonly Ending[], now: Date): Promise<void> {
  for (const { booking, refundDue } of endings) {
    const row = await lockBooking(tx, booking.id)
    if (!row) throw new Error('A booking was locked and is gone.')
    const cancellation = { cause: 'account-deleted', actorId: row.userId, refundDue } as const
    await recordCancellation(tx, row, cancellation, now)
  }
}
