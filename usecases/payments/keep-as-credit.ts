import { recordAudit } from '#db/audit-log.ts'
import { lockBooking, recordBookingChange } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { isRefundUnderWay } from '#db/payments/gateways.ts'
import { listBookingEntries, recordLedgerEntries } from '#db/payments/ledger-entries.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { moveToAccount, sumOfRefunds } from '#domain/payments/ledger.ts'
import { recordLines } from '#usecases/bookings/record-lines.ts'
import { creditInvoice } from '#usecases/invoices/credit-note.ts'

/**
 * What a client paid too much, or is due back for a cancelled booking, becomes credit for the next one instead of a
 * refund. The invoice of a cancelled booking gets a credit note; an overpayment is on no invoice.
 */
export async function keepAsCredit(
  db: Database,
  { bookingId, staffId }: { readonly bookingId: string; readonly staffId: string },
  now: Date,
): Promise<
  Outcome<{ readonly amount: Paise }, 'booking-not-found' | 'own-booking' | 'nothing-owed' | 'refund-under-way'>
> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    if (booking.userId === staffId) return refused('own-booking')
    if (await isRefundUnderWay(tx, bookingId)) return refused('refund-under-way')
    const entries = await listBookingEntries(tx, bookingId)
    const move = moveToAccount(entries, booking.code)
    if (!move) return refused('nothing-owed')

    const about = { at: now, recordedBy: staffId }
    const { amount } = move.ofAccount
    await recordLines(tx, booking, [move.ofBooking], about)
    await recordLedgerEntries(tx, [{ ...about, ...move.ofAccount, userId: booking.userId }])
    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, { action: 'credit-kept', actorId: staffId, subject, details: { amount }, at: now })
    if (booking.status === 'cancelled') {
      await recordBookingChange(tx, bookingId, { refundDue: sumOfRefunds(entries), updatedAt: now })
      await creditInvoice(tx, bookingId, amount, now)
    }
    return accepted({ amount })
  })
}
