import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { recordConsent } from '#db/consents.ts'
import { recordRole } from '#db/roles.ts'
import { findAccountByEmail, recordAccount } from '#db/users.ts'
import { accountEmail, isFullName } from '#domain/accounts.ts'
import { networkOf } from '#domain/client-address.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type PasswordWeakness, passwordWeaknesses } from '#domain/passwords.ts'
import type { Site } from '#domain/site.ts'
import { tidyName } from '#domain/text.ts'
import { queueLetter } from '#usecases/letters/queue-letter.ts'
import { inEvenTime } from './even-timing.ts'
import { countTry, type TooOften } from './limits.ts'
import { hashPassword } from './password-hash.ts'
import { sendVerification } from './send-verification.ts'

export type SignUp = {
  readonly fullName: string
  readonly email: string
  readonly password: string
  readonly hasConsented: boolean
  readonly returnTo: string
}

export type SignUpRefusal =
  | { readonly reason: 'name-too-short' | 'email-invalid' | 'consent-missing' | 'busy' }
  | { readonly reason: 'weak-password'; readonly weaknesses: readonly PasswordWeakness[] }
  | TooOften

/**
 * Creates an account that opens once its address is verified. An address that has one already gets the same
 * answer, and its owner a letter: whoever signs up learns nothing about other people.
 */
export async function signUp(
  db: Database,
  site: Site,
  form: SignUp,
  { address, now }: { address: string; now: Date },
): Promise<Outcome<null, SignUpRefusal>> {
  const fullName = tidyName(form.fullName)
  const email = accountEmail(form.email)
  if (!isFullName(fullName)) return refused({ reason: 'name-too-short' })
  if (email === undefined) return refused({ reason: 'email-invalid' })

  const weaknesses = passwordWeaknesses(form.password, { email, fullName })
  if (weaknesses.length > 0) return refused({ reason: 'weak-password', weaknesses })
  if (!form.hasConsented) return refused({ reason: 'consent-missing' })

  const counted = await countTry(db, 'sign-up-address', networkOf(address), now)
  if (!counted.ok) return counted

  return inEvenTime(async () => {
    const hash = await hashPassword(form.password)
    if (!hash.ok) return refused({ reason: 'busy' })

    const userId = await createClient(db, { email, fullName, passwordHash: hash.value, now })
    if (userId === undefined) await tellOwner(db, email, now)
    else await sendVerification(db, site, { userId, email, fullName, returnTo: form.returnTo, now })
    return accepted(null)
  })
}

/** Answers undefined when the address has an account already. */
function createClient(
  db: Database,
  client: { email: string; fullName: string; passwordHash: string; now: Date },
): Promise<string | undefined> {
  const { now, ...account } = client
  return db.transaction(async (tx) => {
    const userId = await recordAccount(tx, { ...account, emailVerifiedAt: null, createdAt: now })
    if (userId === undefined) return undefined

    await recordRole(tx, { userId, role: 'client', now })
    await recordConsent(tx, userId, 'terms-and-privacy', now)
    await recordAudit(tx, { action: 'signed-up', actorId: userId, at: now })
    return userId
  })
}

async function tellOwner(db: Database, email: string, now: Date): Promise<void> {
  const counted = await countTry(db, 'letter-account', `sign-up-attempt ${email}`, now)
  const account = await findAccountByEmail(db, email)
  if (!counted.ok || !account || account.disabledAt !== null) return

  await queueLetter(db, {
    eventKey: `sign-up-attempt:${account.id}:${now.toISOString()}`,
    to: { address: account.email, ...(account.fullName && { name: account.fullName }) },
    letter: { kind: 'sign-up-attempt', attemptedAt: now.toISOString() },
  })
}
