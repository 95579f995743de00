import { type Account, findAccount, findAccountByEmail } from '#db/accounts/users.ts'
import type { Database, Transaction } from '#db/client.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import { networkOf } from '#domain/client-network.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { inEvenTime } from './even-timing.ts'
import { issueLink, sealedLink } from './issue-link.ts'

/** Sends a reset link if the account exists; the response is the same if not. */
export async function requestPasswordReset(
  db: Database,
  site: Site,
  typedEmail: string,
  { address, now, timeZone }: { address: string; now: Date; timeZone?: string | undefined },
): Promise<Outcome<null, { reason: 'email-missing' } | TooOften>> {
  if (typedEmail.trim() === '') return refused({ reason: 'email-missing' })

  const counted = await countTry(db, 'email-address', networkOf(address), now)
  if (!counted.ok) return counted

  return inEvenTime(async () => {
    const email = accountEmail(typedEmail)
    const account = email === undefined ? undefined : await findAccountByEmail(db, email)
    if (account && account.disabledAt === null) await sendResetLink(db, site, account, { now, timeZone })
    return accepted(null)
  })
}

/** For a signed-in user without a password; the email confirms that the owner asked. */
export async function requestPasswordLink(db: Database, site: Site, userId: string, now: Date): Promise<void> {
  const account = await findAccount(db, userId)
  if (account) await sendResetLink(db, site, account, { now })
}

type Asked = { readonly now: Date; readonly timeZone?: string | undefined }

/** Sends nothing when the mailbox has had several within the hour, so that we cannot be used to flood it. */
async function sendResetLink(db: Database, site: Site, account: Account, asked: Asked): Promise<void> {
  const counted = await countTry(db, 'email-account', `reset-password ${account.email}`, asked.now)
  if (!counted.ok) return

  await db.transaction((tx) => queueResetLink(tx, site, account, asked))
}

export async function queueResetLink(tx: Transaction, site: Site, account: Account, asked: Asked): Promise<void> {
  const { now, timeZone } = asked
  const order = { purpose: 'reset-password', path: '/auth?reset=true', userId: account.id, now } as const
  const link = await issueLink(tx, site, order)
  await queueEmail(tx, {
    eventKey: `reset-password:${link.tokenHash}`,
    to: readerOf(account),
    email: { kind: 'reset-password', ...sealedLink(link, site) },
    timeZone,
  })
}
