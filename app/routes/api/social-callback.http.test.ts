import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccountByEmail, findLanguage } from '#db/accounts/users.ts'
import { consents, userIdentities, users } from '#db/schema/accounts.ts'
import { emails } from '#db/schema/emails.ts'
import type { ProviderName } from '#domain/accounts/social-sign-in.ts'
import { createSocialProviders } from '#server/auth/social-providers.ts'
import { createLog } from '#server/log.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenLanguages, givenPractice } from '#test/factories/practice.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { type IdTokenFault, startToyProvider, type ToyProvider } from '#test/outside-world/toy-provider.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { countEmails, linkPathInEmail } from '#test/steps/account-emails.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const KEYS = { clientId: 'muhurta', clientSecret: 'known to the toy' }
const clock = createTestClock()
let toy: ToyProvider
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  toy = await startToyProvider()
  const socialProviders = createSocialProviders(
    { google: KEYS, facebook: KEYS, testProviderUrl: toy.url },
    createLog('silent'),
  )
  site = await createSite({ db: database(), clock: clock.now, socialProviders })
})

afterAll(() => toy.stop())

beforeEach(() => {
  toy.health = 'well'
  toy.isCancelled = false
  toy.idTokenFault = undefined
})

function aGoogler(email: string, changes: Record<string, unknown> = {}) {
  return { sub: randomUUID(), email, email_verified: true, name: 'Asha Rao', ...changes }
}

/** Presses the button, walks to the provider, and responses the address it sends the browser back to. */
async function visitProvider(visitor: Visitor, provider: ProviderName = 'google', from = '/auth'): Promise<string> {
  const oauthRedirect = await visitor.post(from, { intent: provider })
  const toProvider = oauthRedirect.headers.get('location') ?? ''
  const back = await fetch(toProvider, { redirect: 'manual' })
  const home = new URL(back.headers.get('location') ?? '')
  return `${home.pathname}${home.search}`
}

async function comeBack(visitor: Visitor, provider: ProviderName = 'google', from = '/auth'): Promise<Response> {
  return visitor.get(await visitProvider(visitor, provider, from))
}

async function agree(visitor: Visitor): Promise<Response> {
  return visitor.post('/account/social-sign-up', { consent: 'on' })
}

const countUsers = async () => database().$count(users)

test('signs up with Google and returns to the requested page', async () => {
  const email = anEmail()
  toy.user = aGoogler(email)
  const visitor = createVisitor(site)

  await comeBack(visitor, 'google', '/auth?return=%2Fdashboard')
  const arrived = await agree(visitor)

  expect(arrived.headers.get('location')).toBe('/dashboard')
  expect((await visitor.get('/dashboard')).status).toBe(200)
  expect((await findAccountByEmail(database(), email))?.emailVerifiedAt).not.toBeNull()
})

test('comes back in the language of the page that was left, and opens the account in it', async () => {
  await givenLanguages(database())
  const email = anEmail()
  toy.user = aGoogler(email)
  const visitor = createVisitor(site)

  const back = await comeBack(visitor, 'google', '/te/auth?return=%2Fdashboard')
  expect(back.headers.get('location')).toMatch(/\/te\/api\/auth\/callback\/google\?/)
  const arrived = await visitor.get(back.headers.get('location') ?? '')
  expect(arrived.headers.get('location')).toBe('/te/account/social-sign-up')
  const agreed = await visitor.post('/te/account/social-sign-up', { consent: 'on' })

  expect(agreed.headers.get('location')).toBe('/te/dashboard')
  const account = await findAccountByEmail(database(), email)
  expect(await findLanguage(database(), account?.id ?? '')).toBe('te')
})

test('I1: asks a new Google user for consent first; creates nothing without the tick and stores the consent with it', async () => {
  const db = database()
  const email = anEmail()
  toy.user = aGoogler(email)
  const visitor = createVisitor(site)

  const arrived = await comeBack(visitor)
  expect(arrived.headers.get('location')).toBe('/account/social-sign-up')
  const page = await (await visitor.get('/account/social-sign-up')).text()
  const refused = await visitor.post('/account/social-sign-up', {})

  expect(page).toContain(email)
  expect(page).toContain('I am at least 18 years old')
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Confirm that you are 18 or older')
  expect(visitor.cookies.has('session')).toBe(false)
  expect(await findAccountByEmail(db, email)).toBeUndefined()

  await agree(visitor)
  const account = await findAccountByEmail(db, email)
  expect(visitor.cookies.has('session')).toBe(true)
  expect(
    await db
      .select()
      .from(consents)
      .where(eq(consents.userId, account?.id ?? '')),
  ).toMatchObject([{ purpose: 'terms-and-privacy', textVersion: '2026-11-15', givenAt: clock.now() }])
})

test('lets only the browser that came from the provider agree', async () => {
  const email = anEmail()
  toy.user = aGoogler(email)
  await comeBack(createVisitor(site))
  const stranger = createVisitor(site)

  const response = await agree(stranger)

  expect(response.headers.get('location')).toBe('/auth')
  expect(stranger.cookies.has('session')).toBe(false)
  expect(await findAccountByEmail(database(), email)).toBeUndefined()
})

test('says that a provider without keys is not set up yet', async () => {
  const bare = await createSite({ db: database(), clock: clock.now })

  const response = await createVisitor(bare).post('/auth', { intent: 'facebook' })

  expect(await response.text()).toContain('Facebook sign-in is not set up on this site yet')
})

test.each([
  ['without a state', (path: string) => path.replace(/state=[^&]*/, '')],
  ['with another state', (path: string) => path.replace(/state=[^&]*/, 'state=another')],
  ['without a code', (path: string) => path.replace(/code=[^&]*/, '')],
  ['with an invented code', (path: string) => path.replace(/code=[^&]*/, 'code=invented')],
])('A20: a forged callback is refused: %s', async (_, forge) => {
  toy.user = aGoogler(anEmail())
  const usersBefore = await countUsers()
  const visitor = createVisitor(site)

  const response = await visitor.get(forge(await visitProvider(visitor)))

  expect(response.headers.get('location')).toBe('/auth')
  expect(visitor.flash()?.title).toBe('Sign in failed')
  expect(visitor.cookies.has('session')).toBe(false)
  expect(await countUsers()).toBe(usersBefore)
})

test('A20: a forged callback is refused with an invented code at Facebook', async () => {
  const visitor = createVisitor(site)

  await visitor.get((await visitProvider(visitor, 'facebook')).replace(/code=[^&]*/, 'code=invented'))

  expect(visitor.flash()?.detail).toBe('Your Google or Facebook sign-in was not confirmed. Please try again.')
  expect(visitor.cookies.has('session')).toBe(false)
})

test('A20: a forged callback is refused in another browser than the one that started', async () => {
  toy.user = aGoogler(anEmail())
  const path = await visitProvider(createVisitor(site))
  const victim = createVisitor(site)

  await victim.get(path)

  expect(victim.cookies.has('session')).toBe(false)
})

test('A20: a second time with the same state and code', async () => {
  toy.user = aGoogler(anEmail())
  const visitor = createVisitor(site)
  const path = await visitProvider(visitor)
  const travel = visitor.cookies.get('travel')
  await visitor.get(path)
  const again = createVisitor(site)
  if (travel) again.cookies.set('travel', travel)

  await again.get(path)

  expect(again.cookies.has('session')).toBe(false)
})

test('A20: a forged callback is refused after pressing Cancel at the provider', async () => {
  toy.isCancelled = true
  const visitor = createVisitor(site)

  await comeBack(visitor)

  expect(visitor.flash()?.detail).toContain('You did not finish signing in')
  expect(visitor.cookies.has('session')).toBe(false)
})

describe('an id token that does not prove who signed in', () => {
  const FAULTS: readonly IdTokenFault[] = ['signature', 'unsigned', 'nonce', 'audience', 'issuer', 'expired', 'missing']

  test.each(FAULTS)('an id token that does not prove who signed in is refused: %s', async (fault) => {
    const owner = await givenUser(database())
    const usersBefore = await countUsers()
    toy.user = aGoogler(owner.email)
    toy.idTokenFault = fault
    const visitor = createVisitor(site)

    const response = await comeBack(visitor)

    expect(response.headers.get('location')).toBe('/auth')
    expect(visitor.flash()?.detail).toBe('Your Google or Facebook sign-in was not confirmed. Please try again.')
    expect(visitor.cookies.has('session')).toBe(false)
    expect(await countUsers()).toBe(usersBefore)
    expect(await database().$count(userIdentities, eq(userIdentities.userId, owner.id))).toBe(0)
  })

  test('an id token that does not prove who signed in is refused when it was issued for another sign-in', async () => {
    toy.user = aGoogler(anEmail())
    const [first, second] = [createVisitor(site), createVisitor(site)]
    const stolen = new URL(await visitProvider(first), 'http://localhost').searchParams.get('code') ?? ''

    const path = (await visitProvider(second)).replace(/code=[^&]*/, `code=${stolen}`)
    await second.get(path)

    expect(second.cookies.has('session')).toBe(false)
  })
})

test.each([
  ['google', { email_verified: false }],
  ['google', { email_verified: 'false' }],
  ['facebook', { id: randomUUID(), email: undefined }],
] as const)(
  'A21: a provider that has not verified the address: %s with %o signs nobody in until the user has verified an address',
  async (provider, changes) => {
    const db = database()
    const owner = await givenUser(db)
    toy.user = aGoogler(owner.email, { id: randomUUID(), ...changes })
    const visitor = createVisitor(site)

    const addressPage = await comeBack(visitor, provider)
    expect(addressPage.headers.get('location')).toBe('/account/social-address')
    expect(visitor.cookies.has('session')).toBe(false)
    expect(await db.$count(userIdentities, eq(userIdentities.userId, owner.id))).toBe(0)

    const email = anEmail()
    expect((await visitor.post('/account/social-address', { email })).status).toBe(422)
    await visitor.post('/account/social-address', { email, consent: 'on' })
    const path = await linkPathInEmail(db, email, 'verify-address')
    const elsewhere = createVisitor(site)
    expect((await elsewhere.get(path)).status).toBe(404)
    expect((await elsewhere.post(path, {})).status).toBe(404)
    expect(elsewhere.cookies.has('session')).toBe(false)

    expect(await (await visitor.get(path)).text()).toContain(email)
    expect(visitor.cookies.has('session')).toBe(false)
    const entered = await visitor.post(path, {})
    expect(entered.headers.get('location')).toBe('/')
    expect(visitor.cookies.has('session')).toBe(true)
  },
)

test("A23: identifies a user by the provider's id, so a new address at the provider changes nothing", async () => {
  const db = database()
  const first = anEmail()
  const user = aGoogler(first)
  toy.user = user
  const newcomer = createVisitor(site)
  await comeBack(newcomer)
  await agree(newcomer)
  const account = await findAccountByEmail(db, first)

  toy.user = { ...user, email: anEmail() }
  const visitor = createVisitor(site)
  await comeBack(visitor)

  expect(visitor.cookies.has('session')).toBe(true)
  expect((await findAccountByEmail(db, first))?.id).toBe(account?.id)
})

test('an account with the same address is linked when its owner has verified the address', async () => {
  const db = database()
  const owner = await givenUser(db)
  toy.user = aGoogler(owner.email)

  await comeBack(createVisitor(site))

  expect(await db.$count(userIdentities, eq(userIdentities.userId, owner.id))).toBe(1)
})

test.each([
  ['a password its owner has proven stays', false],
  ['a password that a mail scanner may have verified is removed', true],
])('A32: %s; other sessions and links end, and the owner is notified', async (_what, wasVerifiedByGet) => {
  const db = database()
  const owner = await givenUser(db)
  await db.update(users).set({ wasVerifiedByGet }).where(eq(users.id, owner.id))
  const stranger = createVisitor(site, { address: '10.32.0.1' })
  await stranger.signIn(owner.email, PASSWORD)
  const newEmail = anEmail()
  const change = { intent: 'change-email', newEmail, emailPassword: PASSWORD }
  await stranger.post('/dashboard/profile', change)
  toy.user = aGoogler(owner.email)
  const visitor = createVisitor(site)

  await comeBack(visitor)

  expect((await visitor.get('/dashboard')).status).toBe(200)
  expect((await stranger.get('/dashboard')).status).toBe(302)
  const link = await linkPathInEmail(db, newEmail, 'change-address')
  expect((await stranger.post(link, {})).status).toBe(404)
  const again = await createVisitor(site, { address: '10.32.0.2' }).signIn(owner.email, PASSWORD)
  expect(again.status).toBe(wasVerifiedByGet ? 401 : 302)
  const [email] = await db
    .select({ payload: emails.payload })
    .from(emails)
    .where(and(eq(emails.recipient, owner.email), eq(emails.kind, 'identity-linked')))
  expect(email?.payload).toMatchObject({ provider: 'google', isPasswordRemoved: wasVerifiedByGet })
})

test('A32: an account with the same address is not notified again when the linked identity signs in a second time', async () => {
  const db = database()
  const owner = await givenUser(db)
  toy.user = aGoogler(owner.email)
  const first = createVisitor(site)
  await comeBack(first)

  await comeBack(createVisitor(site))

  expect(await countEmails(db, owner.email, 'identity-linked')).toBe(1)
  expect((await first.get('/dashboard')).status).toBe(200)
})

test('an account with the same address that a stranger registered without verifying it is removed with its password', async () => {
  const db = database()
  const email = anEmail()
  const trap = await givenUser(db, { email, isVerified: false })
  toy.user = aGoogler(email)
  const owner = createVisitor(site)

  await comeBack(owner)
  await agree(owner)
  const stranger = await createVisitor(site, { address: '10.9.0.1' }).signIn(email, PASSWORD)

  expect(owner.cookies.has('session')).toBe(true)
  expect(stranger.status).toBe(401)
  expect((await findAccountByEmail(db, email))?.id).not.toBe(trap.id)
})

test('an account with the same address that is disabled stays disabled', async () => {
  const db = database()
  const closed = await givenUser(db, { isDisabled: true })
  toy.user = aGoogler(closed.email)
  const visitor = createVisitor(site)

  await comeBack(visitor)

  expect(visitor.cookies.has('session')).toBe(false)
})

test.each(['down', 'garbled', 'silent'] as const)(
  'H15: a provider that does not work: %s: sign-in fails within seconds with a friendly message, and passwords still work',
  async (health) => {
    const user = await givenUser(database())
    toy.user = aGoogler(anEmail())
    const visitor = createVisitor(site, { address: '10.9.0.2' })
    const path = await visitProvider(visitor)
    toy.health = health

    await visitor.get(path)

    expect(visitor.flash()?.detail).toContain('Google or Facebook is not responding right now')
    expect((await visitor.signIn(user.email, PASSWORD)).status).toBe(302)
  },
)

test('H15: discovery is tried again after it has failed', async () => {
  const log = createLog('silent')
  const socialProviders = createSocialProviders({ google: KEYS, facebook: undefined, testProviderUrl: toy.url }, log)
  const fresh = await createSite({ db: database(), clock: clock.now, socialProviders })
  const visitor = createVisitor(fresh)

  toy.health = 'down'
  const refused = await visitor.post('/auth', { intent: 'google' })
  toy.health = 'well'
  const departed = await visitor.post('/auth', { intent: 'google' })

  expect(refused.status).toBe(503)
  expect(await refused.text()).toContain('Google or Facebook is not responding right now')
  expect(departed.headers.get('location')).toContain(toy.url)
})
