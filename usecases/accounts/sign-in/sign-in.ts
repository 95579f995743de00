import { type Account, findAccountByEmail, replacePasswordHash } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { accountEmail, LONGEST_PASSWORD } from '#domain/accounts/accounts.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import type { LimitName } from '#domain/limits/limits.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { countTry, forgetTry, type TooOften } from '#usecases/limits/count-try.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from '../passwords/password-hash.ts'
import { sendVerification } from '../send-verification.ts'
import { auditSignIn, type Browser, knownBrowser, type OpenedSession, openSession } from './open-session.ts'

export type SignIn = { readonly email: string; readonly password: string; readonly returnTo: string }

export type SignInRefusal =
  | { readonly reason: 'credentials-missing' | 'invalid-credentials' | 'address-unverified' | 'busy' }
  | TooOften

export type SignedIn = OpenedSession & { readonly mustChangePassword: boolean }

type Visit = {
  readonly browser: Browser
  readonly address: string
  readonly timeZone?: string | undefined
  readonly now: Date
}

/**
 * Opens a session for the right password. Unknown, disabled and provider-only accounts get the response of a wrong
 * password, after the same work.
 */
export async function signIn(
  db: Database,
  site: Site,
  form: SignIn,
  visit: Visit,
): Promise<Outcome<SignedIn, SignInRefusal>> {
  if (form.email.trim() === '' || form.password === '') return refused({ reason: 'credentials-missing' })
  if (form.password.length > 2 * LONGEST_PASSWORD) return refused({ reason: 'invalid-credentials' })

  const email = accountEmail(form.email)
  const account = email === undefined ? undefined : await findAccountByEmail(db, email)
  const device = account && (await knownBrowser(db, visit.browser, account.id))
  const tries = await countTries(db, email ?? form.email, device, visit)
  if (!tries.ok) return tries

  const isRight = await isRightPassword(form.password, account, { hasPriority: device !== undefined })
  if (!isRight.ok) return refused({ reason: 'busy' })
  if (!isRight.value || !account) return refuse(db, account, visit.now)

  await tries.value.forget()
  if (account.emailVerifiedAt === null) {
    const { timeZone, now } = visit
    await sendVerification(db, site, { ...account, userId: account.id, returnTo: form.returnTo, timeZone, now })
    return refused({ reason: 'address-unverified' })
  }
  await renewOutdatedHash(db, account, form.password)
  const session = await enter(db, account.id, visit)
  return accepted({ ...session, mustChangePassword: account.mustChangePassword })
}

/** A known device has a limit of its own, so that strangers on its network or guessing at its account cannot use it up. */
async function countTries(
  db: Database,
  email: string,
  device: string | undefined,
  { address, now }: Visit,
): Promise<Outcome<{ forget(): Promise<void> }, TooOften>> {
  const limits: readonly (readonly [LimitName, string])[] =
    device === undefined
      ? [
          ['sign-in-address', networkOf(address)],
          ['sign-in-account', email],
        ]
      : [['sign-in-device', device]]

  for (const [limit, subject] of limits) {
    const counted = await countTry(db, limit, subject, now)
    if (!counted.ok) return counted
  }
  return accepted({
    async forget() {
      for (const [limit, subject] of limits) await forgetTry(db, limit, subject, now)
    },
  })
}

function isRightPassword(password: string, account: Account | undefined, priority: { hasPriority: boolean }) {
  const isEnabled = account !== undefined && account.disabledAt === null
  return verifyPassword(password, isEnabled ? account.passwordHash : null, priority)
}

/** Only a sign-in knows the password, so this is where a raised cost reaches existing accounts. */
async function renewOutdatedHash(db: Database, { id, passwordHash }: Account, password: string): Promise<void> {
  if (passwordHash === null || !isOutdatedHash(passwordHash)) return

  const renewed = await hashPassword(password)
  // A busy server leaves it to the next sign-in.
  if (renewed.ok) await replacePasswordHash(db, id, { from: passwordHash, to: renewed.value })
}

async function refuse(db: Database, account: Account | undefined, now: Date): Promise<Outcome<never, SignInRefusal>> {
  const subject = account && { kind: 'user', id: account.id }
  await recordAudit(db, { action: 'sign-in-refused', subject, at: now })
  return refused({ reason: 'invalid-credentials' })
}

function enter(db: Database, userId: string, { browser, now }: Visit): Promise<OpenedSession> {
  return db.transaction(async (tx) => {
    const session = await openSession(tx, userId, browser, now)
    await auditSignIn(tx, session, { userId, by: 'password', now })
    return session
  })
}
