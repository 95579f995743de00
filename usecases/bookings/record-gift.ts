import { randomInt } from 'node:crypto'
import { recordSoldVoucher, requireVoucherOffer } from '#db/bookings/vouchers.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { type Gift, newVoucherCode } from '#domain/bookings/vouchers.ts'
import { hashSecret } from '#usecases/secrets.ts'

type Sale = { readonly id: string; readonly userId: string; readonly voucherId: number | null }

/**
 * The voucher of a new booking, with its code, which nobody sees and which is worth nothing until the voucher is paid for.
 * It is drawn now because the keys are not at hand when a payment is verified.
 */
export async function recordNewVoucher(tx: Database, keys: KeyRing, sale: Sale, gift: Gift): Promise<void> {
  if (sale.voucherId === null) throw new Error('Only the sale of a voucher records one.')
  const { price, validMonths } = await requireVoucherOffer(tx, sale.voucherId)
  const code = newVoucherCode(randomInt)
  await recordSoldVoucher(tx, {
    bookingId: sale.id,
    userId: sale.userId,
    amount: price,
    validMonths,
    codeHash: hashSecret(code),
    sealedCode: sealWithRing(code, keys),
    ...gift,
  })
}
