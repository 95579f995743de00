import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { findAccount, findAccountByEmail } from '#db/accounts/users.ts'
import { consents, sessions, signInCodes, users } from '#db/schema/accounts.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { TEST_APP_URL, TEST_SECRET } from '#test/site.ts'
import { codeInEmail, countEmails } from '#test/steps/account-emails.ts'
import { type CodeEntry, enterWithCode } from './enter-with-code.ts'
import { requestSignInCode } from './request-sign-in-code.ts'
import { signIn } from './sign-in.ts'

// A request takes a quarter of a second, so that it reveals nothing; here are hundreds of them.
vi.mock('../constant-time.ts', () => ({ inConstantTime: (work: () => Promise<unknown>) => work() }))

const site = { appUrl: TEST_APP_URL, secret: TEST_SECRET }
const now = new Date('2026-11-16T06:00:00Z')
const browser = { device: 'Firefox on Linux' }
let networks = 0
const aNetwork = () => `10.${40 + Math.floor(networks / 250)}.${networks++ % 250}.1`

async function request(email: string, at = now, previous?: string) {
  const visit = { browser, codeToken: previous, address: aNetwork(), now: at }
  const outcome = await requestSignInCode(database(), site, email, visit)
  if (!outcome.ok) throw new Error(outcome.refusal.reason)
  return outcome.value.codeToken
}

const enter = (entry: Partial<CodeEntry> & Pick<CodeEntry, 'code' | 'codeToken'>, at = now) =>
  enterWithCode(database(), { hasConsented: true, ...entry }, { browser, address: aNetwork(), now: at })

/** Another code than this one. */
const wrong = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0')

test('creates a verified account without a password for a new address, and records the consent', async () => {
  const email = anEmail()
  const codeToken = await request(email.toUpperCase())

  const entered = await enter({ codeToken, code: await codeInEmail(database(), email), fullName: 'Asha Rao' })

  const account = await findAccountByEmail(database(), email)
  expect(entered).toMatchObject({ ok: true, value: { isNew: true, userId: account?.id } })
  expect(account).toMatchObject({ emailVerifiedAt: now, passwordHash: null, fullName: 'Asha Rao' })
  const given = await database()
    .select()
    .from(consents)
    .where(eq(consents.userId, account?.id ?? ''))
  expect(given.map(({ purpose }) => purpose)).toEqual(['terms-and-privacy'])
})

test('asks a new client for consent without using up the code', async () => {
  const email = anEmail()
  const codeToken = await request(email)
  const code = await codeInEmail(database(), email)

  const unticked = await enter({ codeToken, code, hasConsented: false })

  expect(unticked).toEqual({ ok: false, refusal: { reason: 'consent-missing' } })
  expect(await findAccountByEmail(database(), email)).toBeUndefined()
  expect((await enter({ codeToken, code })).ok).toBe(true)
})

test('signs in to an existing account without asking for consent again', async () => {
  const user = await givenUser(database(), { now })
  const codeToken = await request(user.email)

  const code = await codeInEmail(database(), user.email)
  const entered = await enter({ codeToken, code, hasConsented: false })

  expect(entered).toMatchObject({ ok: true, value: { isNew: false, userId: user.id, session: { mustAgree: false } } })
})

test('replaces an unverified account, whose password may be a stranger’s', async () => {
  const trap = await givenUser(database(), { isVerified: false, now })
  const session = await givenSession(database(), trap.id, now)
  expect(session).not.toBe('')
  const codeToken = await request(trap.email)

  const entered = await enter({ codeToken, code: await codeInEmail(database(), trap.email) })

  expect(entered).toMatchObject({ ok: true, value: { isNew: true } })
  expect(await findAccount(database(), trap.id)).toBeUndefined()
  expect(await database().$count(sessions, eq(sessions.userId, trap.id))).toBe(0)
  const form = { email: trap.email, password: PASSWORD, returnTo: '/' }
  const byPassword = await signIn(database(), site, form, { browser, address: aNetwork(), now })
  expect(byPassword).toMatchObject({ ok: false, refusal: { reason: 'invalid-credentials' } })
})

test('removes a password that was never proven and ends other sessions, but leaves a proven one', async () => {
  for (const wasVerifiedByGet of [true, false]) {
    const user = await givenUser(database(), { now })
    await database().update(users).set({ wasVerifiedByGet }).where(eq(users.id, user.id))
    await givenSession(database(), user.id, now)
    const codeToken = await request(user.email)

    const entered = await enter({ codeToken, code: await codeInEmail(database(), user.email) })

    expect(entered).toMatchObject({ ok: true, value: { isPasswordRemoved: wasVerifiedByGet } })
    expect((await findAccount(database(), user.id))?.passwordHash === null).toBe(wasVerifiedByGet)
    expect(await database().$count(sessions, eq(sessions.userId, user.id))).toBe(wasVerifiedByGet ? 1 : 2)
  }
})

test('A34: a code works once', async () => {
  const email = anEmail()
  const codeToken = await request(email)
  const code = await codeInEmail(database(), email)

  expect((await enter({ codeToken, code })).ok).toBe(true)
  expect(await enter({ codeToken, code })).toEqual({ ok: false, refusal: { reason: 'code-unusable' } })
})

test('A34: a code lets exactly one of twenty parallel entries in', async () => {
  const email = anEmail()
  const codeToken = await request(email)
  const code = await codeInEmail(database(), email)

  const entries = await Promise.all(Array.from({ length: 20 }, () => enter({ codeToken, code })))

  expect(entries.filter(({ ok }) => ok)).toHaveLength(1)
  const account = await findAccountByEmail(database(), email)
  expect(await database().$count(sessions, eq(sessions.userId, account?.id ?? ''))).toBe(1)
})

test('A34: a code creates one account when two browsers of its owner enter their codes at once', async () => {
  const email = anEmail()
  const tokens = [await request(email)]
  const codes = [await codeInEmail(database(), email)]
  tokens.push(await request(email))
  codes.push(await codeInEmail(database(), email))

  const entries = await Promise.all(tokens.map((codeToken, index) => enter({ codeToken, code: codes[index] ?? '' })))

  expect(entries.map(({ ok }) => ok)).toEqual([true, true])
  expect(new Set(entries.map((entry) => (entry.ok ? entry.value.userId : '')))).toHaveProperty('size', 1)
})

test('A34: a code is spent after five wrong tries, also when they arrive at once', async () => {
  for (const isParallel of [false, true]) {
    const email = anEmail()
    const codeToken = await request(email)
    const code = await codeInEmail(database(), email)

    const guesses = [1, 2, 3, 4, 5, 6].map((step) => wrong(code, step))
    const refusals = []
    if (isParallel) refusals.push(...(await Promise.all(guesses.map((guess) => enter({ codeToken, code: guess })))))
    else for (const guess of guesses) refusals.push(await enter({ codeToken, code: guess }))

    const left = refusals.flatMap((entry) =>
      !entry.ok && 'triesLeft' in entry.refusal ? [entry.refusal.triesLeft] : [],
    )
    expect(left.toSorted()).toEqual([1, 2, 3, 4])
    expect(await enter({ codeToken, code })).toEqual({ ok: false, refusal: { reason: 'code-unusable' } })
  }
})

test('A34: a code does not work in another browser, after ten minutes, or once a newer one was requested', async () => {
  const email = anEmail()
  const codeToken = await request(email)
  const code = await codeInEmail(database(), email)
  const unusable = { ok: false, refusal: { reason: 'code-unusable' } }

  expect(await enter({ codeToken: undefined, code })).toEqual(unusable)
  const elsewhere = await request(anEmail())
  expect(await enter({ codeToken: elsewhere, code })).toMatchObject({ ok: false })
  expect(await enter({ codeToken, code }, new Date(now.getTime() + 10 * MINUTE_MS))).toEqual(unusable)
  await request(email, now, codeToken)
  expect(await enter({ codeToken, code })).toEqual(unusable)
})

test('A34: a code is stored only as a hash that also needs the cookie', async () => {
  const email = anEmail()
  const codeToken = await request(email)
  const code = await codeInEmail(database(), email)

  const [row] = await database().select().from(signInCodes).where(eq(signInCodes.email, email))

  expect(JSON.stringify(row)).not.toContain(code)
  expect(JSON.stringify(row)).not.toContain(codeToken)
})

test('A34: sends no code to disabled and staff accounts, which respond to guesses like any other', async () => {
  const disabled = await givenUser(database(), { isDisabled: true, now })
  const astrologer = await givenUser(database(), { roles: ['client', 'astrologer'], now })

  for (const { email } of [disabled, astrologer]) {
    const guess = await enter({ codeToken: await request(email), code: '000000' })
    expect(guess).toEqual({ ok: false, refusal: { reason: 'code-wrong', triesLeft: 4 } })
    expect(await countEmails(database(), email, 'sign-in-code')).toBe(0)
  }
  expect(await countEmails(database(), disabled.email, 'sign-in-by-password')).toBe(0)
  expect(await countEmails(database(), astrologer.email, 'sign-in-by-password')).toBe(1)
})

describe('limits on requests for one address', () => {
  const later = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)

  async function ask(
    email: string,
    { address = aNetwork(), at = now, deviceToken = undefined as string | undefined } = {},
  ) {
    const visit = { browser: { ...browser, deviceToken }, codeToken: undefined, address, now: at }
    const outcome = await requestSignInCode(database(), site, email, visit)
    if (!outcome.ok) return outcome.refusal.reason
    return outcome.value.isSentBefore ? 'sent before' : 'sent'
  }

  test('limits on requests for one address: from one network three codes an hour are sent; then the last one is used again, and an expired one replaced once', async () => {
    const email = anEmail()
    const address = aNetwork()
    const asked = []
    for (let each = 0; each < 4; each++) asked.push(await ask(email, { address }))
    for (let each = 0; each < 2; each++) asked.push(await ask(email, { address, at: later(11) }))
    asked.push(await ask(email, { address, at: later(22) }))

    expect(asked).toEqual(['sent', 'sent', 'sent', 'sent before', 'sent', 'sent before', 'too-often'])
    expect(await countEmails(database(), email, 'sign-in-code')).toBe(4)
  })

  test('limits on requests for one address: from many networks and with many tags one mailbox gets twenty emails a day and one code an hour', async () => {
    const [name] = anEmail().split('@')
    const tagged = (tag: number) => `${name}+${tag}@example.com`
    let sent = 0
    for (let tag = 0; tag < 30; tag++) if ((await ask(tagged(tag))) === 'sent') sent += 1

    expect(sent).toBe(21)
    expect(await ask(tagged(30), { at: later(61) })).toBe('sent')
    expect(await ask(tagged(31), { at: later(61) })).toBe('too-often')
  })

  test('A36: limits on requests for one address: the last code works in a browser that asks after strangers have used up the emails, and only once', async () => {
    const email = anEmail()
    let last = ''
    for (let each = 0; each < 20; each++) last = await request(email)
    const owner = await request(email)
    const code = await codeInEmail(database(), email)

    expect(await countEmails(database(), email, 'sign-in-code')).toBe(20)
    expect((await enter({ codeToken: owner, code })).ok).toBe(true)
    expect(await enter({ codeToken: last, code })).toMatchObject({ ok: false, refusal: { reason: 'code-unusable' } })
  })

  test('limits on requests for one address: at most ten browsers a day may enter the last code, for unknown, disabled and staff addresses alike', async () => {
    const disabled = await givenUser(database(), { now })
    await database().update(users).set({ disabledAt: now }).where(eq(users.id, disabled.id))
    const staff = await givenUser(database(), { roles: ['client', 'astrologer'], now })

    for (const email of [anEmail(), disabled.email, staff.email]) {
      const address = aNetwork()
      const asked = []
      for (let each = 0; each < 15; each++) asked.push(await ask(email, { address }))
      const again = Array<string>(10).fill('sent before')
      expect(asked).toEqual(['sent', 'sent', 'sent', ...again, 'sent', 'too-often'])
    }
  })

  test('limits on requests for one address: a browser in which the account was signed in before is not affected by strangers', async () => {
    const { email } = await givenUser(database(), { now })
    const entered = await enter({ codeToken: await request(email), code: await codeInEmail(database(), email) })
    if (!entered.ok) throw new Error(entered.refusal.reason)
    const { deviceToken } = entered.value.session
    const address = aNetwork()
    for (let each = 0; each < 30; each++) await ask(email, { address: each < 25 ? aNetwork() : address })

    expect(await ask(email, { address, deviceToken })).toBe('sent')
    expect(await ask(anEmail(), { address, deviceToken })).toBe('sent')
  })
})
