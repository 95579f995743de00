import { type Account, findAccount, findAccountByEmail } from '#db/accounts/users.ts'
import type { Database, Transaction } from '#db/client.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countEmail, countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { inConstantTime } from '../constant-time.ts'
import { issueLink, sealedLink } from '../issue-link.ts'

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

  const email = accountEmail(typedEmail)
  if (email === undefined) return accepted(null)
  const mail = await countEmail(db, 'reset-password', email, now)
  if (!mail.ok) return mail

  return inConstantTime(async () => {
    const account = await findAccountByEmail(db, email)
    if (account && account.disabledAt === null) {
      await db.transaction((tx) => queueResetLink(tx, site, account, { now, timeZone }))
    }
    return accepted(null)
  })
}

/** For a signed-in user without a password; the email confirms that the owner asked. */
export async function requestPasswordLink(
  db: Database,
  site: Site,
  userId: string,
  now: Date,
): Promise<Outcome<null, TooOften>> {
  const account = await findAccount(db, userId)
  if (!account) return accepted(null)

  const mail = await countEmail(db, 'reset-password', account.email, now)
  if (!mail.ok) return mail
  await db.transaction((tx) => queueResetLink(tx, site, account, { now }))
  return accepted(null)
}

type Asked = { readonly now: Date; readonly timeZone?: string | undefined }

export async function queueResetLink(tx: Transaction, site: Site, account: Account, asked: Asked): Promise<void> {
  const { now, timeZone } = asked
  const order = { purpose: 'reset-password', path: '/auth?reset=true', userId: account.id, now } as const
  const link = await issueLink(tx, site, order)
  await queueEmail(tx, {
    eventKey: `reset-password:${link.tokenHash}`,
    to: readerOf(account),
    email: { kind: 'reset-password', ...sealedLink(link, site) },
    timeZone,
    language: site.language,
  })
}
