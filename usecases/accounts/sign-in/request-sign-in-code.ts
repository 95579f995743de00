import { randomInt } from 'node:crypto'
import { listRoles } from '#db/accounts/roles.ts'
import {
  deleteExpiredSignInCodes,
  deleteSignInCode,
  findCodeAddress,
  findLastCode,
  recordSignInCode,
} from '#db/accounts/sign-in-codes.ts'
import { type Account, findAccountByEmail } from '#db/accounts/users.ts'
import type { Database, Transaction } from '#db/client.ts'
import { sealText, unsealText } from '#db/sealed-text.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import { codeExpiry, makeSignInCode } from '#domain/accounts/sign-in-codes.ts'
import { mailboxOf } from '#domain/email-address.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isStaff } from '#domain/roles.ts'
import type { Site } from '#domain/site.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countMailbox, countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'
import { inConstantTime } from '../constant-time.ts'
import { type Browser, knownBrowser } from './open-session.ts'

export type CodeRequestRefusal = { readonly reason: 'email-missing' | 'email-invalid' } | TooOften

type CodeVisit = {
  readonly browser: Browser
  /** Of the browser's previous code, which ends. */
  readonly codeToken: string | undefined
  readonly address: string
  readonly now: Date
}

export type RequestedCode = {
  readonly codeToken: string
  /** No new email: the code that the address got last works in this browser too. */
  readonly isSentBefore: boolean
}

/**
 * Emails a six-digit code and returns the token for the browser's cookie; the code works only together with it. The
 * response is the same for every address: an address without an account gets a code to create one.
 */
export async function requestSignInCode(
  db: Database,
  site: Site,
  typedEmail: string,
  visit: CodeVisit,
): Promise<Outcome<RequestedCode, CodeRequestRefusal>> {
  if (typedEmail.trim() === '') return refused({ reason: 'email-missing' })
  const email = accountEmail(typedEmail)
  if (email === undefined) return refused({ reason: 'email-invalid' })

  return inConstantTime(async () => {
    const account = await findAccountByEmail(db, email)
    const counted = await countRequest(db, { email, account }, visit)
    if (!counted.ok) {
      const codeToken = await bindLastCode(db, site, email, visit.now)
      if (codeToken !== undefined) return accepted({ codeToken, isSentBefore: true })
      const reserve = await countTry(db, 'code-reserve', mailboxOf(email), visit.now)
      if (!reserve.ok) return refused({ ...reserve.refusal, isMailboxFull: true })
    }
    return accepted({ codeToken: await sendCode(db, site, { email, account }, visit), isSentBefore: false })
  })
}

type Addressee = { readonly email: string; readonly account: Account | undefined }

async function sendCode(
  db: Database,
  site: Site,
  { email, account }: Addressee,
  { codeToken: previous, now }: CodeVisit,
): Promise<string> {
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
    await recordSignInCode(tx, { browserHash, firstBrowserHash: browserHash, email, codeHash, expiresAt })
    // The name of an unverified account may not be the owner's.
    const to = readerOf(account?.emailVerifiedAt ? account : { email, fullName: null })
    if (!isRefused) await queueCode(tx, site, { to, code, browserHash, expiresAt })
    else if (isForStaff && !account?.disabledAt) await queuePasswordHint(tx, account, browserHash)
  })
  return codeToken
}

/**
 * Lets this browser enter the code that the address got last, so that strangers who have used up its emails do not keep
 * the owner out. Undefined if no code of the address works any more, or too many browsers have asked.
 */
async function bindLastCode(db: Database, site: Site, email: string, now: Date): Promise<string | undefined> {
  const last = await findLastCode(db, email, now)
  if (!last || !(await countTry(db, 'code-again', mailboxOf(email), now)).ok) return undefined

  const codeToken = newSecret()
  const code = last.sent && 'code' in last.sent ? unsealText(last.sent.code, site.secret) : undefined
  const codeHash = code === undefined ? newSecret() : hashSignInCode({ code, codeToken })
  const { firstBrowserHash, expiresAt } = last
  await recordSignInCode(db, { browserHash: hashSecret(codeToken), firstBrowserHash, email, codeHash, expiresAt })
  return codeToken
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

/** A browser in which this account has been signed in before has a limit of its own, whatever strangers do. */
async function countRequest(
  db: Database,
  { email, account }: Addressee,
  { browser, address, now }: CodeVisit,
): Promise<Outcome<null, TooOften>> {
  const device = account && (await knownBrowser(db, browser, account.id))
  if (device !== undefined) return countTry(db, 'code-device', device, now)

  const network = networkOf(address)
  const byNetwork = await countTry(db, 'email-address', network, now)
  if (!byNetwork.ok) return byNetwork
  const asked = `${mailboxOf(email)} ${network}`
  const byHour = await countTry(db, 'code-account', asked, now)
  if (!byHour.ok) return byHour
  const byDay = await countTry(db, 'code-account-day', asked, now)
  return byDay.ok ? countMailbox(db, email, now) : byDay
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
    language: site.language,
  })
}

async function queuePasswordHint(tx: Transaction, account: Account, browserHash: string): Promise<void> {
  await queueEmail(tx, {
    eventKey: `sign-in-by-password:${browserHash}`,
    to: readerOf(account),
    email: { kind: 'sign-in-by-password' },
  })
}
