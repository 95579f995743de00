import { randomUUID } from 'node:crypto'
import type { Account } from '#db/accounts/users.ts'
import type { Transaction } from '#db/client.ts'
import { readerOf, type SecondFactorChange } from '#domain/emails/emails.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

/** The owner learns of every change to how they sign in, so that a thief's change is noticed. */
export async function queueFactorEmail(
  tx: Transaction,
  account: Account,
  change: SecondFactorChange,
  now: Date,
): Promise<void> {
  await queueEmail(tx, {
    eventKey: `second-factor-changed:${randomUUID()}`,
    to: readerOf(account),
    email: { kind: 'second-factor-changed', change, changedAt: now.toISOString() },
  })
}
