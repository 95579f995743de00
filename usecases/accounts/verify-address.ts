import { markAddressVerified } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { inspectLink, type LinkRefusal, type LinkVisit, takeLink } from './take-link.ts'

/** The link from the email verifies the address, and the account can be used. */
export async function verifyAddress(
  db: Database,
  visit: LinkVisit,
): Promise<Outcome<{ returnTo: string }, LinkRefusal>> {
  const link = await inspectLink(db, 'verify-address', visit)
  if (!link.ok) return link

  return db.transaction(async (tx) => {
    const taken = await takeLink(tx, 'verify-address', visit.token, visit.now)
    if (!taken?.userId) return refused('link-unusable')

    await markAddressVerified(tx, taken.userId, visit.now)
    await recordAudit(tx, { action: 'address-verified', actorId: taken.userId, at: visit.now })
    return accepted({ returnTo: taken.returnTo ?? '/' })
  })
}
