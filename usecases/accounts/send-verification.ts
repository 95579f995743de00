import type { Database, Transaction } from '#db/client.ts'
import { readerOf } from '#domain/emails/emails.ts'
import type { Site } from '#domain/site.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countEmail } from '#usecases/limits/count-try.ts'
import { issueLink, sealedLink } from './issue-link.ts'

type Unverified = {
  readonly userId: string
  readonly email: string
  readonly fullName: string | null
  readonly returnTo: string
  readonly timeZone?: string | undefined
  readonly now: Date
}

/** Sends the verification email, or nothing when the mailbox has had several: the earlier ones are still there. */
export async function sendVerification(db: Database, site: Site, unverified: Unverified): Promise<void> {
  const counted = await countEmail(db, 'verify-address', unverified.email, unverified.now)
  if (counted.ok) await db.transaction((tx) => queueVerification(tx, site, unverified))
}

/** In the transaction that creates the account, or on its own. */
export async function queueVerification(tx: Transaction, site: Site, unverified: Unverified): Promise<void> {
  const { userId, returnTo, timeZone, now } = unverified
  const order = { purpose: 'verify-address', path: '/account/verify', userId, returnTo, now } as const
  const link = await issueLink(tx, site, order)
  await queueEmail(tx, {
    eventKey: `verify-address:${link.tokenHash}`,
    to: readerOf(unverified),
    email: { kind: 'verify-address', ...sealedLink(link, site) },
    timeZone,
    language: site.language,
  })
}
