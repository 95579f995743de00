import { recordConsent } from '#db/accounts/consents.ts'
import { recordRole } from '#db/accounts/roles.ts'
import { findAccountByEmail, recordAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { accountEmail, isFullName } from '#domain/accounts/accounts.ts'
import { type PasswordWeakness, passwordWeaknesses } from '#domain/accounts/passwords.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { normalizeName } from '#domain/text.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countEmail, countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { inConstantTime } from '../constant-time.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { queueVerification } from '../send-verification.ts'

export type SignUp = {
  readonly fullName: string
  readonly email: string
  readonly password: string
  readonly hasConsented: boolean
  readonly returnTo: string
}

/** The problem of each field. */
export type SignUpProblems = {
  readonly fullName?: 'name-too-short'
  readonly email?: 'email-invalid'
  readonly password?: readonly PasswordWeakness[]
  readonly consent?: 'consent-missing'
}

export type SignUpRefusal =
  | { readonly reason: 'form-invalid'; readonly problems: SignUpProblems }
  | { readonly reason: 'busy' }
  | TooOften

/**
 * Creates an account that can be used once its address is verified. An address with an account gets the same response,
 * and its owner an email, so that signing up reveals nothing about other users.
 */
export async function signUp(
  db: Database,
  site: Site,
  form: SignUp,
  { address, now, timeZone }: { address: string; now: Date; timeZone?: string | undefined },
): Promise<Outcome<null, SignUpRefusal>> {
  const fullName = normalizeName(form.fullName)
  const email = accountEmail(form.email)
  const problems = problemsIn(form, { fullName, email })
  if (email === undefined || Object.keys(problems).length > 0) return refused({ reason: 'form-invalid', problems })

  const counted = await countTry(db, 'sign-up-address', networkOf(address), now)
  if (!counted.ok) return counted

  const mail = await countEmail(db, 'sign-up', email, now)
  if (!mail.ok) return mail

  return inConstantTime(async () => {
    const hash = await hashPassword(form.password)
    if (!hash.ok) return refused({ reason: 'busy' })

    const client = { email, fullName, passwordHash: hash.value, returnTo: form.returnTo, timeZone, now }
    const isNew = await createClient(db, site, client)
    if (!isNew) await notifyOwner(db, email, now)
    return accepted(null)
  })
}

/** All problems at once. */
function problemsIn(form: SignUp, normalized: { fullName: string; email: string | undefined }): SignUpProblems {
  const { fullName, email } = normalized
  const weaknesses = passwordWeaknesses(form.password, { email: email ?? form.email, fullName })
  return {
    ...(!isFullName(fullName) && { fullName: 'name-too-short' }),
    ...(email === undefined && { email: 'email-invalid' }),
    ...(weaknesses.length > 0 && { password: weaknesses }),
    ...(!form.hasConsented && { consent: 'consent-missing' }),
  }
}

type NewClient = {
  readonly email: string
  readonly fullName: string
  readonly passwordHash: string
  readonly returnTo: string
  readonly timeZone: string | undefined
  readonly now: Date
}

/** Creates the account and queues its verification email. Returns false when the address already has an account. */
function createClient(
  db: Database,
  site: Site,
  { email, fullName, passwordHash, returnTo, timeZone, now }: NewClient,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const account = { email, fullName, passwordHash, emailVerifiedAt: null, createdAt: now }
    const userId = await recordAccount(tx, account)
    if (userId === undefined) return false

    await recordRole(tx, { userId, role: 'client', now })
    await recordConsent(tx, userId, 'terms-and-privacy', now)
    await recordAudit(tx, { action: 'signed-up', actorId: userId, at: now })
    await queueVerification(tx, site, { userId, email, fullName, returnTo, timeZone, now })
    return true
  })
}

async function notifyOwner(db: Database, email: string, now: Date): Promise<void> {
  const account = await findAccountByEmail(db, email)
  if (!account || account.disabledAt !== null) return

  await db.transaction((tx) =>
    queueEmail(tx, {
      eventKey: `sign-up-attempt:${account.id}:${now.toISOString()}`,
      to: readerOf(account),
      email: { kind: 'sign-up-attempt', attemptedAt: now.toISOString() },
    }),
  )
}
