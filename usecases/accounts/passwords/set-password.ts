import { deleteAccountLinks } from '#db/accounts/account-links.ts'
import { deletePendingSignInsOf } from '#db/accounts/second-factors.ts'
import { deleteSessionsOf } from '#db/accounts/signed-in-sessions.ts'
import { type Account, recordPassword } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Transaction } from '#db/client.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

type NewPassword = {
  readonly hash: string
  readonly how: 'password-changed' | 'password-reset'
  /** The current session; without it every session ends. */
  readonly keepSessionId?: string
  readonly now: Date
}

/** Ends other sessions, invalidates reset links, and notifies the owner. */
export async function setPassword(tx: Transaction, account: Account, password: NewPassword): Promise<void> {
  const { hash, how, keepSessionId, now } = password
  await recordPassword(tx, account.id, { hash, mustChange: false })
  await deleteSessionsOf(tx, account.id, keepSessionId)
  await deletePendingSignInsOf(tx, account.id)
  await deleteAccountLinks(tx, account.id, 'reset-password')
  await recordAudit(tx, { action: how, actorId: account.id, at: now })

  await queueEmail(tx, {
    eventKey: `password-changed:${account.id}:${now.toISOString()}`,
    to: readerOf(account),
    email: { kind: 'password-changed', changedAt: now.toISOString() },
  })
}
