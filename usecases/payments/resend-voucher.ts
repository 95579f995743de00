import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { lockVoucherOfBooking } from '#db/offers/vouchers.ts'
import { voucherState } from '#domain/offers/vouchers.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { istDate } from '#domain/time/india-time.ts'
import { queueVoucherEmail } from './issue-voucher.ts'

export type ResendVoucherRefusal = 'voucher-not-found' | 'voucher-not-valid' | 'no-address'

/** Emails a voucher to its recipient once more; a repeated form sends one email. */
export async function resendVoucher(
  db: Database,
  { bookingId, staffId, formKey }: { readonly bookingId: string; readonly staffId: string; readonly formKey: string },
  now: Date,
): Promise<Outcome<{ readonly recipientEmail: string }, ResendVoucherRefusal>> {
  return db.transaction(async (tx) => {
    const voucher = await lockVoucherOfBooking(tx, bookingId)
    if (!voucher) return refused('voucher-not-found')
    if (voucherState(voucher, istDate(now)) !== 'valid') return refused('voucher-not-valid')
    const { recipientEmail } = voucher
    if (recipientEmail === null) return refused('no-address')
    if (await queueVoucherEmail(tx, voucher, `gift-voucher:${bookingId}:${formKey}`)) {
      const subject = { kind: 'booking', id: bookingId }
      await recordAudit(tx, { action: 'voucher-sent-again', actorId: staffId, subject, at: now })
    }
    return accepted({ recipientEmail })
  })
}
