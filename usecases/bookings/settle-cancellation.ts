import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { listBookingEntries, recordLedgerEntries } from '#db/payments/ledger-entries.ts'
import { rejectWaitingClaim } from '#db/payments/payment-claims.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { type Cancellation, cancelConfirmed, cancelUnconfirmed, sumOfRefunds } from '#domain/payments/ledger.ts'
import { recordLines } from './record-lines.ts'

/**
 * The ledger of a booking that is being cancelled, which the caller has locked: the charge is taken back, or as much of it
 * as the client gets, and credit returns to the account. Returns what has to be sent back; only verified money is.
 */
export async function settleCancellation(
  tx: Database,
  booking: BookingRow,
  { refund, staffId }: { readonly refund: Paise; readonly staffId: string | undefined },
  now: Date,
): Promise<Pick<Cancellation, 'refundDue' | 'uninvoiced'> & { readonly refundInAll: Paise }> {
  const entries = await listBookingEntries(tx, booking.id)
  const isConfirmed = booking.paymentStatus === 'paid'
  const { lines, creditBack, refundDue, uninvoiced } = isConfirmed
    ? cancelConfirmed(entries, refund)
    : cancelUnconfirmed(entries)

  // Its money, if it comes, is recorded on the client's account.
  if (isConfirmed) await rejectWaitingClaim(tx, booking.id, now)

  const about = { at: now, recordedBy: staffId ?? null }
  await recordLines(tx, booking, lines, about)
  if (creditBack > 0) {
    // More credit needs no lock of the account: only using it does.
    const { userId, code } = booking
    await recordLedgerEntries(tx, [{ ...about, userId, kind: 'credit', amount: creditBack, label: `booking:${code}` }])
  }
  return { refundDue, refundInAll: paiseFrom(refundDue + sumOfRefunds(entries)), uninvoiced }
}
