import { beforeAll, describe, expect, test } from 'vitest'
import { listSessions } from '#db/accounts/signed-in-sessions.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { removeRole } from '#usecases/accounts/change-role.ts'
import { disableAccount } from '#usecases/accounts/close-account.ts'
import { countTry } from '#usecases/limits/count-try.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

/** What must not differ, with what differs by nature taken out: the nonce of the page. */
async function comparable(answer: Response) {
  const body = (await answer.text()).replaceAll(/nonce="[^"]*"/g, '')
  return { status: answer.status, body }
}

describe('A1: who cannot come in learns nothing', () => {
  test('a wrong password, an unknown address, a disabled and a provider-only account get one answer', async () => {
    const db = database()
    const known = await givenUser(db)
    const disabled = await givenUser(db, { isDisabled: true })
    const socialOnly = await givenUser(db, { password: null })

    const answers = []
    for (const [email, password] of [
      [known.email, 'not the password'],
      ['nobody@example.com', PASSWORD],
      [disabled.email, PASSWORD],
      [socialOnly.email, PASSWORD],
    ] as const) {
      answers.push(await comparable(await createVisitor(site, { address: '10.1.0.1' }).signIn(email, password)))
    }

    expect(answers[0]?.status).toBe(401)
    expect(answers[0]?.body).toContain('Invalid email or password')
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })
})

test('the right password opens the site, and both fields are needed', async () => {
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

test('signing in leads back to where the person was, and never to another site', async () => {
  const user = await givenUser(database())
  const visitor = createVisitor(site, { address: '10.1.0.3' })

  const guarded = await visitor.get('/dashboard/profile?edit=1')
  const form = { intent: 'sign-in', email: user.email, password: PASSWORD }
  const back = await visitor.post(guarded.headers.get('location') ?? '', form)
  const elsewhere = await createVisitor(site).post('/auth?return=//evil.example/x', form)

  expect(guarded.status).toBe(302)
  expect(guarded.headers.get('location')).toBe('/auth?return=%2Fdashboard%2Fprofile%3Fedit%3D1')
  expect(back.headers.get('location')).toBe('/dashboard/profile?edit=1')
  expect(elsewhere.headers.get('location')).toBe('/')
})

test('whoever is signed in has nothing to do on the sign-in page', async () => {
  const user = await givenUser(database())
  const visitor = createVisitor(site, { sessionToken: await givenSession(database(), user.id, clock.now()) })

  const answer = await visitor.get('/auth')

  expect(answer.headers.get('location')).toBe('/')
})

describe('A4: guessing at one account', () => {
  test('the eleventh try is refused from any address, and the owner still enters with a known browser', async () => {
    const user = await givenUser(database())
    const owner = createVisitor(site, { address: '10.4.0.1' })
    await owner.signIn(user.email, PASSWORD)

    const statuses: number[] = []
    for (let guess = 1; guess <= 11; guess += 1) {
      const stranger = createVisitor(site, { address: `10.4.1.${guess}` })
      const answer = await stranger.signIn(user.email, `guess ${guess}`)
      statuses.push(answer.status)
      if (guess === 11) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const atHome = await owner.signIn(user.email, PASSWORD)

    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    expect(atHome.status).toBe(302)
  })

  test('an address without an account is limited in the same way', async () => {
    const statuses: number[] = []
    for (let guess = 1; guess <= 11; guess += 1) {
      const stranger = createVisitor(site, { address: `10.4.2.${guess}` })
      statuses.push((await stranger.signIn('nobody-at-all@example.com', 'guess')).status)
    }

    expect(statuses.at(-1)).toBe(429)
  })
})

describe('guessing at many accounts from one address', () => {
  test('A5, A6: is refused after the limit, whatever the request claims about its origin, and touches nobody else', async () => {
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

  test('people who know their password are never counted', async () => {
    const user = await givenUser(database())

    for (let round = 0; round < 15; round += 1) {
      const answer = await createVisitor(site, { address: '10.5.1.1' }).signIn(user.email, PASSWORD)
      expect(answer.status).toBe(302)
    }
  })
})

describe('sessions', () => {
  test('A11: a session that was planted before signing in is dead afterwards', async () => {
    const db = database()
    const attacker = await givenUser(db)
    const planted = await givenSession(db, attacker.id, clock.now())
    const victim = await givenUser(db)
    const browser = createVisitor(site, { address: '10.6.0.1', sessionToken: planted })

    await browser.signIn(victim.email, PASSWORD)

    expect(browser.cookies.get('session')?.value).not.toBe(planted)
    const replayed = await createVisitor(site, { sessionToken: planted }).get('/dashboard')
    expect(replayed.headers.get('location')).toBe('/auth?return=%2Fdashboard')
  })

  test('A12: a copy of the cookie opens nothing after sign-out, and the row is gone', async () => {
    const db = database()
    const user = await givenUser(db)
    const token = await givenSession(db, user.id, clock.now())
    const visitor = createVisitor(site, { sessionToken: token })

    const out = await visitor.post('/sign-out', {})
    const replay = await createVisitor(site, { sessionToken: token }).get('/dashboard')

    expect(out.headers.get('location')).toBe('/')
    expect(visitor.cookies.has('session')).toBe(false)
    expect(replay.status).toBe(302)
    expect(await listSessions(db, user.id)).toEqual([])
  })

  test('A13: a client is signed out after fourteen idle days, an astrologer after two idle hours', async () => {
    const db = database()
    const client = await givenUser(db)
    const astrologer = await givenUser(db, { roles: ['client', 'astrologer'] })
    const asClient = createVisitor(site, { sessionToken: await givenSession(db, client.id, clock.now()) })
    const asAstrologer = createVisitor(site, { sessionToken: await givenSession(db, astrologer.id, clock.now()) })

    clock.advance({ hours: 2 })
    const afterTwoHours = [await asClient.get('/dashboard'), await asAstrologer.get('/dashboard')]
    clock.advance({ days: 14 })
    const afterFourteenDays = await asClient.get('/dashboard')

    expect(afterTwoHours.map((answer) => answer.status)).toEqual([200, 302])
    expect(afterFourteenDays.status).toBe(302)
  })

  test('A13: using the site keeps a client signed in, but not beyond thirty days', async () => {
    const db = database()
    const client = await givenUser(db)
    const visitor = createVisitor(site, { sessionToken: await givenSession(db, client.id, clock.now()) })

    const statuses: number[] = []
    for (let week = 1; week <= 5; week += 1) {
      clock.advance({ days: 7 })
      statuses.push((await visitor.get('/dashboard')).status)
    }

    expect(statuses).toEqual([200, 200, 200, 200, 302])
  })

  test('A14: under https the cookie is bound to this very host and out of reach of scripts', async () => {
    const user = await givenUser(database())
    const secure = await createSite({ db: database(), clock: clock.now, appUrl: 'https://muhurta.example' })

    const answer = await createVisitor(secure, { address: '10.6.0.9' }).signIn(user.email, PASSWORD)
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-session='))

    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/)
  })

  test('A15: a role that was taken away counts no more at the next request', async () => {
    const db = database()
    const other = await givenUser(db, { roles: ['admin'] })
    const staff = await givenUser(db, { roles: ['client', 'admin'] })
    const visitor = createVisitor(site, { sessionToken: await givenSession(db, staff.id, clock.now()) })

    const before = await visitor.get('/dashboard/enrollments')
    await removeRole(db, { userId: staff.id, role: 'admin', byUserId: other.id, now: clock.now() })
    const after = await visitor.get('/dashboard/enrollments')

    expect(before.status).toBe(200)
    expect(after.status).toBe(403)
    expect(await after.text()).toContain('You don&#x27;t have permission to access this page.')
  })

  test('an account that is disabled is out at the next request', async () => {
    const db = database()
    const user = await givenUser(db)
    const visitor = createVisitor(site, { sessionToken: await givenSession(db, user.id, clock.now()) })

    await disableAccount(db, { userId: user.id, byUserId: undefined, now: clock.now() })

    expect((await visitor.get('/dashboard')).status).toBe(302)
  })

  test('B17: pages of a signed-in person are never kept anywhere', async () => {
    const user = await givenUser(database())
    const visitor = createVisitor(site, { sessionToken: await givenSession(database(), user.id, clock.now()) })

    for (const path of ['/', '/dashboard', '/dashboard/profile', '/dashboard.data', '/account/export']) {
      expect((await visitor.get(path)).headers.get('cache-control'), path).toBe('no-store')
    }
  })
})

test('A18: a password of a megabyte is refused before it is hashed', async () => {
  const visitor = createVisitor(site, { address: '10.7.0.1' })
  const password = 'a'.repeat(1_000_000)

  const signIn = await visitor.signIn('asha@example.com', password)
  const form = { intent: 'sign-up', fullName: 'Asha Rao', email: 'asha@example.com', password, consent: 'on' }
  const signUp = await visitor.post('/auth?tab=sign-up', form)

  expect(signIn.status).toBe(401)
  expect(signUp.status).toBe(422)
  expect(await signUp.text()).toContain('Password must be at most 256 characters')
})

test('the first password of a set-up account must be changed before anything else', async () => {
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
  expect(changed.headers.get('location')).toBe('/astrologer-dashboard')
  expect((await visitor.get('/dashboard')).status).toBe(200)
})

test('B11: other methods than GET, HEAD and POST do nothing, and an override header is ignored', async () => {
  const visitor = createVisitor(site)

  const head = await visitor.request('/auth', { method: 'HEAD' })
  const remove = await visitor.request('/auth', { method: 'DELETE' })
  const overridden = await visitor.request('/auth', { headers: { 'x-http-method-override': 'DELETE' } })

  expect([head.status, remove.status, overridden.status]).toEqual([200, 405, 200])
  expect(await head.text()).toBe('')
})
