import { isDeviceOf } from '#db/accounts/known-devices.ts'
import { type Account, findAccountByEmail } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import { LONGEST_PASSWORD } from '#domain/accounts/passwords.ts'
import { networkOf } from '#domain/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { countTry, forgetTry, type TooOften } from '#usecases/limits/count-try.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { type Browser, type OpenedSession, openSession } from './open-session.ts'
import { verifyPassword } from './password-hash.ts'
import { sendVerification } from './send-verification.ts'

export type SignIn = { readonly email: string; readonly password: string; readonly returnTo: string }

export type SignInRefusal =
  | { readonly reason: 'credentials-missing' | 'invalid-credentials' | 'address-unverified' | 'busy' }
  | TooOften

export type SignedIn = OpenedSession & { readonly mustChangePassword: boolean }

type Visit = { readonly browser: Browser; readonly address: string; readonly now: Date }

/**
 * Opens a session for whoever knows the password. Unknown, disabled and provider-only accounts are answered like
 * a wrong password, after the same work.
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
  const tries = await countTries(db, email ?? form.email, account, visit)
  if (!tries.ok) return tries

  const isRight = await isRightPassword(form.password, account)
  if (!isRight.ok) return refused({ reason: 'busy' })
  if (!isRight.value || !account) return refuse(db, account, visit.now)

  await tries.value.forget()
  if (account.emailVerifiedAt === null) {
    await sendVerification(db, site, { ...account, userId: account.id, returnTo: form.returnTo, now: visit.now })
    return refused({ reason: 'address-unverified' })
  }
  const session = await enter(db, account.id, visit)
  return accepted({ ...session, mustChangePassword: account.mustChangePassword })
}

/** Strangers share one count for each account; a browser that has been inside before has a count of its own. */
async function countTries(
  db: Database,
  email: string,
  account: Account | undefined,
  { browser, address, now }: Visit,
): Promise<Outcome<{ forget(): Promise<void> }, TooOften>> {
  const place = networkOf(address)
  const fromPlace = await countTry(db, 'sign-in-address', place, now)
  if (!fromPlace.ok) return fromPlace

  const deviceHash = browser.deviceToken === undefined ? undefined : hashSecret(browser.deviceToken)
  const isKnown = account && deviceHash !== undefined && (await isDeviceOf(db, deviceHash, account.id))
  const [limit, whose] = isKnown ? (['sign-in-device', deviceHash] as const) : (['sign-in-account', email] as const)
  const atAccount = await countTry(db, limit, whose, now)
  if (!atAccount.ok) return atAccount

  return accepted({
    async forget() {
      await forgetTry(db, 'sign-in-address', place, now)
      await forgetTry(db, limit, whose, now)
    },
  })
}

function isRightPassword(password: string, account: Account | undefined) {
  const isOpen = account !== undefined && account.disabledAt === null
  return verifyPassword(password, isOpen ? account.passwordHash : null)
}

async function refuse(db: Database, account: Account | undefined, now: Date): Promise<Outcome<never, SignInRefusal>> {
  const subject = account && { kind: 'user', id: account.id }
  await recordAudit(db, { action: 'sign-in-refused', subject, at: now })
  return refused({ reason: 'invalid-credentials' })
}

function enter(db: Database, userId: string, { browser, now }: Visit): Promise<OpenedSession> {
  return db.transaction(async (tx) => {
    const session = await openSession(tx, userId, browser, now)
    await recordAudit(tx, { action: 'signed-in', actorId: userId, details: { by: 'password' }, at: now })
    return session
  })
}
