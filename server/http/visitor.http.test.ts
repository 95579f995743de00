import { beforeAll, expect, test } from 'vitest'
import { listSessions } from '#db/accounts/signed-in-sessions.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor, flashCookieOf } from '#test/visitor.ts'
import { disableAccount } from '#usecases/accounts/close-account.ts'
import { removeRole } from '#usecases/accounts/staff/change-role.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

test('A11: ends a session that was planted before signing in', async () => {
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

test('A12: rejects a copied cookie after sign-out and deletes the session', async () => {
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

test('A13: signs out a client after fourteen idle days and an astrologer after two idle hours', async () => {
  const db = database()
  const client = await givenUser(db)
  const astrologer = await givenUser(db, { roles: ['client', 'astrologer'] })
  const asClient = createVisitor(site, { sessionToken: await givenSession(db, client.id, clock.now()) })
  const asAstrologer = createVisitor(site, { sessionToken: await givenSession(db, astrologer.id, clock.now()) })

  clock.advance({ hours: 2 })
  const afterTwoHours = [await asClient.get('/dashboard'), await asAstrologer.get('/dashboard')]
  clock.advance({ days: 14 })
  const afterFourteenDays = await asClient.get('/dashboard')

  expect(afterTwoHours.map((response) => response.status)).toEqual([200, 302])
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

test('A14: binds the https session cookie to the host and hides it from scripts', async () => {
  const user = await givenUser(database())
  const secure = await createSite({ db: database(), clock: clock.now, appUrl: 'https://muhurta.example' })

  const response = await createVisitor(secure, { address: '10.6.0.9' }).signIn(user.email, PASSWORD)
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('__Host-session='))

  expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
})

test('A15: ignores a removed role from the next request on', async () => {
  const db = database()
  const other = await givenUser(db, { roles: ['admin'] })
  const staff = await givenUser(db, { roles: ['client', 'admin'] })
  const visitor = createVisitor(site, { sessionToken: await givenSession(db, staff.id, clock.now()) })

  const before = await visitor.get('/staff/courses')
  await removeRole(db, { userId: staff.id, role: 'admin', byUserId: other.id, now: clock.now() })
  const after = await visitor.get('/staff/courses')

  expect(before.status).toBe(200)
  expect(after.status).toBe(403)
  expect(await after.text()).toContain('You don&#x27;t have permission to access this page.')
})

test('signs out a disabled account at the next request', async () => {
  const db = database()
  const user = await givenUser(db)
  const visitor = createVisitor(site, { sessionToken: await givenSession(db, user.id, clock.now()) })

  await disableAccount(db, { userId: user.id, byUserId: undefined, now: clock.now() })

  expect((await visitor.get('/dashboard')).status).toBe(302)
})

test('B17: forbids caching the pages of a signed-in user', async () => {
  const user = await givenUser(database())
  const visitor = createVisitor(site, { sessionToken: await givenSession(database(), user.id, clock.now()) })

  for (const path of ['/', '/dashboard', '/dashboard/profile', '/dashboard.data', '/account/export']) {
    expect((await visitor.get(path)).headers.get('cache-control'), path).toBe('no-store')
  }
})

test('route discovery of the router leaves the toast for the next page', async () => {
  const visitor = createVisitor(site)
  visitor.cookies.set('flash', await flashCookieOf({ tone: 'success', title: 'Booking created' }))

  await visitor.get('/__manifest?paths=%2Fauth&version=1')
  expect(visitor.flash()).toMatchObject({ title: 'Booking created' })
  await visitor.get('/auth')
  expect(visitor.flash()).toBeUndefined()
})
