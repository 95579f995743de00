import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { codeOf, givenApp } from '#test/factories/second-factors.ts'
import { createSoftwarePasskey } from '#test/outside-world/software-passkey.ts'
import { createSite, TEST_APP_URL, type TestSite } from '#test/site.ts'
import { codeInEmail } from '#test/steps/account-emails.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

const STEP = '/account/second-step?return=%2Fdashboard%2Finvoices'

async function withApp() {
  const user = await givenUser(database(), { now: clock.now() })
  const app = await givenApp(database(), user.id, clock.now())
  return { ...user, ...app }
}

const password = (visitor: Visitor, email: string) =>
  visitor.post('/auth?return=/dashboard/invoices', { intent: 'sign-in', email, password: PASSWORD })

test('asks for the second step after the password, without script, and returns to the page that was asked for', async () => {
  const user = await withApp()
  const visitor = createVisitor(site, { address: '10.9.0.1' })

  const first = await password(visitor, user.email)
  const closed = await visitor.get('/dashboard/invoices')
  const page = await (await visitor.get(STEP)).text()
  const wrong = await visitor.post(STEP, { intent: 'enter-code', code: '000000' })
  const entered = await visitor.post(STEP, { intent: 'enter-code', code: user.codeAt(clock.now()) })

  expect(first.headers.get('location')).toBe(STEP)
  expect(closed.headers.get('location')).toBe('/auth?return=%2Fdashboard%2Finvoices')
  expect(page).toContain('Code from your app')
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('That code is not right')
  expect(entered.headers.get('location')).toBe('/dashboard/invoices')
  expect((await visitor.get('/dashboard/invoices')).status).toBe(200)
})

test('asks for the second step after an emailed code too', async () => {
  const user = await withApp()
  const visitor = createVisitor(site, { address: '10.9.0.2' })
  await visitor.post('/auth', { intent: 'send-code', email: user.email })

  const entered = await visitor.post('/auth?code=sent', {
    intent: 'enter-code',
    code: await codeInEmail(database(), user.email),
  })

  expect(entered.headers.get('location')).toBe('/account/second-step')
  expect(visitor.cookies.has('session')).toBe(false)
})

test('the cookie of the first step opens no page as a session', async () => {
  const user = await withApp()
  const visitor = createVisitor(site, { address: '10.9.0.3' })
  await password(visitor, user.email)
  const pending = visitor.cookies.get('second-step')?.value ?? ''
  const thief = createVisitor(site, { sessionToken: pending })

  expect(pending).not.toBe('')
  expect((await thief.get('/dashboard')).headers.get('location')).toContain('/auth')
})

test('a phishing page that relays password and code at once gets in, which is why the page says that passkeys are safer', async () => {
  const user = await withApp()
  const phisher = createVisitor(site, { address: '10.9.0.4' })
  await password(phisher, user.email)

  const relayed = await phisher.post(STEP, { intent: 'enter-code', code: user.codeAt(clock.now()) })
  const page = await (await phisher.get('/dashboard/security')).text()

  expect(relayed.headers.get('location')).toBe('/dashboard/invoices')
  expect(page).toContain('A code can be typed into a fake page')
})

test('a stolen session cookie changes nothing about the sign-in once the last proof is ten minutes old', async () => {
  const user = await withApp()
  const owner = createVisitor(site, { address: '10.9.0.5' })
  await password(owner, user.email)
  await owner.post(STEP, { intent: 'enter-code', code: user.codeAt(clock.now()) })
  clock.advance({ minutes: 11 })
  const thief = createVisitor(site, { sessionToken: owner.cookies.get('session')?.value ?? '' })

  const answers = [
    await thief.post('/dashboard/security', { intent: 'remove-app' }),
    await thief.post('/dashboard/security', { intent: 'renew-codes' }),
    await thief.post('/account/passkey.json', { intent: 'ask-register' }),
  ]

  expect((await thief.get('/dashboard/security')).status).toBe(200)
  for (const answer of answers) {
    const next = answer.headers.get('location') ?? ((await answer.json()) as { goTo: string }).goTo
    expect(next).toBe('/account/prove?return=%2Fdashboard%2Fsecurity')
  }
  const proven = await owner.post('/account/prove?return=%2Fdashboard%2Fsecurity', {
    intent: 'enter-code',
    code: user.codeAt(clock.now()),
  })
  expect(proven.headers.get('location')).toBe('/dashboard/security')
  const removed = await owner.post('/dashboard/security', { intent: 'remove-app' })
  expect(removed.headers.get('location')).toBe('/dashboard/security')
})

test('sets up an app without script: a picture, a code, and recovery codes that are shown once', async () => {
  const user = await givenUser(database(), { now: clock.now() })
  const visitor = createVisitor(site, { address: '10.9.0.6' })
  await visitor.signIn(user.email, PASSWORD)

  const page = await (await visitor.get('/dashboard/security/app')).text()
  const secret = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? ''
  const confirmed = await visitor.post('/dashboard/security/app', {
    intent: 'confirm',
    code: codeOf(secret, clock.now()),
  })
  const shown = await confirmed.text()

  expect(shown.match(/>[a-z2-9]{6}(-[a-z2-9]{6}){3}</g)).toHaveLength(10)
  expect(shown).not.toContain(secret)
  expect(await (await visitor.get('/dashboard/security/app')).text()).not.toContain(secret)
  expect(await (await visitor.get('/dashboard/security')).text()).toContain('10 codes are left')
})

test('registers a passkey and signs in with it alone; an answer sent again or from another site opens nothing', async () => {
  const user = await givenUser(database(), { now: clock.now() })
  const owner = createVisitor(site, { address: '10.9.0.7' })
  await owner.signIn(user.email, PASSWORD)
  const passkey = createSoftwarePasskey({ origin: TEST_APP_URL, rpId: 'localhost' })
  const asked = await (await owner.post('/account/passkey.json', { intent: 'ask-register' })).json()
  const response = JSON.stringify(passkey.register(asked.options))
  const made = await owner.post('/account/passkey.json', { intent: 'register', response })
  expect(((await made.json()) as { codes: string[] }).codes).toHaveLength(10)

  const visitor = createVisitor(site, { address: '10.9.0.8' })
  const { options } = await (await visitor.post('/account/passkey.json', { intent: 'ask-sign-in' })).json()
  const answer = { intent: 'sign-in', returnTo: '/dashboard', response: JSON.stringify(passkey.sign(options)) }
  const abroad = await visitor.request('/account/passkey.json', {
    method: 'POST',
    body: new URLSearchParams(answer),
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  const entered = await visitor.post('/account/passkey.json', answer)
  const thief = createVisitor(site, { address: '10.9.0.9' })
  const again = await thief.post('/account/passkey.json', answer)

  expect(abroad.status).toBe(403)
  expect(await entered.json()).toEqual({ goTo: '/dashboard' })
  expect((await visitor.get('/dashboard')).status).toBe(200)
  expect(again.status).toBe(422)
  expect(thief.cookies.has('session')).toBe(false)
})
