import { deleteUnverifiedAccount, recordAccount } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'

type ProvenAccount = {
  /** Verified. */
  readonly email: string
  readonly fullName: string | null
  readonly passwordHash: string | null
  readonly mustChangePassword?: boolean
  readonly now: Date
}

/**
 * Creates an account for a verified address. An unverified account of that address is deleted with its password: it may
 * be a trap for the owner. Returns undefined when the owner already has an account.
 */
export async function openProvenAccount(
  tx: Database,
  { email, now, ...account }: ProvenAccount,
): Promise<string | undefined> {
  await deleteUnverifiedAccount(tx, email)
  return recordAccount(tx, { ...account, email, emailVerifiedAt: now, createdAt: now })
}
