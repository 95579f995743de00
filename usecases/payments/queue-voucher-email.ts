import type { Transaction } from '#db/client.ts'
import type { VoucherRow } from '#db/offers/vouchers.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

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
