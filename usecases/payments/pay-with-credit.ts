import { lockAccount } from '#db/accounts/users.ts'
import { type BookingRow, lockOwnBooking } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { listBookingEntries, readAccountCredit, recordLedgerEntries } from '#db/payments/ledger-entries.ts'
import { isPayable } from '#domain/bookings/holds.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { balanceOf, moveToBooking } from '#domain/payments/ledger.ts'
import { recordLines } from '#usecases/bookings/record-lines.ts'
import { confirmBooking, invoiceFirstMoney } from './confirm-booking.ts'
import { issueVoucher } from './issue-voucher.ts'

export type CreditRefusal =
  | 'booking-not-found'
  | 'booking-cancelled'
  | 'booking-expired'
  | 'claim-waiting'
  | 'no-credit'
  | 'nothing-due'

type Own = { readonly bookingId: string; readonly userId: string }

/**
 * Pays for a booking with the client's credit, as far as it goes. Nothing left to pay confirms the booking; a rest is paid
 * as usual, and if it never is, the credit goes back with the booking's end.
 */
export async function spendCredit(
  db: Database,
  { bookingId, userId }: Own,
  now: Date,
): Promise<Outcome<{ readonly used: Paise; readonly balance: Paise }, CreditRefusal>> {
  return db.transaction(async (tx) => {
    // Before the booking, in the order of every transaction that locks both.
    await lockAccount(tx, userId)
    const booking = await lockOwnBooking(tx, { id: bookingId, userId })
    if (!booking) return refused('booking-not-found')
    if (booking.status === 'cancelled') return refused('booking-cancelled')
    if (booking.status === 'paid' && booking.paymentStatus !== 'paid') return refused('claim-waiting')
    if (booking.status === 'pending' && !isPayable(booking, now)) return refused('booking-expired')
    return payWithCredit(tx, booking, { actor: 'client', actorId: userId }, now)
  })
}

/** The same in the caller's transaction, which has locked the account and then the booking. */
export async function payWithCredit(
  tx: Transaction,
  booking: BookingRow,
  by: { readonly actor: 'client' | 'staff'; readonly actorId: string },
  now: Date,
): Promise<Outcome<{ readonly used: Paise; readonly balance: Paise }, 'no-credit' | 'nothing-due'>> {
  const entries = await listBookingEntries(tx, booking.id)
  const due = balanceOf(entries)
  if (due <= 0) return refused('nothing-due')
  const { userId, code } = booking
  const move = moveToBooking(entries, { credit: await readAccountCredit(tx, userId), code })
  if (!move) return refused('no-credit')

  const about = { at: now, recordedBy: by.actor === 'staff' ? by.actorId : null }
  await recordLines(tx, booking, [move.ofBooking], about)
  await recordLedgerEntries(tx, [{ ...about, ...move.ofAccount, userId }])
  const used = move.ofBooking.amount
  const balance = paiseFrom(due - used)
  if (balance === 0 && booking.status === 'paid') await issueVoucher(tx, booking, now)
  if (balance === 0 && booking.status === 'pending') {
    await confirmBooking(tx, booking, { change: 'settled', ...by, reference: null }, now)
  }
  if (balance === 0) await invoiceFirstMoney(tx, booking, { reference: null }, now)
  return accepted({ used, balance })
}
