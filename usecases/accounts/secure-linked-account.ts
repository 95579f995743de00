import type { Account } from '#db/accounts/users.ts'
import type { Transaction } from '#db/client.ts'
import type { ProviderName } from '#domain/accounts/social-sign-in.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { lockOutOthers, removeUnprovenPassword } from './remove-unproven-password.ts'

/**
 * The owner of the address has just come from a provider. Everyone else who is signed in, or has a link, is locked out,
 * and so is a password that its owner may never have set. The owner is notified.
 */
export async function secureLinkedAccount(
  tx: Transaction,
  account: Account,
  provider: ProviderName,
  now: Date,
): Promise<void> {
  await lockOutOthers(tx, account.id)
  const isPasswordRemoved = await removeUnprovenPassword(tx, account)

  await queueEmail(tx, {
    eventKey: `identity-linked:${account.id}:${provider}:${now.toISOString()}`,
    to: readerOf(account),
    email: { kind: 'identity-linked', provider, isPasswordRemoved, linkedAt: now.toISOString() },
  })
}
