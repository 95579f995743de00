import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { type GivenUser, givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { countEmails, linkPathInEmail } from '#test/steps/account-emails.ts'
import { createVisitor } from '#test/visitor.ts'

const NEW_PASSWORD = 'seven lamps by the well'
const RESET_SENT = {
  tone: 'success',
  title: 'Reset Email Sent',
  detail: 'Please check your email for password reset instructions',
}

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

async function ask(resetEmail: string) {
  const visitor = createVisitor(site)
  const response = await visitor.post('/auth?forgot=1', { intent: 'forgot', resetEmail })
  return { response, flash: visitor.flash() }
}

async function resetLink(user: GivenUser): Promise<{ path: string; token: string }> {
  await ask(user.email)
  const path = await linkPathInEmail(database(), user.email, 'reset-password')
  return { path, token: new URLSearchParams(path.split('?')[1]).get('token') ?? '' }
}

const choose = (token: string, password = NEW_PASSWORD) =>
  createVisitor(site).post('/auth?reset=true', { intent: 'new-password', token, password })

test('A2: responds alike to known and unknown addresses and sends an email only to the known one', async () => {
  const known = await givenUser(database())
  const unknown = anEmail()

  const responses = [await ask(known.email), await ask(unknown)]

  for (const { response, flash } of responses) {
    expect([response.status, response.headers.get('location')]).toEqual([302, '/auth'])
    expect(flash).toEqual(RESET_SENT)
  }
  expect(await countEmails(database(), known.email, 'reset-password')).toBe(1)
  expect(await countEmails(database(), unknown, 'reset-password')).toBe(0)
})

test('rejects an empty address', async () => {
  const { response } = await ask('  ')

  expect(response.status).toBe(422)
  expect(await response.text()).toContain('Please enter your email address')
})

test('replaces the password through the link in the email', async () => {
  const user = await givenUser(database())
  const { path, token } = await resetLink(user)

  const page = await (await createVisitor(site).get(path)).text()
  const chosen = await choose(token)
  const withOld = await createVisitor(site, { address: '10.8.0.1' }).signIn(user.email, PASSWORD)
  const withNew = await createVisitor(site, { address: '10.8.0.1' }).signIn(user.email, NEW_PASSWORD)

  expect(path).toMatch(/^\/auth\?reset=true&token=/)
  expect(page).toContain('Please enter your new password below.')
  expect(page).toContain('name="password"')
  expect(chosen.headers.get('location')).toBe('/auth?password=1')
  expect([withOld.status, withNew.status]).toEqual([401, 302])
})

describe('A8: a reset link is refused', () => {
  const UNUSABLE = 'This link has already been used, has expired, or was replaced by a newer one'

  test('A8: a reset link is refused when it is missing, and the page offers a new one', async () => {
    const page = await (await choose('')).text()

    expect(page).toContain(UNUSABLE)
    expect(page).toContain('href="/auth?forgot=1"')
  })

  test('A8: a reset link is refused after an hour', async () => {
    const { token } = await resetLink(await givenUser(database()))

    clock.advance({ minutes: 60 })

    const response = await choose(token)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(UNUSABLE)
  })

  test('A8: a reset link is refused after a newer one was requested', async () => {
    const user = await givenUser(database())
    const older = await resetLink(user)
    const newer = await resetLink(user)

    expect((await choose(older.token)).status).toBe(422)
    expect((await choose(newer.token)).status).toBe(302)
  })

  test('A8: a reset link is refused after it was used', async () => {
    const { token } = await resetLink(await givenUser(database()))

    expect((await choose(token)).status).toBe(302)
    expect((await choose(token, 'another good sentence')).status).toBe(422)
  })

  test('A8: a reset link is refused after the address has changed', async () => {
    const db = database()
    const user = await givenUser(db)
    const { token } = await resetLink(user)
    const visitor = createVisitor(site, { sessionToken: await givenSession(db, user.id, clock.now()) })
    const newEmail = anEmail()
    const change = { intent: 'change-email', newEmail, emailPassword: PASSWORD }
    await visitor.post('/dashboard/profile', change)

    const confirmed = await visitor.post(await linkPathInEmail(db, newEmail, 'change-address'), {})

    expect(confirmed.headers.get('location')).toBe('/dashboard/profile')
    expect((await choose(token)).status).toBe(422)
    expect((await createVisitor(site, { address: '10.8.0.2' }).signIn(newEmail, PASSWORD)).status).toBe(302)
  })
})

test('A10: a reset ends every session, notifies the owner and signs nobody in', async () => {
  const db = database()
  const user = await givenUser(db)
  const [phone, laptop] = [await givenSession(db, user.id, clock.now()), await givenSession(db, user.id, clock.now())]
  const { token } = await resetLink(user)

  const response = await choose(token)

  expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith('session='))).toBe(false)
  for (const sessionToken of [phone, laptop]) {
    expect((await createVisitor(site, { sessionToken }).get('/dashboard')).status).toBe(302)
  }
  expect(await countEmails(db, user.email, 'password-changed')).toBe(1)
})

test('G11: sends three emails an hour for fifty requests for one mailbox', async () => {
  const user = await givenUser(database())

  await Promise.all(Array.from({ length: 50 }, () => ask(user.email)))

  expect(await countEmails(database(), user.email, 'reset-password')).toBe(3)
})

test("uses the site's own address in the link, whatever the Host header said", async () => {
  const user = await givenUser(database())
  await createVisitor(site).request('/auth?forgot=1', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'forgot', resetEmail: user.email }),
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })

  expect(await linkPathInEmail(database(), user.email, 'reset-password')).toMatch(/^\/auth\?reset=true/)
})
