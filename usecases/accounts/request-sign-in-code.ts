import { randomInt } from 'node:crypto'
import { listRoles } from '#db/accounts/roles.ts'
import {
  deleteExpiredSignInCodes,
  deleteSignInCode,
  findCodeAddress,
  recordSignInCode,
} from '#db/accounts/sign-in-codes.ts'
import { type Account, findAccountByEmail } from '#db/accounts/users.ts'
import type { Database, Transaction } from '#db/client.ts'
import { sealText } from '#db/sealed-text.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import { codeExpiry, makeSignInCode } from '#domain/accounts/sign-in-codes.ts'
import { networkOf } from '#domain/client-network.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isStaff } from '#domain/roles.ts'
import type { Site } from '#domain/site.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'
import { inEvenTime } from './even-timing.ts'

export type CodeRequestRefusal = { readonly reason: 'email-missing' | 'email-invalid' } | TooOften

type CodeVisit = {
  /** Of the browser's previous code, which ends. */
  readonly codeToken: string | undefined
  readonly address: string
  readonly now: Date
}

/**
 * Emails a six-digit code and returns the token for the browser's cookie; the code works only together with it. The
 * response is the same for every address: an address without an account gets a code to create one.
 */
export async function requestSignInCode(
  db: Database,
  site: Site,
  typedEmail: string,
  { codeToken: previous, address, now }: CodeVisit,
): Promise<Outcome<{ readonly codeToken: string }, CodeRequestRefusal>> {
  if (typedEmail.trim() === '') return refused({ reason: 'email-missing' })
  const email = accountEmail(typedEmail)
  if (email === undefined) return refused({ reason: 'email-invalid' })

  const counted = await countRequest(db, email, address, now)
  if (!counted.ok) return counted

  return inEvenTime(async () => {
    const account = await findAccountByEmail(db, email)
    const isForStaff = account !== undefined && isStaff(await listRoles(db, account.id))
    const isRefused = isForStaff || account?.disabledAt instanceof Date

    const codeToken = newSecret()
    const browserHash = hashSecret(codeToken)
    const code = makeSignInCode(randomInt)
    const expiresAt = codeExpiry(now)
    await deleteExpiredSignInCodes(db, now)
    await db.transaction(async (tx) => {
      if (previous !== undefined) await deleteSignInCode(tx, hashSecret(previous))
      // A row without a usable code responds to every guess like any other.
      const codeHash = isRefused ? newSecret() : hashSignInCode({ code, codeToken })
      await recordSignInCode(tx, { browserHash, email, codeHash, expiresAt })
      // The name of an unverified account may not be the owner's.
      const to = readerOf(account?.emailVerifiedAt ? account : { email, fullName: null })
      if (!isRefused) await queueCode(tx, site, { to, code, browserHash, expiresAt })
      else if (isForStaff && !account?.disabledAt) await queuePasswordHint(tx, account, browserHash)
    })
    return accepted({ codeToken })
  })
}

/** The address that this browser's code was sent to, while the code can be used. */
export async function findCodeRecipient(
  db: Database,
  codeToken: string | undefined,
  now: Date,
): Promise<string | undefined> {
  return codeToken === undefined ? undefined : findCodeAddress(db, hashSecret(codeToken), now)
}

/** The token makes it impossible to find the code from its hash. */
export function hashSignInCode({ code, codeToken }: { readonly code: string; readonly codeToken: string }): string {
  return hashSecret(`${codeToken} ${code}`)
}

async function countRequest(db: Database, email: string, address: string, now: Date): Promise<Outcome<null, TooOften>> {
  const byNetwork = await countTry(db, 'email-address', networkOf(address), now)
  if (!byNetwork.ok) return byNetwork
  const byHour = await countTry(db, 'code-account', email, now)
  return byHour.ok ? countTry(db, 'code-account-day', email, now) : byHour
}

type CodeEmail = {
  readonly to: ReturnType<typeof readerOf>
  readonly code: string
  readonly browserHash: string
  readonly expiresAt: Date
}

async function queueCode(tx: Transaction, site: Site, { to, code, browserHash, expiresAt }: CodeEmail): Promise<void> {
  await queueEmail(tx, {
    eventKey: `sign-in-code:${browserHash}`,
    to,
    email: { kind: 'sign-in-code', code: sealText(code, site.secret), expiresAt: expiresAt.toISOString() },
  })
}

async function queuePasswordHint(tx: Transaction, account: Account, browserHash: string): Promise<void> {
  await queueEmail(tx, {
    eventKey: `sign-in-by-password:${browserHash}`,
    to: readerOf(account),
    email: { kind: 'sign-in-by-password' },
  })
}
