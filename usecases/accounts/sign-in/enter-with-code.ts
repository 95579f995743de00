import { recordConsent } from '#db/accounts/consents.ts'
import { listRoles, recordRole } from '#db/accounts/roles.ts'
import {
  deleteSignInCode,
  deleteUsedCode,
  lockSignInCode,
  recordWrongCode,
  type SignInCode,
} from '#db/accounts/sign-in-codes.ts'
import { type Account, findAccountByEmail, requireAccountByEmail } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { MOST_WRONG_CODES, parseSignInCode } from '#domain/accounts/sign-in-codes.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isStaff } from '#domain/roles.ts'
import { countTry, forgetTry, type TooOften } from '#usecases/limits/count-try.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { findTermsQuestion } from '../agree-to-terms.ts'
import { openProvenAccount } from './open-proven-account.ts'
import { auditSignIn, type Browser, knownBrowser, type OpenedSession, openSession } from './open-session.ts'
import { removeUnprovenPassword } from './remove-unproven-password.ts'
import { hashSignInCode } from './request-sign-in-code.ts'

export type CodeEntry = {
  readonly code: string
  /** From the cookie of the browser that requested the code. */
  readonly codeToken: string | undefined
  readonly hasConsented: boolean
  /** For a new account, if it was typed elsewhere. */
  readonly fullName?: string
}

export type CodeRefusal =
  | { readonly reason: 'code-missing' | 'code-unusable' | 'consent-missing' }
  | { readonly reason: 'code-wrong'; readonly triesLeft: number }
  | TooOften

export type EnteredWithCode = {
  readonly session: OpenedSession
  readonly userId: string
  readonly isNew: boolean
  /** The account had a password that its owner may never have set. */
  readonly isPasswordRemoved: boolean
}

type CodeVisit = { readonly browser: Browser; readonly address: string; readonly now: Date }

/**
 * Signs in with an emailed code, which works once and only in the browser that requested it. It proves the address, so
 * for a new address the account is created here.
 */
export async function enterWithCode(
  db: Database,
  entry: CodeEntry,
  visit: CodeVisit,
): Promise<Outcome<EnteredWithCode, CodeRefusal>> {
  const code = parseSignInCode(entry.code)
  if (code === undefined) return refused({ reason: 'code-missing' })
  const { codeToken } = entry
  if (codeToken === undefined) return refused({ reason: 'code-unusable' })

  // Strangers on the same network do not keep a known browser out.
  const guesser = (await knownBrowser(db, visit.browser)) ?? networkOf(visit.address)
  const counted = await countTry(db, 'code-guess', guesser, visit.now)
  if (!counted.ok) return counted

  const entered = await db.transaction(async (tx) => {
    const browserHash = hashSecret(codeToken)
    const sent = await lockSignInCode(tx, browserHash, visit.now)
    if (!sent) return refused({ reason: 'code-unusable' as const })
    if (sent.codeHash !== hashSignInCode({ code, codeToken })) return refuseWrongCode(tx, browserHash, sent)
    return enter(tx, { ...entry, sent }, visit)
  })
  if (entered.ok) await forgetTry(db, 'code-guess', guesser, visit.now)
  return entered
}

async function refuseWrongCode(
  tx: Database,
  browserHash: string,
  { wrongTries }: SignInCode,
): Promise<Outcome<never, CodeRefusal>> {
  const triesLeft = MOST_WRONG_CODES - wrongTries - 1
  if (triesLeft <= 0) {
    await deleteSignInCode(tx, browserHash)
    return refused({ reason: 'code-unusable' })
  }
  await recordWrongCode(tx, browserHash, wrongTries + 1)
  return refused({ reason: 'code-wrong', triesLeft })
}

type ProvenEntry = CodeEntry & { readonly sent: SignInCode }

async function enter(
  tx: Transaction,
  entry: ProvenEntry,
  { browser, now }: CodeVisit,
): Promise<Outcome<EnteredWithCode, CodeRefusal>> {
  const account = await findAccountByEmail(tx, entry.sent.email)
  if (account && (await isClosedToCodes(tx, account))) {
    await deleteUsedCode(tx, entry.sent)
    return refused({ reason: 'code-unusable' })
  }
  // An unverified account is replaced by a new one.
  const isKnown = account !== undefined && account.emailVerifiedAt !== null
  const isAsked = !isKnown || (await findTermsQuestion(tx, account.id)) !== undefined
  // The code stays usable, so that only the box has to be ticked.
  if (isAsked && !entry.hasConsented) return refused({ reason: 'consent-missing' })

  await deleteUsedCode(tx, entry.sent)
  const userId = isKnown ? account.id : await createClient(tx, entry, now)
  const isPasswordRemoved = isKnown && (await removeUnprovenPassword(tx, account))
  if (isAsked) await recordConsent(tx, userId, 'terms-and-privacy', now)
  const session = await openSession(tx, userId, browser, now)
  await auditSignIn(tx, session, { userId, by: 'code', now })
  return accepted({ session, userId, isNew: !isKnown, isPasswordRemoved })
}

/** The account may have been disabled or become staff after the code was sent. */
async function isClosedToCodes(tx: Database, { id, disabledAt }: Account): Promise<boolean> {
  return disabledAt !== null || isStaff(await listRoles(tx, id))
}

async function createClient(tx: Database, { sent: { email }, fullName = '' }: ProvenEntry, now: Date): Promise<string> {
  const userId = await openProvenAccount(tx, { email, fullName: fullName || null, passwordHash: null, now })
  // Another browser was faster. If it made the account staff's, the next try finds that out.
  if (userId === undefined) {
    const other = await requireAccountByEmail(tx, email)
    if (await isClosedToCodes(tx, other))
      throw new Error('The account was created as a staff account at the same time.')
    return other.id
  }

  await recordRole(tx, { userId, role: 'client', now })
  await recordAudit(tx, { action: 'signed-up', actorId: userId, at: now })
  return userId
}
