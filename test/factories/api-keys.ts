import { eq } from 'drizzle-orm'
import { findApiKey } from '#db/accounts/api-keys.ts'
import type { Database } from '#db/client.ts'
import { apiKeys } from '#db/schema/programs.ts'
import type { ApiScope } from '#domain/accounts/api-keys.ts'
import type { StaffRole } from '#domain/roles.ts'
import { makeApiKey } from '#usecases/accounts/change-api-keys.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { givenUser } from './accounts.ts'

type KeyDetails = {
  readonly scopes?: readonly ApiScope[]
  readonly roles?: readonly StaffRole[]
  readonly now?: Date
}

/** A key of an admin who is the astrologer too, unless something else is said. */
export async function givenApiKey(
  db: Database,
  { scopes = ['read', 'write'], roles = ['admin', 'astrologer'], now = new Date() }: KeyDetails = {},
) {
  const { id } = await givenUser(db, { roles: ['client', ...roles] })
  const owner = { id, roles, astrologer: null, seesOnlyOwn: false }
  const made = await makeApiKey(db, { owner, name: 'A sheet', scopes, days: 30 }, now)
  if (!made.ok) throw new Error(made.refusal)
  return { key: made.value.key, ownerId: id }
}

/** As a later change in the database. */
export async function changeKey(db: Database, key: string, change: Partial<typeof apiKeys.$inferInsert>) {
  const found = await findApiKey(db, hashSecret(key))
  if (!found) throw new Error('There is no such key.')
  await db.update(apiKeys).set(change).where(eq(apiKeys.id, found.id))
}
