import { type Account, findAccount, markAddressVerified } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { auditSignIn, type Browser, type OpenedSession, openSession } from './sign-in/open-session.ts'
import { inspectLink, type LinkRefusal, type LinkVisit, takeLink } from './take-link.ts'

/** The address that the link would verify. */
export async function openVerification(
  db: Database,
  visit: LinkVisit,
): Promise<Outcome<{ email: string }, LinkRefusal>> {
  const link = await inspectLink(db, 'verify-address', visit)
  if (!link.ok) return link

  const account = await findUnverified(db, link.value.userId)
  return account ? accepted({ email: account.email }) : refused('link-unusable')
}

/** Verifies the address and signs in, because the reader of the email is the owner of the address. */
export async function verifyAddress(
  db: Database,
  { browser, ...visit }: LinkVisit & { browser: Browser },
): Promise<Outcome<{ session: OpenedSession; returnTo: string }, LinkRefusal>> {
  const link = await inspectLink(db, 'verify-address', visit)
  if (!link.ok) return link

  return db.transaction(async (tx) => {
    const taken = await takeLink(tx, 'verify-address', visit.token, visit.now)
    const account = taken && (await findUnverified(tx, taken.userId))
    if (!account) return refused('link-unusable')

    const { id } = account
    await markAddressVerified(tx, id, visit.now)
    await recordAudit(tx, { action: 'address-verified', actorId: id, at: visit.now })
    const session = await openSession(tx, id, browser, visit.now)
    await auditSignIn(tx, session, { userId: id, by: 'verification', now: visit.now })
    return accepted({ session, returnTo: taken.returnTo ?? '/' })
  })
}

/** For an account that was verified in another way since, the link must not become a second way to sign in. */
async function findUnverified(db: Database, userId: string | null): Promise<Account | undefined> {
  const account = userId === null ? undefined : await findAccount(db, userId)
  return account?.emailVerifiedAt === null && account.disabledAt === null ? account : undefined
}
