import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findAccountByEmail } from '#db/accounts/users.ts'
import { accountLinks, consents, users } from '#db/schema/accounts.ts'
import { emails } from '#db/schema/emails.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { countEmails, linkPathInEmail } from '#test/steps/account-emails.ts'
import { createVisitor } from '#test/visitor.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

const form = (changes: Record<string, string> = {}) => ({
  intent: 'sign-up',
  fullName: 'Asha Rao',
  email: anEmail(),
  password: PASSWORD,
  consent: 'on',
  ...changes,
})

const SIGNED_UP = { tone: 'success', title: 'Success!', detail: 'Please check your email to verify your account' }

test('signs up, verifies the address through the email, and is signed in', async () => {
  const visitor = createVisitor(site)
  const asha = form()

  const signedUp = await visitor.post('/auth?tab=sign-up', asha)
  expect(signedUp.headers.get('location')).toBe('/auth?sent=1')
  expect(visitor.flash()).toEqual(SIGNED_UP)
  expect(await (await visitor.get('/auth?sent=1')).text()).toContain(
    'We have sent an email to the address you entered.',
  )

  const path = await linkPathInEmail(database(), asha.email, 'verify-address')
  const page = await (await visitor.get(path)).text()
  expect(page).toContain(asha.email)
  expect(page).toContain('Verify and Continue')
  expect(visitor.cookies.has('session')).toBe(false)

  const verified = await visitor.post(path, {})
  expect(verified.headers.get('location')).toBe('/')
  expect(visitor.flash()?.title).toBe('Email verified')
  expect((await visitor.get('/dashboard')).status).toBe(200)

  const entered = await createVisitor(site).signIn(asha.email, PASSWORD)
  expect(entered.headers.get('location')).toBe('/')
})

test.each([
  ['America/New_York', 'America/New_York'],
  ['', 'Asia/Kolkata'],
  ['Mars/Olympus', 'Asia/Kolkata'],
])('shows the times of the verification email in the zone %j of the browser', async (sent, stored) => {
  const asha = form({ timeZone: sent })

  await createVisitor(site).post('/auth?tab=sign-up', asha)

  const [email] = await database().select().from(emails).where(eq(emails.recipient, asha.email))
  expect(email?.timeZone).toBe(stored)
})

test('returns to the page that asked to sign in, also in another browser than the one that signed up', async () => {
  const asha = form()
  const start = '/book/consultation/prasna'
  await createVisitor(site).post(`/auth?tab=sign-up&return=${encodeURIComponent(start)}`, asha)
  const phone = createVisitor(site)

  const verified = await phone.post(await linkPathInEmail(database(), asha.email, 'verify-address'), {})

  expect(verified.headers.get('location')).toBe(start)
  expect(phone.cookies.has('session')).toBe(true)
})

test('A3: responds alike for an address that has an account, emails its owner and creates no second account', async () => {
  const db = database()
  const owner = await givenUser(db)
  const known = createVisitor(site)
  const unknown = createVisitor(site)

  const responses = [
    await known.post('/auth?tab=sign-up', form({ email: owner.email })),
    await unknown.post('/auth?tab=sign-up', form()),
  ]

  expect(responses.map((response) => [response.status, response.headers.get('location')])).toEqual([
    [302, '/auth?sent=1'],
    [302, '/auth?sent=1'],
  ])
  expect([known.flash(), unknown.flash()]).toEqual([SIGNED_UP, SIGNED_UP])
  expect(await countEmails(db, owner.email, 'sign-up-attempt')).toBe(1)
  expect(await db.$count(users, eq(users.email, owner.email))).toBe(1)
})

test.each([
  [{ fullName: ' A ' }, 'Full name must be at least 2 characters'],
  [{ email: 'asha@nowhere' }, 'Please enter a valid email address'],
  [{ password: 'abc' }, 'Password must be at least 6 characters'],
  [{ password: 'password123' }, 'This password is too common'],
  [{ password: 'AshaRao1' }, 'Password must not be based on your name'],
])('a rejected form: %o: %s', async (changes, text) => {
  const response = await createVisitor(site).post('/auth?tab=sign-up', form(changes))
  const page = await response.text()

  expect(response.status).toBe(422)
  expect(page).toContain('Validation Error')
  expect(page).toContain(text)
})

test('a rejected form reports every problem at once, each at its field', async () => {
  const response = await createVisitor(site).post('/auth?tab=sign-up', {
    ...form({ fullName: 'A', email: 'wrong', password: 'abc' }),
    consent: '',
  })
  const page = await response.text()

  for (const field of ['fullName', 'email', 'password', 'consent']) expect(page).toContain(`id="${field}-error"`)
})

test('I1, I10: a rejected form creates nothing without the tick and explains the guardian rule; with it stores the consent and its version', async () => {
  const db = database()
  const asha = form()

  const refused = await createVisitor(site).post('/auth?tab=sign-up', { ...asha, consent: '' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('a parent or guardian can create the account')
  expect(await findAccountByEmail(db, asha.email)).toBeUndefined()

  await createVisitor(site).post('/auth?tab=sign-up', asha)
  const account = await findAccountByEmail(db, asha.email)
  const stored = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, account?.id ?? ''))
  expect(stored).toEqual([
    expect.objectContaining({ purpose: 'terms-and-privacy', textVersion: '2026-11-15', givenAt: clock.now() }),
  ])
})

test('a rejected form shows what was typed again, except the password', async () => {
  const response = await createVisitor(site).post('/auth?tab=sign-up', form({ email: 'wrong', fullName: 'Asha Rao' }))
  const page = await response.text()

  expect(page).toContain('value="Asha Rao"')
  expect(page).toContain('value="wrong"')
  expect(page).not.toContain(PASSWORD)
})

test('A30: an unverified address cannot sign in and is asked to verify', async () => {
  const user = await givenUser(database(), { isVerified: false })
  const visitor = createVisitor(site)

  const response = await visitor.signIn(user.email, PASSWORD)

  expect(response.status).toBe(403)
  expect(await response.text()).toContain('Please check your email to verify your account')
  expect(visitor.cookies.has('session')).toBe(false)
  expect(await countEmails(database(), user.email, 'verify-address')).toBe(1)
})

test('A30: an unverified address gets the email again on request, three times an hour, and a verified one gets none', async () => {
  const db = database()
  const unverified = await givenUser(db, { isVerified: false })
  const verified = await givenUser(db)

  const shown: (string | undefined)[] = []
  for (let round = 0; round < 5; round += 1) {
    for (const { email } of [unverified, verified]) {
      const visitor = createVisitor(site)
      await visitor.post('/auth?resend=1', { intent: 'resend', email })
      shown.push(visitor.flash()?.title)
    }
  }
  expect(shown).toEqual([...Array<string>(6).fill('Verification email sent'), ...Array(4).fill(undefined)])

  expect(await countEmails(db, unverified.email, 'verify-address')).toBe(3)
  expect(await countEmails(db, verified.email, 'verify-address')).toBe(0)
})

test('the verification link works once and expires after a day', async () => {
  const [first, second] = [form(), form()]
  for (const form of [first, second]) await createVisitor(site).post('/auth?tab=sign-up', form)
  const path = await linkPathInEmail(database(), first.email, 'verify-address')
  const late = await linkPathInEmail(database(), second.email, 'verify-address')

  const once = await createVisitor(site).post(path, {})
  const another = createVisitor(site)
  const twice = await another.post(path, {})
  const opened = await another.get(path)
  clock.advance({ days: 1 })
  const tooLate = await createVisitor(site).post(late, {})

  expect([once.status, twice.status, opened.status, tooLate.status]).toEqual([302, 404, 404, 404])
  expect(another.cookies.has('session')).toBe(false)
  const page = await opened.text()
  expect(page).toContain('This link does not work')
  // Most who use it twice are verified and only want to go on.
  expect(page).toContain('your email address is already verified.')
  expect(page).toContain('<a class="text-link" href="/auth">Go to Sign In</a>')
})

test('the verification link opens no account that was disabled', async () => {
  const db = database()
  const asha = form()
  await createVisitor(site).post('/auth?tab=sign-up', asha)
  const path = await linkPathInEmail(db, asha.email, 'verify-address')
  await db.update(users).set({ disabledAt: clock.now() }).where(eq(users.email, asha.email))
  const visitor = createVisitor(site)

  expect((await visitor.get(path)).status).toBe(404)
  expect((await visitor.post(path, {})).status).toBe(404)
  expect(visitor.cookies.has('session')).toBe(false)
  expect((await findAccountByEmail(db, asha.email))?.emailVerifiedAt).toBeNull()
})

test('the verification link does not sign in to an account that was verified in another way since', async () => {
  const db = database()
  const asha = form()
  const visitor = createVisitor(site)
  await visitor.post('/auth?tab=sign-up', asha)
  const verification = await linkPathInEmail(db, asha.email, 'verify-address')
  await visitor.post('/auth?forgot=1', { intent: 'forgot', resetEmail: asha.email })
  const reset = await linkPathInEmail(db, asha.email, 'reset-password')
  const token = new URLSearchParams(reset.split('?')[1]).get('token') ?? ''
  await visitor.post(reset, { intent: 'new-password', token, password: 'seven lamps by the well' })

  expect((await visitor.post(verification, {})).status).toBe(404)
  expect(visitor.cookies.has('session')).toBe(false)
})

test('A29: guessing is limited, links have 256 bits, and only their hash is in the database', async () => {
  const asha = form()
  await createVisitor(site).post('/auth?tab=sign-up', asha)
  const path = await linkPathInEmail(database(), asha.email, 'verify-address')
  const token = new URLSearchParams(path.split('?')[1]).get('token') ?? ''
  const guesser = createVisitor(site, { address: '10.29.0.1' })

  const statuses: number[] = []
  for (let guess = 0; guess < 31; guess += 1) {
    statuses.push((await guesser.get(`/account/verify?token=guess-${guess}`)).status)
  }

  expect(statuses).toEqual([...Array<number>(30).fill(404), 429])
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const stored = JSON.stringify(await database().select().from(accountLinks))
  expect(stored).not.toContain(token)
})
