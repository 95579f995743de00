import { findMergedInto } from '#db/accounts/merged-clients.ts'
import { lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { findFormEntry, readAccountCredit, recordFormEntry } from '#db/payments/ledger-entries.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'
import { LONGEST_REFERENCE } from '#domain/payments/typed-payment.ts'
import { normalizeLine } from '#domain/text.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { numberReceipt } from '#usecases/invoices/number-receipt.ts'

export type CreditRefundRefusal = 'own-booking' | 'reference-missing' | 'more-than-credit'

type CreditRefund = {
  readonly userId: string
  readonly staffId: string
  readonly amount: Paise
  readonly method: LedgerMethod
  /** Of the transfer that the desk has sent. */
  readonly reference: string
  /** The same for every copy of one form: a repeated one enters once. */
  readonly formKey: string
}

/** Records that credit of a client's account was sent back. It was on no invoice, so it has a refund voucher (0136). */
export async function refundCredit(
  db: Database,
  { userId, staffId, amount, method, reference: typed, formKey }: CreditRefund,
  now: Date,
): Promise<Outcome<{ readonly isClientNotified: boolean }, CreditRefundRefusal>> {
  if (userId === staffId) return refused('own-booking')
  const reference = normalizeLine(typed).slice(0, LONGEST_REFERENCE)
  if (reference === '') return refused('reference-missing')

  return db.transaction(async (tx) => {
    // The card may have been merged while the form was open: the credit belongs to the one that stayed.
    const ownerId = (await findMergedInto(tx, userId)) ?? userId
    await lockAccount(tx, ownerId)
    if (await findFormEntry(tx, formKey)) return accepted({ isClientNotified: true })
    if (amount <= 0 || amount > (await readAccountCredit(tx, ownerId))) return refused('more-than-credit')

    const money = { kind: 'refund', amount, method, reference, label: 'credit-refunded' } as const
    const entry = { ...money, userId: ownerId, bookingId: null, at: now, recordedBy: staffId, formKey }
    const entryId = await recordFormEntry(tx, entry)
    if (entryId === undefined) throw new Error('A form was recorded twice although its account was locked.')
    const subject = { kind: 'user', id: ownerId }
    await recordAudit(tx, {
      action: 'credit-refunded',
      actorId: staffId,
      subject,
      details: { entryId, amount },
      at: now,
    })
    const email = { kind: 'credit-refunded', amount, entryId } as const
    const reader = { userId: ownerId, timeZone: INDIA_TIME_ZONE }
    const isClientNotified = await notifyClient(tx, reader, email, `credit-refunded:${entryId}`)
    await numberReceipt(tx, { entryId, kind: 'refund', at: now })
    return accepted({ isClientNotified })
  })
}
