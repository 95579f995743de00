import { deleteAccountLinks } from '#db/accounts/account-links.ts'
import { deleteDevicesOf } from '#db/accounts/known-devices.ts'
import { deleteSessionsOf } from '#db/accounts/signed-in-sessions.ts'
import { type Account, removePassword } from '#db/accounts/users.ts'
import type { Transaction } from '#db/client.ts'
import type { ProviderName } from '#domain/accounts/social-sign-in.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

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
  await deleteSessionsOf(tx, account.id)
  await deleteDevicesOf(tx, account.id)
  await deleteAccountLinks(tx, account.id)
  const isPasswordRemoved = account.wasVerifiedByGet && account.passwordHash !== null
  if (isPasswordRemoved) await removePassword(tx, account.id)

  await queueEmail(tx, {
    eventKey: `identity-linked:${account.id}:${provider}:${now.toISOString()}`,
    to: readerOf(account),
    email: { kind: 'identity-linked', provider, isPasswordRemoved, linkedAt: now.toISOString() },
  })
}
