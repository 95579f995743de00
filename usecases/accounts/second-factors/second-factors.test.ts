import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listPasskeys } from '#db/accounts/second-factors.ts'
import { authenticatorApps, recoveryCodes, sessions } from '#db/schema/accounts.ts'
import { isProofFresh } from '#domain/accounts/second-factors.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { codeOf, givenApp } from '#test/factories/second-factors.ts'
import { createSoftwarePasskey } from '#test/outside-world/software-passkey.ts'
import { TEST_APP_URL, TEST_SECRET } from '#test/site.ts'
import { countEmails } from '#test/steps/account-emails.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { loadViewer } from '../sign-in/load-viewer.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { confirmApp, removeFactor, resetFactors, startApp } from './change-factors.ts'
import { finishSignInWithCode } from './finish-sign-in.ts'
import { askToRegister, askToSign, proveWithPasskey, registerPasskey, signInWithPasskey } from './passkeys.ts'
import { proveWithCode, proveWithPassword } from './prove.ts'

const site = { appUrl: TEST_APP_URL, secret: TEST_SECRET }
const now = new Date('2026-11-16T06:00:10Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const browser = { device: 'Firefox/Linux' }
const address = '203.0.113.9'
const STEP_MS = 30_000

/** The password is right; the second step is due. */
async function beginSignIn(email: string, at = now) {
  const begun = await signIn(
    database(),
    site,
    { email, password: PASSWORD, returnTo: '/' },
    { browser, address, now: at },
  )
  if (!begun.ok) throw new Error(begun.refusal.reason)
  return begun.value
}

const finish = (token: string, typed: string, at = now) =>
  finishSignInWithCode(database(), TEST_KEYS, { token, typed }, { browser, now: at })

async function viewerOf(userId: string, at = now) {
  const viewer = await loadViewer(database(), await givenSession(database(), userId, at), at)
  if (!viewer) throw new Error('Nobody is signed in.')
  return viewer
}

test('the password alone opens nothing once an app is set up; its code does', async () => {
  const user = await givenUser(database())
  const app = await givenApp(database(), user.id)
  const begun = await beginSignIn(user.email)

  expect(begun.isSecondStepDue).toBe(true)
  expect(await loadViewer(database(), begun.sessionToken, now)).toBeNull()

  const wrong = await finish(begun.sessionToken, '000000')
  const entered = await finish(begun.sessionToken, app.codeAt(now))

  expect(wrong).toEqual({ ok: false, refusal: { reason: 'code-wrong' } })
  if (!entered.ok) throw new Error(entered.refusal.reason)
  const viewer = await loadViewer(database(), entered.value.sessionToken, now)
  expect(viewer).toMatchObject({ id: user.id, proof: { hasSecondFactor: true, provenAt: now } })
})

test('accepts the code of the step before and after, and of none further away', async () => {
  for (const [steps, isRight] of [
    [-2, false],
    [-1, true],
    [1, true],
    [2, false],
  ] as const) {
    const user = await givenUser(database())
    const app = await givenApp(database(), user.id)
    const { sessionToken } = await beginSignIn(user.email)

    const entered = await finish(sessionToken, app.codeAt(later(steps * STEP_MS)))

    expect([steps, entered.ok]).toEqual([steps, isRight])
  }
})

test('a code works once: neither again nor one from before it', async () => {
  const user = await givenUser(database())
  const app = await givenApp(database(), user.id)
  const [first, second] = [await beginSignIn(user.email), await beginSignIn(user.email)]

  expect((await finish(first.sessionToken, app.codeAt(now))).ok).toBe(true)
  const used = { ok: false, refusal: { reason: 'code-used' } }
  expect(await finish(second.sessionToken, app.codeAt(now))).toEqual(used)
  expect(await finish(second.sessionToken, app.codeAt(later(-STEP_MS)))).toEqual(used)
  expect((await finish(second.sessionToken, app.codeAt(later(STEP_MS)), later(STEP_MS))).ok).toBe(true)
})

test('the same code sent by two browsers at the same time opens one session', async () => {
  for (let round = 0; round < 5; round += 1) {
    const user = await givenUser(database())
    const app = await givenApp(database(), user.id)
    const begun = [await beginSignIn(user.email), await beginSignIn(user.email)]

    const outcomes = await Promise.all(begun.map(({ sessionToken }) => finish(sessionToken, app.codeAt(now))))

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await database().$count(sessions, eq(sessions.userId, user.id))).toBe(1)
  }
})

test('one pending sign-in answered twice at the same time opens one session', async () => {
  const user = await givenUser(database())
  const app = await givenApp(database(), user.id)
  const { sessionToken } = await beginSignIn(user.email)

  const outcomes = await Promise.all([finish(sessionToken, app.codeAt(now)), finish(sessionToken, app.recoveryCode)])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await database().$count(sessions, eq(sessions.userId, user.id))).toBe(1)
})

test('a recovery code works once, in any spelling, and its owner gets an email', async () => {
  const user = await givenUser(database())
  const { recoveryCode } = await givenApp(database(), user.id)
  const [first, second] = [await beginSignIn(user.email), await beginSignIn(user.email)]

  expect((await finish(first.sessionToken, recoveryCode.toUpperCase().replaceAll('-', ' '))).ok).toBe(true)
  expect(await finish(second.sessionToken, recoveryCode)).toEqual({ ok: false, refusal: { reason: 'code-wrong' } })
  expect(await countEmails(database(), user.email, 'second-factor-changed')).toBe(1)
})

test('five wrong codes end the sign-in, and the right one comes too late', async () => {
  const user = await givenUser(database())
  const app = await givenApp(database(), user.id)
  const { sessionToken } = await beginSignIn(user.email)

  const reasons = []
  for (let tries = 0; tries < 5; tries += 1) {
    const outcome = await finish(sessionToken, '000000')
    reasons.push(outcome.ok || outcome.refusal.reason)
  }

  expect(reasons).toEqual([...Array(4).fill('code-wrong'), 'sign-in-expired'])
  expect(await finish(sessionToken, app.codeAt(now))).toEqual({ ok: false, refusal: { reason: 'sign-in-expired' } })
})

test('whoever knows the password guesses ten codes in a quarter of an hour at most', async () => {
  const user = await givenUser(database())
  await givenApp(database(), user.id)

  const reasons = []
  for (let tries = 0; tries < 12; tries += 1) {
    const { sessionToken } = await beginSignIn(user.email)
    const outcome = await finish(sessionToken, '000000')
    reasons.push(outcome.ok || outcome.refusal.reason)
  }

  expect(reasons).toEqual([...Array(10).fill('code-wrong'), 'too-often', 'too-often'])
})

test('a pending sign-in ends after a quarter of an hour', async () => {
  const user = await givenUser(database())
  const app = await givenApp(database(), user.id)
  const { sessionToken } = await beginSignIn(user.email)
  const tooLate = later(15 * MINUTE_MS)

  expect(await finish(sessionToken, app.codeAt(tooLate), tooLate)).toEqual({
    ok: false,
    refusal: { reason: 'sign-in-expired' },
  })
})

test('setting up an app needs a right code, ends other sessions, stores no readable secret and gives ten codes once', async () => {
  const user = await givenUser(database())
  const viewer = await viewerOf(user.id)
  const elsewhere = await givenSession(database(), user.id, now)
  const started = await startApp(database(), TEST_KEYS, user.id, now)
  const again = await startApp(database(), TEST_KEYS, user.id, now)
  if (!started.ok) throw new Error(started.refusal)
  const { secret } = started.value

  expect(again).toEqual(started)
  expect(await confirmApp(database(), TEST_KEYS, viewer, '000000', now)).toEqual({ ok: false, refusal: 'code-wrong' })
  expect((await beginSignIn(user.email)).isSecondStepDue).toBe(false)

  const confirmed = await confirmApp(database(), TEST_KEYS, viewer, codeOf(secret, now), now)

  if (!confirmed.ok) throw new Error(confirmed.refusal)
  expect(new Set(confirmed.value.recoveryCodes)).toHaveProperty('size', 10)
  expect(await loadViewer(database(), elsewhere, now)).toBeNull()
  const [app] = await database().select().from(authenticatorApps).where(eq(authenticatorApps.userId, user.id))
  expect(app?.sealedSecret).not.toContain(secret)
  const stored = await database().select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
  for (const code of confirmed.value.recoveryCodes ?? []) expect(JSON.stringify(stored)).not.toContain(code)

  const begun = await beginSignIn(user.email)
  expect((await finish(begun.sessionToken, confirmed.value.recoveryCodes?.[3] ?? '')).ok).toBe(true)
})

test('proves by code once, and never by password for somebody who has a second factor', async () => {
  const user = await givenUser(database())
  const app = await givenApp(database(), user.id)
  const viewer = await viewerOf(user.id).catch(() => undefined)
  expect(viewer).toBeUndefined()

  const { sessionToken } = await beginSignIn(user.email)
  const entered = await finish(sessionToken, app.codeAt(now))
  if (!entered.ok) throw new Error(entered.refusal.reason)
  const at = later(11 * MINUTE_MS)
  const stale = await loadViewer(database(), entered.value.sessionToken, at)
  if (!stale) throw new Error('Nobody is signed in.')

  expect(isProofFresh(stale.proof, at)).toBe(false)
  expect(await proveWithPassword(database(), stale, PASSWORD, at)).toEqual({
    ok: false,
    refusal: { reason: 'second-factor-needed' },
  })
  expect((await proveWithCode(database(), TEST_KEYS, stale, app.codeAt(at), { browser, now: at })).ok).toBe(true)
  expect((await proveWithCode(database(), TEST_KEYS, stale, app.codeAt(at), { browser, now: at })).ok).toBe(false)
  const fresh = await loadViewer(database(), entered.value.sessionToken, at)
  expect(fresh && isProofFresh(fresh.proof, at)).toBe(true)
})

const TOKEN = 'of the cookie'
const ASKED = { token: TOKEN, address, now }
const HERE = { origin: TEST_APP_URL, rpId: 'localhost' }

async function givenPasskey(userId: string) {
  const passkey = createSoftwarePasskey(HERE)
  const viewer = await viewerOf(userId)
  const asked = await askToRegister(database(), site, viewer, { ...ASKED, practiceName: 'Muhurta' })
  if (!asked.ok) throw new Error(asked.refusal.reason)
  const response = passkey.register(asked.value.options)
  const made = await registerPasskey(database(), site, viewer, { ...ASKED, response, device: 'Firefox/Linux' })
  if (!made.ok) throw new Error(made.refusal.reason)
  return { passkey, viewer, made: made.value }
}

async function question(userId?: string, purpose: 'sign-in' | 'prove' = 'sign-in', token = TOKEN) {
  const asked = await askToSign(database(), site, { ...ASKED, token, purpose, userId })
  if (!asked.ok) throw new Error(asked.refusal.reason)
  return asked.value.options
}

const enterWith = (response: unknown, { token = TOKEN, pendingToken = undefined as string | undefined } = {}) =>
  signInWithPasskey(database(), site, { token, response, pendingToken, browser, now })

test('a passkey alone signs in, and finishes a pending sign-in of its owner', async () => {
  const user = await givenUser(database())
  const { passkey, made } = await givenPasskey(user.id)
  expect(made.recoveryCodes).toHaveLength(10)

  const alone = await enterWith(passkey.sign(await question()))
  const begun = await beginSignIn(user.email)
  const second = await enterWith(passkey.sign(await question(user.id)), { pendingToken: begun.sessionToken })

  for (const entered of [alone, second]) {
    if (!entered.ok) throw new Error(entered.refusal.reason)
    expect(await loadViewer(database(), entered.value.sessionToken, now)).toMatchObject({ id: user.id })
  }
  expect(await finish(begun.sessionToken, '000000')).toMatchObject({ refusal: { reason: 'sign-in-expired' } })
})

test('refuses a passkey that answers for another page, name, question or browser, or without its PIN', async () => {
  const user = await givenUser(database())
  const other = await givenUser(database())
  const { passkey } = await givenPasskey(user.id)
  const refused = { ok: false, refusal: { reason: 'passkey-refused' } }

  expect(await enterWith(passkey.sign(await question(), { origin: 'https://muhurta.example.evil' }))).toEqual(refused)
  expect(await enterWith(passkey.sign(await question(), { rpId: 'evil.example' }))).toEqual(refused)
  expect(await enterWith(passkey.sign(await question(), { isVerified: false }))).toEqual(refused)
  expect(await enterWith(passkey.sign({ challenge: 'never asked' }))).toEqual(refused)
  expect(await enterWith(passkey.sign(await question()), { token: 'another browser' })).toEqual(refused)
  expect(await enterWith(passkey.sign(await question(user.id, 'prove')))).toEqual(refused)
  // A pending sign-in of somebody else is not finished with one's own passkey.
  expect(await enterWith(passkey.sign(await question(other.id)))).toEqual(refused)
  expect(await enterWith({ id: passkey.id, response: { clientDataJSON: '!' } })).toEqual(refused)
  expect(await enterWith(null)).toEqual(refused)
  expect((await enterWith(passkey.sign(await question()))).ok).toBe(true)
})

test('an answer that was accepted is refused when it is sent again', async () => {
  const user = await givenUser(database())
  const { passkey } = await givenPasskey(user.id)
  const answer = passkey.sign(await question())

  const outcomes = await Promise.all([enterWith(answer), enterWith(answer), enterWith(answer)])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await enterWith(answer)).ok).toBe(false)
})

test('refuses and audits a passkey whose counter goes back, and two answers with one counter', async () => {
  const user = await givenUser(database())
  const { passkey } = await givenPasskey(user.id)
  expect((await enterWith(passkey.sign(await question(), { counter: 7 }))).ok).toBe(true)

  const copied = await enterWith(passkey.sign(await question(), { counter: 6 }))
  const twice = [passkey.sign(await question(), { counter: 9 }), passkey.sign(await question(), { counter: 9 })]
  const outcomes = await Promise.all(twice.map((answer) => enterWith(answer)))

  expect(copied).toEqual({ ok: false, refusal: { reason: 'passkey-copied' } })
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const audited = await listAudit(database(), { subject: { kind: 'user', id: user.id } })
  expect(audited.filter(({ details }) => (details as { why?: string }).why === 'counter')).toHaveLength(2)
})

test('a removed passkey opens nothing, and every other session ends', async () => {
  const user = await givenUser(database())
  const { passkey, viewer } = await givenPasskey(user.id)
  const entered = await enterWith(passkey.sign(await question()))
  if (!entered.ok) throw new Error(entered.refusal.reason)
  const [stored] = await listPasskeys(database(), user.id)

  expect(await removeFactor(database(), viewer, { kind: 'passkey', id: stored?.id ?? '' }, now)).toBe(true)

  expect(await enterWith(passkey.sign(await question()))).toEqual({ ok: false, refusal: { reason: 'passkey-unknown' } })
  expect(await loadViewer(database(), entered.value.sessionToken, now)).toBeNull()
  expect((await beginSignIn(user.email)).isSecondStepDue).toBe(false)
})

test('proves with one’s own passkey only', async () => {
  const [user, other] = [await givenUser(database()), await givenUser(database())]
  const own = await givenPasskey(user.id)
  const foreign = await givenPasskey(other.id)
  const prove = (response: unknown) => proveWithPasskey(database(), site, own.viewer, { token: TOKEN, response, now })

  expect((await prove(foreign.passkey.sign(await question(user.id, 'prove')))).ok).toBe(false)
  expect((await prove(foreign.passkey.sign(await question(other.id, 'prove')))).ok).toBe(false)
  expect((await prove(own.passkey.sign(await question(user.id, 'prove')))).ok).toBe(true)
})

test('a reset removes every factor and session, is audited, and is never one’s own', async () => {
  const [admin, user] = [await givenUser(database(), { roles: ['admin'] }), await givenUser(database())]
  const { viewer } = await givenPasskey(user.id)
  const change = { userId: user.id, byUserId: admin.id, now }

  expect(await resetFactors(database(), { ...change, byUserId: user.id })).toEqual({
    ok: false,
    refusal: 'own-account',
  })
  expect(await resetFactors(database(), change)).toEqual({ ok: true, value: null })

  expect((await beginSignIn(user.email)).isSecondStepDue).toBe(false)
  expect(await database().$count(sessions, eq(sessions.id, viewer.sessionId))).toBe(0)
  expect(await listAudit(database(), { actorId: admin.id })).toMatchObject([
    { action: 'second-factors-reset', subjectId: user.id },
  ])
  expect(await resetFactors(database(), change)).toEqual({ ok: false, refusal: 'no-second-factor' })
})
