import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { codeInEmail, countEmails } from '#test/steps/account-emails.ts'
import { createVisitor } from '#test/visitor.ts'
import { countTry } from '#usecases/limits/count-try.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

const RETURN = '/auth?code=1&return=%2Fdashboard%2Fprofile'
const ENTER = '/auth?code=sent&return=%2Fdashboard%2Fprofile'

let visitors = 0
const aVisitor = () => createVisitor(site, { address: `10.61.0.${++visitors}` })

async function ask(email: string, visitor = aVisitor()) {
  const response = await visitor.post(RETURN, { intent: 'send-code', email })
  return { visitor, response }
}

test('a stranger enters the emailed code, has an account, and can set a password and delete it', async () => {
  const email = anEmail()
  const { visitor, response } = await ask(email)

  expect(response.headers.get('location')).toBe(ENTER)
  expect(await (await visitor.get(ENTER)).text()).toContain(`We have sent a six-digit code to ${email}.`)
  const code = await codeInEmail(database(), email)
  const unticked = await visitor.post(ENTER, { intent: 'enter-code', code })
  expect(unticked.status).toBe(422)
  expect(await unticked.text()).toContain('Confirm that you are 18 or older')
  const entered = await visitor.post(ENTER, { intent: 'enter-code', code, consent: 'on' })

  expect(entered.headers.get('location')).toBe('/dashboard/profile')
  expect(visitor.flash()).toMatchObject({ title: 'Welcome!' })
  expect(visitor.cookies.has('code')).toBe(false)
  const profile = await (await visitor.get('/dashboard/profile')).text()
  expect(profile).toContain('Set a password')
  expect(profile).toContain('Type your email address to confirm')
  expect(profile).not.toContain('Current password')
  const set = await visitor.post('/dashboard/profile', { intent: 'set-password' })
  expect(set.headers.get('location')).toBe('/dashboard/profile')
  const deleted = await visitor.post('/dashboard/profile', { intent: 'delete', deleteEmail: email })
  expect(deleted.headers.get('location')).toBe('/dashboard/profile')
})

test('A34: responds alike to known, unknown, disabled and staff addresses, also to wrong codes', async () => {
  const db = database()
  const known = await givenUser(db)
  const disabled = await givenUser(db, { isDisabled: true })
  const staff = await givenUser(db, { roles: ['client', 'admin'] })

  const shown = []
  for (const email of [known.email, anEmail(), disabled.email, staff.email]) {
    const { visitor, response } = await ask(email)
    const wrong = await visitor.post(ENTER, { intent: 'enter-code', code: '000000', consent: 'on' })
    const body = (await wrong.text()).replaceAll(email, 'EMAIL').replaceAll(/nonce="[^"]*"/g, '')
    shown.push({ sent: [response.status, response.headers.get('location')], status: wrong.status, body })
  }

  expect(shown[0]?.status).toBe(401)
  expect(shown[0]?.body).toContain('You can try 4 more times')
  for (const each of shown) expect(each).toEqual(shown[0])
})

test('A34: accepts the code only from the browser that requested it, and only once', async () => {
  const { email } = await givenUser(database())
  const { visitor } = await ask(email)
  const code = await codeInEmail(database(), email)
  const enter = { intent: 'enter-code', code }

  const thief = aVisitor()
  expect((await thief.post(ENTER, enter)).status).toBe(401)
  await ask(anEmail(), thief)
  expect((await thief.post(ENTER, enter)).status).toBe(401)
  const cookie = visitor.cookies.get('code')
  expect((await visitor.post(ENTER, enter)).status).toBe(302)

  const replay = aVisitor()
  if (cookie) replay.cookies.set('code', cookie)
  expect((await replay.post(ENTER, enter)).status).toBe(401)
})

test('A34: limits requests for one address and entries from one network', async () => {
  const email = anEmail()
  const stranger = createVisitor(site, { address: '10.62.0.1' })
  for (let request = 0; request < 20; request++) await ask(email, stranger)
  const { response } = await ask(email, stranger)
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBeDefined()
  expect(await response.text()).toContain('We have already sent several emails to this address')
  expect(await countEmails(database(), email, 'sign-in-code')).toBe(4)

  const guesser = createVisitor(site, { address: '10.62.0.2' })
  for (let guess = 0; guess < 59; guess++) await countTry(database(), 'code-guess', '10.62.0.2', clock.now())
  await ask(anEmail(), guesser)
  const guess = async () => (await guesser.post(ENTER, { intent: 'enter-code', code: '000000' })).status
  expect([await guess(), await guess()]).toEqual([401, 429])
})

test.each([
  ['', 'Please enter your email address'],
  ['nobody', 'Please enter a valid email address'],
])('refuses the address %j', async (email, text) => {
  const { response } = await ask(email)

  expect(response.status).toBe(422)
  expect(await response.text()).toContain(text)
})

test('asks for the email first, offers a password as the second way, and asks again without a live code', async () => {
  const visitor = aVisitor()

  const page = await (await visitor.get('/auth?return=%2Fdashboard')).text()
  expect(page).toContain('Email Me a Code')
  expect(page).toContain('href="/auth?password=1&amp;return=%2Fdashboard"')
  expect(page).not.toContain('name="password"')
  expect(page).not.toMatch(/(Google|Facebook) instead|Continue with (Google|Facebook)/)
  const byPassword = await (await visitor.get('/auth?password=1')).text()
  expect(byPassword).toContain('name="password"')
  expect(byPassword).toContain('Forgot your password?')
  // Staff have no codes.
  expect(await (await visitor.get('/auth?return=%2Fadmin')).text()).toContain('name="password"')
  expect(await (await visitor.get('/auth?code=sent')).text()).toContain('Email Me a Code')
})
