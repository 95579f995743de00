import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import {
  type Challenge,
  deletePendingSignIn,
  findPasskey,
  listPasskeys,
  type Passkey,
  recordChallenge,
  recordPasskey,
  recordPasskeyUsed,
  takeChallenge,
} from '#db/accounts/second-factors.ts'
import { recordSessionProven } from '#db/accounts/signed-in-sessions.ts'
import { findAccount, lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { CHALLENGE_MS, type ChallengePurpose, MOST_PASSKEYS } from '#domain/accounts/second-factors.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { isLoopbackUrl } from '#domain/loopback.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import type { Viewer } from '#domain/viewer.ts'
import { countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { type Browser, type OpenedSession, openProvenSession } from '../sign-in/open-session.ts'
import { type AddedFactor, finishAdding } from './change-factors.ts'

/** `passkey-refused`: the answer does not fit the question, or the key. `passkey-copied`: the key counted backwards. */
export type PasskeyRefusal =
  | { readonly reason: 'passkey-refused' | 'passkey-unknown' | 'passkey-copied' | 'too-many-passkeys' }
  | TooOften

type Asked = {
  /** From the cookie of the browser that asked. */
  readonly token: string
  readonly address: string
  readonly now: Date
}

type Answer = { readonly token: string | undefined; readonly response: unknown; readonly now: Date }

/** EdDSA, ES256 and RS256: one of them is in every key, and all of them in every Node. */
const ALGORITHMS = [-8, -7, -257]

/** Browsers have passkeys only for https, and on the machine itself by name. */
export function offersPasskeys({ appUrl }: Pick<Site, 'appUrl'>): boolean {
  const { protocol, hostname } = new URL(appUrl)
  const isName = /[a-z]/i.test(hostname) && !hostname.includes(':')
  return isName && (protocol === 'https:' || isLoopbackUrl(appUrl))
}

/** A passkey works for this name only, whatever page asks for it: a copy of the site elsewhere gets no signature. */
function relyingParty({ appUrl }: Pick<Site, 'appUrl'>) {
  const { origin, hostname } = new URL(appUrl)
  return { origin, id: hostname }
}

/** What the browser needs to make a passkey. */
export async function askToRegister(
  db: Database,
  site: Site,
  viewer: Viewer,
  { practiceName, ...asked }: Asked & { readonly practiceName: string },
) {
  const known = await listPasskeys(db, viewer.id)
  if (known.length >= MOST_PASSKEYS) return refused({ reason: 'too-many-passkeys' as const })

  const options = await generateRegistrationOptions({
    rpName: practiceName,
    rpID: relyingParty(site).id,
    userName: viewer.email,
    userDisplayName: viewer.fullName ?? viewer.email,
    userID: new TextEncoder().encode(viewer.id),
    attestationType: 'none',
    excludeCredentials: known.map(descriptor),
    // The key asks for a finger, a face or a PIN, so that a passkey is two factors in one.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_MS,
  })
  return remember(db, options, 'register', viewer.id, asked)
}

/** What the browser needs to sign in or to prove; without a person, the passkey says whose it is. */
export async function askToSign(
  db: Database,
  site: Site,
  { purpose, userId, ...asked }: Asked & { readonly purpose: 'sign-in' | 'prove'; readonly userId: string | undefined },
) {
  const own = userId === undefined ? [] : await listPasskeys(db, userId)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(site).id,
    ...(userId !== undefined && { allowCredentials: own.map(descriptor) }),
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  })
  return remember(db, options, purpose, userId, asked)
}

function descriptor({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports }
}

async function remember<Options extends { readonly challenge: string }>(
  db: Database,
  options: Options,
  purpose: ChallengePurpose,
  userId: string | undefined,
  { token, address, now }: Asked,
): Promise<Outcome<{ options: Options }, TooOften>> {
  const counted = await countTry(db, 'passkey', networkOf(address), now)
  if (!counted.ok) return counted

  await recordChallenge(db, {
    challenge: options.challenge,
    browserHash: hashSecret(token),
    purpose,
    userId: userId ?? null,
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  })
  return accepted({ options })
}

/** Stores the public key of a new passkey. */
export async function registerPasskey(
  db: Database,
  site: Site,
  viewer: Viewer,
  { device, ...answer }: Answer & { readonly device: string },
): Promise<Outcome<AddedFactor, PasskeyRefusal>> {
  const asked = await takeAsked(db, 'register', answer)
  if (asked?.userId !== viewer.id) return refused({ reason: 'passkey-refused' })
  const { origin, id } = relyingParty(site)
  const made = await verified(() =>
    verifyRegistrationResponse({
      response: answer.response as RegistrationResponseJSON,
      expectedChallenge: asked.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!made?.verified) return refusePasskey(db, viewer.id, 'register', answer.now)

  const { credential } = made.registrationInfo
  return db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id)
    if ((await listPasskeys(tx, viewer.id)).length >= MOST_PASSKEYS) return refused({ reason: 'too-many-passkeys' })
    const isNew = await recordPasskey(tx, {
      credentialId: credential.id,
      userId: viewer.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      device,
      createdAt: answer.now,
    })
    if (!isNew) return refused({ reason: 'passkey-refused' })
    return accepted(await finishAdding(tx, viewer, 'passkey', answer.now))
  })
}

/** Signs in with a passkey, alone or as the second factor of a pending sign-in. */
export async function signInWithPasskey(
  db: Database,
  site: Site,
  {
    pendingToken,
    browser,
    ...answer
  }: Answer & { readonly pendingToken: string | undefined; readonly browser: Browser },
): Promise<Outcome<OpenedSession, PasskeyRefusal>> {
  const { now } = answer
  const signed = await checkSigned(db, site, 'sign-in', answer)
  if (!signed.ok) return signed

  return db.transaction(async (tx) => {
    const used = await consume(tx, signed.value, now)
    if (!used.ok) return used
    const { userId } = signed.value.passkey
    const account = await findAccount(tx, userId)
    if (!account || account.disabledAt !== null) return refused({ reason: 'passkey-refused' })

    if (pendingToken !== undefined) await deletePendingSignIn(tx, hashSecret(pendingToken))
    const session = await openProvenSession(tx, userId, browser, now)
    const details = { by: 'passkey' }
    await recordAudit(tx, { action: 'signed-in', actorId: userId, details, at: now })
    return accepted(session)
  })
}

/** A signed-in person shows the passkey again. */
export async function proveWithPasskey(
  db: Database,
  site: Site,
  viewer: Viewer,
  answer: Answer,
): Promise<Outcome<null, PasskeyRefusal>> {
  const signed = await checkSigned(db, site, 'prove', answer)
  if (!signed.ok) return signed
  if (signed.value.passkey.userId !== viewer.id) return refused({ reason: 'passkey-refused' })

  return db.transaction(async (tx) => {
    const used = await consume(tx, signed.value, answer.now)
    if (used.ok) await recordSessionProven(tx, viewer.sessionId, answer.now)
    return used
  })
}

type Signed = { readonly passkey: Passkey; readonly counter: number }

async function checkSigned(
  db: Database,
  site: Site,
  purpose: 'sign-in' | 'prove',
  answer: Answer,
): Promise<Outcome<Signed, PasskeyRefusal>> {
  const asked = await takeAsked(db, purpose, answer)
  if (!asked) return refused({ reason: 'passkey-refused' })
  const response = answer.response as AuthenticationResponseJSON
  const passkey = typeof response.id === 'string' ? await findPasskey(db, response.id) : undefined
  if (!passkey) return refused({ reason: 'passkey-unknown' })
  // A pending sign-in is finished with a key of the same person.
  if (asked.userId !== null && asked.userId !== passkey.userId) return refused({ reason: 'passkey-refused' })

  const { origin, id } = relyingParty(site)
  const signed = await verified(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: asked.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      // The counter is compared in the database, where two signatures cannot pass at once: see recordPasskeyUsed.
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: 0,
      },
    }),
  )
  if (!signed?.verified) return refusePasskey(db, passkey.userId, purpose, answer.now)
  return accepted({ passkey, counter: signed.authenticationInfo.newCounter })
}

async function consume(
  tx: Transaction,
  { passkey, counter }: Signed,
  now: Date,
): Promise<Outcome<null, PasskeyRefusal>> {
  if (await recordPasskeyUsed(tx, { id: passkey.id, counter, now })) return accepted(null)

  await auditRefusal(tx, passkey.userId, 'counter', now)
  return refused({ reason: 'passkey-copied' })
}

/** The question of this browser that the answer is for, which cannot be answered again. */
async function takeAsked(
  db: Database,
  purpose: ChallengePurpose,
  { token, response, now }: Answer,
): Promise<Challenge | undefined> {
  const challenge = challengeIn(response)
  if (token === undefined || challenge === undefined) return undefined
  return takeChallenge(db, { challenge, browserHash: hashSecret(token), purpose, now })
}

function challengeIn(answer: unknown): string | undefined {
  const encoded = (answer as Partial<AuthenticationResponseJSON> | null)?.response?.clientDataJSON
  if (typeof encoded !== 'string') return undefined
  try {
    const { challenge } = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The library throws for every answer that does not fit; what a browser sends is never an error of ours. */
async function verified<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}

async function refusePasskey(
  db: Database,
  userId: string,
  why: ChallengePurpose,
  now: Date,
): Promise<Outcome<never, PasskeyRefusal>> {
  await auditRefusal(db, userId, why, now)
  return refused({ reason: 'passkey-refused' })
}

function auditRefusal(db: Database, userId: string, why: ChallengePurpose | 'counter', now: Date): Promise<void> {
  return recordAudit(db, {
    action: 'passkey-refused',
    subject: { kind: 'user', id: userId },
    details: { why },
    at: now,
  })
}
