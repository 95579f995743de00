import { findUnconfirmedIdentity, type UnconfirmedIdentity } from '#db/accounts/identities.ts'
import type { Database } from '#db/client.ts'
import { hashSecret } from '#usecases/secrets.ts'

/** The identity that came from a provider with this browser and still has a question to answer. */
export async function findWaitingIdentity(
  db: Database,
  identityToken: string | undefined,
  now: Date,
): Promise<UnconfirmedIdentity | undefined> {
  return identityToken === undefined ? undefined : findUnconfirmedIdentity(db, hashSecret(identityToken), now)
}
