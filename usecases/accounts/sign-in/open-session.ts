import { recordReturn } from '#db/accounts/inactive-accounts.ts'
import { isDeviceOf, isKnownDevice, recordDevice } from '#db/accounts/known-devices.ts'
import { listRoles } from '#db/accounts/roles.ts'
import { deleteSessionByToken, recordSession } from '#db/accounts/signed-in-sessions.ts'
import { findLanguage, recordFirstLanguage } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts'
import type { Role } from '#domain/roles.ts'
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
  readonly sessionToken: string
  readonly deviceToken: string
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

/** Always a new token, and the browser's earlier session ends, which prevents session fixation. */
export async function openSession(tx: Database, userId: string, browser: Browser, now: Date): Promise<OpenedSession> {
  if (browser.sessionToken !== undefined) await deleteSessionByToken(tx, hashSecret(browser.sessionToken))

  const sessionToken = newSecret()
  const deviceToken = browser.deviceToken ?? newSecret()
  await recordSession(tx, { tokenHash: hashSecret(sessionToken), userId, device: browser.device, now })
  await recordDevice(tx, hashSecret(deviceToken), userId, now)
  await recordReturn(tx, userId, now)
  const { language = FIRST_LANGUAGE } = browser
  if (language !== FIRST_LANGUAGE) await recordFirstLanguage(tx, userId, language)
  const mustAgree = (await findTermsQuestion(tx, userId)) !== undefined
  const roles = await listRoles(tx, userId)
  return { sessionToken, deviceToken, mustAgree, roles, language: await findLanguage(tx, userId) }
}
