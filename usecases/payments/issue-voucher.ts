import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Transaction } from '#db/client.ts'
import type { VoucherRow } from '#db/offers/vouchers.ts'
import { findVoucherOfBooking, recordVoucherIssued } from '#db/offers/vouchers.ts'
import { readBookingBalance } from '#db/payments/ledger-entries.ts'
import { lastDayOf } from '#domain/offers/passes.ts'
import { istDate } from '#domain/time/india-time.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

/**
 * Makes a voucher valid once it is paid in full, and emails it to the recipient. Call it after every payment for a locked
 * booking; it does nothing for other services, before the last payment, and after the first time.
 */
export async function issueVoucher(tx: Transaction, booking: BookingRow, now: Date): Promise<void> {
  if (booking.serviceType !== 'voucher') return
  if ((await readBookingBalance(tx, booking.id)) > 0) return
  const sold = await findVoucherOfBooking(tx, booking.id)
  if (!sold) throw new Error('The sale of a voucher has none.')
  const lastDay = lastDayOf(istDate(now), sold.validMonths)
  if (await recordVoucherIssued(tx, booking.id, { issuedAt: now, lastDay })) {
    await queueVoucherEmail(tx, sold, `gift-voucher:${booking.id}`)
  }
}

type Sent = Pick<VoucherRow, 'bookingId' | 'recipientName' | 'recipientEmail'>

/** Returns false if the buyer hands the voucher over. The email reads the rest when it is sent. */
export async function queueVoucherEmail(
  tx: Transaction,
  { bookingId, recipientName, recipientEmail }: Sent,
  eventKey: string,
): Promise<boolean> {
  if (recipientEmail === null) return false
  const to = { address: recipientEmail, name: recipientName }
  return queueEmail(tx, { eventKey, to, email: { kind: 'gift-voucher', bookingId } })
}
