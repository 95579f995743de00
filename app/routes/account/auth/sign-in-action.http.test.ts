import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { countTry } from '#usecases/limits/count-try.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

/** What must not differ, with what differs by nature taken out: the nonce of the page. */
async function comparable(response: Response) {
  const body = (await response.text()).replaceAll(/nonce="[^"]*"/g, '')
  return { status: response.status, body }
}

test('A1: a refused sign-in reveals nothing about the account: responds alike to a wrong password, an unknown address, a disabled and a provider-only account', async () => {
  const db = database()
  const known = await givenUser(db)
  const disabled = await givenUser(db, { isDisabled: true })
  const socialOnly = await givenUser(db, { password: null })

  const responses = []
  for (const [email, password] of [
    [known.email, 'not the password'],
    ['nobody@example.com', PASSWORD],
    [disabled.email, PASSWORD],
    [socialOnly.email, PASSWORD],
  ] as const) {
    responses.push(await comparable(await createVisitor(site, { address: '10.1.0.1' }).signIn(email, password)))
  }

  expect(responses[0]?.status).toBe(401)
  expect(responses[0]?.body).toContain('Invalid email or password')
  for (const response of responses) expect(response).toEqual(responses[0])
})

test('signs in with the right password and requires both fields', async () => {
  const user = await givenUser(database())
  const visitor = createVisitor(site, { address: '10.1.0.2' })

  const missing = await visitor.signIn(user.email, '')
  const entered = await visitor.signIn(user.email, PASSWORD)

  expect(missing.status).toBe(422)
  expect(await missing.text()).toContain('Please enter both email and password')
  expect(entered.status).toBe(302)
  expect(entered.headers.get('location')).toBe('/')
  expect(visitor.flash()).toEqual({
    tone: 'success',
    title: 'Welcome back!',
    detail: 'You have been signed in successfully.',
  })
  expect((await visitor.get('/dashboard')).status).toBe(200)
})

test('signs in for a dialog over a page, without a redirect and without a greeting for a later page', async () => {
  const user = await givenUser(database())
  const visitor = createVisitor(site, { address: '10.1.0.9' })
  const send = (password: string) => visitor.post('/auth/step.json', { intent: 'sign-in', email: user.email, password })
  const personId = async () => (await (await visitor.get('/auth/step.json')).json()).personId

  const wrong = await send('not the password')
  expect(wrong.status).toBe(401)
  expect(await wrong.json()).toMatchObject({ fieldErrors: { password: 'Invalid email or password' } })
  expect(await personId()).toBeNull()

  const entered = await send(PASSWORD)
  expect(entered.status).toBe(202)
  expect(entered.headers.get('location')).toBeNull()
  expect(visitor.flash()).toBeUndefined()
  expect(await personId()).toBe(user.id)
  expect((await visitor.get('/auth/step.json')).headers.get('cache-control')).toContain('no-store')
})

test('returns to the requested page after sign-in, never to another site', async () => {
  const user = await givenUser(database())
  const visitor = createVisitor(site, { address: '10.1.0.3' })

  const guarded = await visitor.get('/dashboard/profile?edit=1')
  const form = { intent: 'sign-in', email: user.email, password: PASSWORD }
  const back = await visitor.post(guarded.headers.get('location') ?? '', form)
  const elsewhere = await createVisitor(site).post('/auth?return=//evil.example/x', form)
  const disguised = await createVisitor(site).post('/auth?return=/%252f%252fevil.example', form)

  expect(guarded.status).toBe(302)
  expect(guarded.headers.get('location')).toBe('/auth?return=%2Fdashboard%2Fprofile%3Fedit%3D1')
  expect(back.headers.get('location')).toBe('/dashboard/profile?edit=1')
  expect(elsewhere.headers.get('location')).toBe('/')
  expect(disguised.headers.get('location')).toBe('/')
})

test.each([
  [['client', 'astrologer'], '/staff'],
  [['client', 'admin'], '/staff'],
  [['client', 'astrologer', 'admin'], '/staff'],
] as const)('takes %j to their work unless they requested a page', async (roles, work) => {
  const user = await givenUser(database(), { roles })

  const entered = await createVisitor(site).signIn(user.email, PASSWORD)
  const requested = await createVisitor(site).post('/auth?return=/blog', {
    intent: 'sign-in',
    email: user.email,
    password: PASSWORD,
  })

  expect(entered.headers.get('location')).toBe(work)
  expect(requested.headers.get('location')).toBe('/blog')
})

test('redirects a signed-in visitor away from the sign-in page', async () => {
  const user = await givenUser(database())
  const visitor = createVisitor(site, { sessionToken: await givenSession(database(), user.id, clock.now()) })

  const response = await visitor.get('/auth')

  expect(response.headers.get('location')).toBe('/')
})

test('A4: guessing at one account refuses the eleventh try from any address but still lets the owner in from a known browser', async () => {
  const user = await givenUser(database())
  const owner = createVisitor(site, { address: '10.4.0.1' })
  await owner.signIn(user.email, PASSWORD)

  const statuses: number[] = []
  for (let guess = 1; guess <= 11; guess += 1) {
    const stranger = createVisitor(site, { address: `10.4.1.${guess}` })
    const response = await stranger.signIn(user.email, `guess ${guess}`)
    statuses.push(response.status)
    if (guess === 11) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const atHome = await owner.signIn(user.email, PASSWORD)

  expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  expect(atHome.status).toBe(302)
})

test('A4: guessing at one account limits an address without an account in the same way', async () => {
  const statuses: number[] = []
  for (let guess = 1; guess <= 11; guess += 1) {
    const stranger = createVisitor(site, { address: `10.4.2.${guess}` })
    statuses.push((await stranger.signIn('nobody-at-all@example.com', 'guess')).status)
  }

  expect(statuses.at(-1)).toBe(429)
})

test('A4: lets a known browser in when guessers have used up the limit of its network', async () => {
  const user = await givenUser(database())
  const owner = createVisitor(site, { address: '10.4.3.1' })
  await owner.signIn(user.email, PASSWORD)
  for (let round = 0; round < 100; round += 1) await countTry(database(), 'sign-in-address', '10.4.3.1', clock.now())

  const stranger = await createVisitor(site, { address: '10.4.3.1' }).signIn(user.email, PASSWORD)
  const known = await owner.signIn(user.email, PASSWORD)

  expect([stranger.status, known.status]).toEqual([429, 302])
})

test('A5, A6: guessing at many accounts from one address is refused at the limit whatever X-Forwarded-For says, without affecting other networks', async () => {
  const stuffer = createVisitor(site, { address: '10.5.0.1' })
  const tryOnce = (round: number) =>
    stuffer.request('/auth', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'sign-in', email: `victim-${round}@example.com`, password: 'Summer2026x' }),
      headers: { 'x-forwarded-for': `198.51.100.${round % 250}` },
    })

  for (let round = 0; round < 99; round += 1) await countTry(database(), 'sign-in-address', '10.5.0.1', clock.now())
  const allowed = await tryOnce(99)
  const refused = await tryOnce(100)
  const elsewhere = await createVisitor(site, { address: '10.5.0.2' }).signIn('victim-7@example.com', 'Summer2026x')

  expect(allowed.status).toBe(401)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).not.toBeNull()
  expect(elsewhere.status).toBe(401)
})

test('guessing at many accounts from one address does not count sign-ins with the right password', async () => {
  const user = await givenUser(database())

  for (let round = 0; round < 15; round += 1) {
    const response = await createVisitor(site, { address: '10.5.1.1' }).signIn(user.email, PASSWORD)
    expect(response.status).toBe(302)
  }
})

describe('A18: an overlong password', () => {
  const both = (visitor: ReturnType<typeof createVisitor>, password: string) => {
    const form = { intent: 'sign-up', fullName: 'Asha Rao', email: 'asha@example.com', password, consent: 'on' }
    return Promise.all([visitor.signIn('asha@example.com', password), visitor.post('/auth?tab=sign-up', form)])
  }

  test('A18: an overlong password is refused before it is hashed', async () => {
    const [signIn, signUp] = await both(createVisitor(site, { address: '10.7.0.1' }), 'a'.repeat(60_000))

    expect(signIn.status).toBe(401)
    expect(signUp.status).toBe(422)
    expect(await signUp.text()).toContain('Password must be at most 256 characters')
  })

  test('A18: an overlong password of a megabyte is refused before it is read', async () => {
    const [signIn, signUp] = await both(createVisitor(site, { address: '10.7.0.1' }), 'a'.repeat(1_000_000))

    expect([signIn.status, signUp.status]).toEqual([413, 413])
  })
})

test('requires the first password of a set-up account to be changed before anything else', async () => {
  const user = await givenUser(database(), { mustChangePassword: true, roles: ['client', 'astrologer'] })
  const visitor = createVisitor(site, { address: '10.7.0.2' })

  const entered = await visitor.signIn(user.email, PASSWORD)
  const elsewhere = await visitor.get('/dashboard')
  const changed = await visitor.post('/account/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'a lamp in the window',
  })

  expect(entered.headers.get('location')).toBe('/account/change-password')
  expect(elsewhere.headers.get('location')).toBe('/account/change-password')
  expect(changed.headers.get('location')).toBe('/staff')
  expect((await visitor.get('/dashboard')).status).toBe(200)
})
