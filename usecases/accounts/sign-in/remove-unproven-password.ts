import { deleteAccountLinks } from '#db/accounts/account-links.ts'
import { deleteDevicesOf } from '#db/accounts/known-devices.ts'
import { deleteSessionsOf } from '#db/accounts/signed-in-sessions.ts'
import { type Account, removePassword } from '#db/accounts/users.ts'
import type { Transaction } from '#db/client.ts'

/** Ends every session, known browser and link of an account. */
export async function lockOutOthers(tx: Transaction, userId: string): Promise<void> {
  await deleteSessionsOf(tx, userId)
  await deleteDevicesOf(tx, userId)
  await deleteAccountLinks(tx, userId)
}

/**
 * The owner of the address has just proven it. A password from before may be a stranger's if the address was verified by
 * opening a link (0113): it is removed, and everyone who may have used it is locked out. Returns whether there was one.
 */
export async function removeUnprovenPassword(tx: Transaction, account: Account): Promise<boolean> {
  if (!account.wasVerifiedByGet || account.passwordHash === null) return false

  await lockOutOthers(tx, account.id)
  await removePassword(tx, account.id)
  return true
}
