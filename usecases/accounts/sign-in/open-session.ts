import { recordReturn } from '#db/accounts/inactive-accounts.ts'
import { countDevicesOf, isDeviceOf, isKnownDevice, recordDevice } from '#db/accounts/known-devices.ts'
import { listRoles } from '#db/accounts/roles.ts'
import { findSecondFactors, recordPendingSignIn } from '#db/accounts/second-factors.ts'
import { deleteSessionByToken, recordSession } from '#db/accounts/signed-in-sessions.ts'
import { findAccount, findLanguage, recordFirstLanguage } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { continuePushSubscription } from '#db/push/subscriptions.ts'
import { PENDING_MS } from '#domain/accounts/second-factors.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts'
import { isStaff, type Role } from '#domain/roles.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'
import { findTermsQuestion } from '../agree-to-terms.ts'

/** What the browser calls itself, the tokens of its cookies, and the language of the page. */
export type Browser = {
  readonly device: string
  readonly sessionToken?: string | undefined
  readonly deviceToken?: string | undefined
  readonly language?: Language | undefined
}

export type OpenedSession = {
  /** Of the session; of the pending sign-in while `isSecondStepDue`. */
  readonly sessionToken: string
  readonly deviceToken: string
  /** The person has a second factor and must give it first. Nobody is signed in until then. */
  readonly isSecondStepDue: boolean
  /** Whether the user must agree to the terms first. */
  readonly mustAgree: boolean
  readonly roles: readonly Role[]
  /** In which the person reads the site; null until they chose one or signed in on a translated page. */
  readonly language: Language | null
}

/** The hash of the browser's device token if anyone, or this user, has signed in with it before. */
export async function knownBrowser(
  db: Database,
  { deviceToken }: Browser,
  userId?: string,
): Promise<string | undefined> {
  if (deviceToken === undefined) return undefined
  const device = hashSecret(deviceToken)
  const isKnown = userId === undefined ? isKnownDevice(db, device) : isDeviceOf(db, device, userId)
  return (await isKnown) ? device : undefined
}

/** After a first factor: a session, or a pending sign-in for somebody who has a second factor. */
export async function openSession(tx: Database, userId: string, browser: Browser, now: Date): Promise<OpenedSession> {
  const { hasApp, passkeys } = await findSecondFactors(tx, userId)
  if (!hasApp && passkeys === 0) return open(tx, userId, browser, { now, provenAt: null })

  const token = newSecret()
  const expiresAt = new Date(now.getTime() + PENDING_MS)
  await recordPendingSignIn(tx, { tokenHash: hashSecret(token), userId, expiresAt })
  return { ...(await factsOf(tx, userId)), sessionToken: token, deviceToken: deviceOf(browser), isSecondStepDue: true }
}

/** After a second factor, or a passkey, which is both. */
export function openProvenSession(tx: Database, userId: string, browser: Browser, now: Date): Promise<OpenedSession> {
  return open(tx, userId, browser, { now, provenAt: now })
}

/** Says in the audit log that somebody is signed in, or has given the first of two factors. */
export async function auditSignIn(
  tx: Database,
  { isSecondStepDue }: Pick<OpenedSession, 'isSecondStepDue'>,
  { userId, by, now }: { userId: string; by: string; now: Date },
): Promise<void> {
  const action = isSecondStepDue ? 'second-factor-asked' : 'signed-in'
  await recordAudit(tx, { action, actorId: userId, details: { by }, at: now })
}

/** Always a new token, and the browser's earlier session ends, which prevents session fixation. */
async function open(
  tx: Database,
  userId: string,
  browser: Browser,
  { now, provenAt }: { now: Date; provenAt: Date | null },
): Promise<OpenedSession> {
  const sessionToken = newSecret()
  const deviceToken = deviceOf(browser)
  const session = { tokenHash: hashSecret(sessionToken), userId, device: browser.device, provenAt, now }
  const sessionId = await recordSession(tx, session)
  await continuePushSubscription(tx, { userId, deviceHash: hashSecret(deviceToken), sessionId })
  if (browser.sessionToken !== undefined) await deleteSessionByToken(tx, hashSecret(browser.sessionToken))
  await notifyOfNewDevice(tx, userId, { deviceHash: hashSecret(deviceToken), device: browser.device, now })
  await recordDevice(tx, hashSecret(deviceToken), userId, now)
  await recordReturn(tx, userId, now)
  const { language = FIRST_LANGUAGE } = browser
  if (language !== FIRST_LANGUAGE) await recordFirstLanguage(tx, userId, language)
  return { ...(await factsOf(tx, userId)), sessionToken, deviceToken, isSecondStepDue: false }
}

function deviceOf({ deviceToken }: Browser): string {
  return deviceToken ?? newSecret()
}

async function factsOf(tx: Database, userId: string) {
  const mustAgree = (await findTermsQuestion(tx, userId)) !== undefined
  const roles = await listRoles(tx, userId)
  return { mustAgree, roles, language: await findLanguage(tx, userId) }
}

/**
 * Staff read of every sign-in in a browser that they have not used before. Clients get a code by email there, which says the
 * same; the first browser of an account is not notified about.
 */
async function notifyOfNewDevice(
  tx: Database,
  userId: string,
  { deviceHash, device, now }: { deviceHash: string; device: string; now: Date },
): Promise<void> {
  if (!isStaff(await listRoles(tx, userId))) return
  if ((await countDevicesOf(tx, userId)) === 0 || (await isDeviceOf(tx, deviceHash, userId))) return

  const account = await findAccount(tx, userId)
  if (!account) return
  const order = {
    eventKey: `new-device:${deviceHash}:${now.toISOString()}`,
    to: readerOf(account),
    email: { kind: 'new-device', device, signedInAt: now.toISOString() },
  } as const
  await tx.transaction((inner) => queueEmail(inner, order))
}
