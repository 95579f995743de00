import { deleteUnverifiedAccount, recordAccount } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'

type ProvenAccount = {
  /** Whoever gets the account has shown that they read mail here. */
  readonly email: string
  readonly fullName: string | null
  readonly passwordHash: string | null
  readonly mustChangePassword?: boolean
  readonly now: Date
}

/**
 * Opens an account for a proven address. One that somebody made for it without ever proving it is thrown away, password
 * and all: it may be a trap for the owner. Answers undefined when the owner has an account already.
 */
export async function openProvenAccount(
  tx: Database,
  { email, now, ...account }: ProvenAccount,
): Promise<string | undefined> {
  await deleteUnverifiedAccount(tx, email)
  return recordAccount(tx, { ...account, email, emailVerifiedAt: now, createdAt: now })
}
