import type { VoucherView } from '#app/features/staff/bookings/voucher-facts.tsx'
import { MY_VOUCHERS } from '#content/booking/vouchers.ts'
import { longDay, shortDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import type { ListedVoucher } from '#db/offers/vouchers.ts'
import { voucherState } from '#domain/offers/vouchers.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/** A voucher in the lists of staff: everything but its code. */
export function listedVoucher(voucher: ListedVoucher, today: IsoDate): VoucherView {
  const { bookingId, code, amount, recipientName, recipientEmail, buyerName, issuedAt, lastDay } = voucher
  return {
    bookingId,
    code,
    name: MY_VOUCHERS.name(formatRupees(amount), recipientName),
    recipientEmail,
    buyerName: buyerName ?? '',
    state: voucherState(voucher, today),
    soldOn: issuedAt === null ? '' : shortDay(issuedAt),
    lastDay: lastDay === null ? '' : longDay(lastDay),
  }
}
