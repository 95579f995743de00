import { findUnconfirmedIdentity, type UnconfirmedIdentity } from '#db/accounts/identities.ts'
import type { Database } from '#db/client.ts'
import { hashSecret } from '#usecases/secrets.ts'

/** Who came from a provider with this browser, and has one more question to answer before there is an account. */
export async function findWaitingIdentity(
  db: Database,
  identityToken: string | undefined,
  now: Date,
): Promise<UnconfirmedIdentity | undefined> {
  return identityToken === undefined ? undefined : findUnconfirmedIdentity(db, hashSecret(identityToken), now)
}
