import { lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { lockVoucherByCode, recordRedemption } from '#db/offers/vouchers.ts'
import { recordLedgerEntries } from '#db/payments/ledger-entries.ts'
import type { Paise } from '#domain/money.ts'
import { readVoucherCode, redeemVoucher, type VoucherRefusal } from '#domain/offers/vouchers.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { istDate } from '#domain/time/india-time.ts'
import { countTry, forgetTry, type TooOften } from '#usecases/limits/count-try.ts'
import { hashSecret } from '#usecases/secrets.ts'

type Redemption = {
  readonly userId: string
  /** As typed. */
  readonly code: string
  /** Codes that cannot be redeemed are counted by network, so that nobody can try out many. */
  readonly network: string
  /** If the desk redeems it for a client. */
  readonly staffId?: string
}

/** Turns a gift voucher into credit on the client's account. The first request for it wins. */
export async function redeemGiftVoucher(
  db: Database,
  { userId, code: typed, network, staffId }: Redemption,
  now: Date,
): Promise<Outcome<{ readonly amount: Paise }, VoucherRefusal | TooOften['reason']>> {
  const counted = await countTry(db, 'voucher-guess', network, now)
  if (!counted.ok) return refused('too-often')
  const code = readVoucherCode(typed)
  if (code === undefined) return refused('voucher-unknown')

  const redeemed = await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const voucher = await lockVoucherByCode(tx, hashSecret(code))
    const decided = redeemVoucher(voucher, { userId, today: istDate(now) })
    if (!decided.ok || !voucher) return decided
    const amount = decided.value
    await recordRedemption(tx, { voucherId: voucher.id, userId, redeemedAt: now })
    const credit = { kind: 'credit', amount, label: 'gift-voucher' } as const
    await recordLedgerEntries(tx, [{ ...credit, userId, at: now, recordedBy: staffId ?? null }])
    if (staffId !== undefined) {
      const subject = { kind: 'user', id: userId }
      await recordAudit(tx, {
        action: 'voucher-redeemed-by-staff',
        actorId: staffId,
        subject,
        details: { amount },
        at: now,
      })
    }
    return decided
  })
  if (!redeemed.ok) return redeemed
  await forgetTry(db, 'voucher-guess', network, now)
  return accepted({ amount: redeemed.value })
}
