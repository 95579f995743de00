import type { BookingRow } from '#db/bookings/bookings.ts'
import { findVoucherOfBooking } from '#db/bookings/vouchers.ts'
import type { Database } from '#db/client.ts'
import { voucherState } from '#domain/bookings/vouchers.ts'
import type { VoucherInEmail } from '#domain/emails/booking-emails.ts'
import { istDate } from '#domain/india-time.ts'
import { accepted, refused } from '#domain/outcome.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'

/** Undefined for other services, and for a voucher that cannot be redeemed. */
export async function findVoucherInEmail(
  db: Database,
  { id, serviceType }: Pick<BookingRow, 'id' | 'serviceType'>,
  now: Date,
): Promise<VoucherInEmail | undefined> {
  const sold = serviceType === 'voucher' ? await findVoucherOfBooking(db, id) : undefined
  if (!sold || voucherState(sold, istDate(now)) !== 'valid') return undefined
  const { sealedCode, lastDay, amount, giverName, recipientName, recipientEmail, message } = sold
  if (sealedCode === null || lastDay === null) return undefined
  return { code: sealedCode, amount, lastDay, giverName, recipientName, recipientEmail, message }
}

export const refreshGiftVoucher: Refresh<'gift-voucher'> = async (db, email, { now }) => {
  const voucher = await findVoucherInEmail(db, { id: email.bookingId, serviceType: 'voucher' }, now)
  return voucher ? accepted({ ...email, voucher }) : refused('voucher-over')
}
