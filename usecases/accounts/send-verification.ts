import type { Database } from '#db/client.ts'
import type { Site } from '#domain/site.ts'
import { queueLetter } from '#usecases/letters/queue-letter.ts'
import { issueLink, sealedLink } from './issue-link.ts'
import { countTry } from './limits.ts'

type Unverified = {
  readonly userId: string
  readonly email: string
  readonly fullName: string | null
  readonly returnTo: string
  readonly now: Date
}

/** Sends the letter that proves an address. Silent when a mailbox has had several within the hour. */
export async function sendVerification(db: Database, site: Site, unverified: Unverified): Promise<void> {
  const { userId, email, fullName, returnTo, now } = unverified
  const counted = await countTry(db, 'letter-account', `verify-address ${email}`, now)
  if (!counted.ok) return

  await db.transaction(async (tx) => {
    const link = await issueLink(tx, site, {
      purpose: 'verify-address',
      path: '/account/verify',
      userId,
      returnTo,
      now,
    })
    await queueLetter(tx, {
      eventKey: `verify-address:${link.tokenHash}`,
      to: { address: email, ...(fullName && { name: fullName }) },
      letter: { kind: 'verify-address', ...sealedLink(link, site) },
    })
  })
}
