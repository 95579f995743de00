import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccountByEmail } from '#db/accounts/users.ts'
import { consents, userIdentities, users } from '#db/schema/accounts.ts'
import type { ProviderName } from '#domain/accounts/social-sign-in.ts'
import { linkPathInEmail } from '#test/account-emails.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { startToyProvider, type ToyProvider } from '#test/toy-provider.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { createSocialProviders } from './social-providers.ts'

const KEYS = { clientId: 'muhurta', clientSecret: 'known to the toy' }
const clock = createTestClock()
let toy: ToyProvider
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  toy = await startToyProvider()
  const socialProviders = createSocialProviders({ google: KEYS, facebook: KEYS, testProviderUrl: toy.url })
  site = await createSite({ db: database(), clock: clock.now, socialProviders })
})

afterAll(() => toy.stop())

beforeEach(() => {
  toy.health = 'well'
  toy.isCancelled = false
})

function aGoogler(email: string, changes: Record<string, unknown> = {}) {
  return { sub: randomUUID(), email, email_verified: true, name: 'Asha Rao', ...changes }
}

/** Presses the button, walks to the provider, and answers the address it sends the browser back to. */
async function walkToProvider(visitor: Visitor, provider: ProviderName = 'google', from = '/auth'): Promise<string> {
  const departure = await visitor.post(from, { intent: provider })
  const toProvider = departure.headers.get('location') ?? ''
  const back = await fetch(toProvider, { redirect: 'manual' })
  const home = new URL(back.headers.get('location') ?? '')
  return `${home.pathname}${home.search}`
}

async function comeBack(visitor: Visitor, provider: ProviderName = 'google', from = '/auth'): Promise<Response> {
  return visitor.get(await walkToProvider(visitor, provider, from))
}

/** Somebody new ticks the box before there is an account. */
async function agree(visitor: Visitor): Promise<Response> {
  return visitor.post('/account/social-sign-up', { consent: 'on' })
}

const countPeople = async () => database().$count(users)

test('a person of Google enters and is a client of ours, who comes back to where they were', async () => {
  const email = anEmail()
  toy.person = aGoogler(email)
  const visitor = createVisitor(site)

  await comeBack(visitor, 'google', '/auth?return=%2Fdashboard')
  const arrived = await agree(visitor)

  expect(arrived.headers.get('location')).toBe('/dashboard')
  expect((await visitor.get('/dashboard')).status).toBe(200)
  expect((await findAccountByEmail(database(), email))?.emailVerifiedAt).not.toBeNull()
})

test('I1: somebody new from Google is asked first; without the tick nothing is created, with it the consent is kept', async () => {
  const db = database()
  const email = anEmail()
  toy.person = aGoogler(email)
  const visitor = createVisitor(site)

  const arrived = await comeBack(visitor)
  expect(arrived.headers.get('location')).toBe('/account/social-sign-up')
  const page = await (await visitor.get('/account/social-sign-up')).text()
  const refused = await visitor.post('/account/social-sign-up', {})

  expect(page).toContain(email)
  expect(page).toContain('I am at least 18 years old')
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Please confirm that you are 18 or older')
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

test('only the browser that came from the provider can agree', async () => {
  const email = anEmail()
  toy.person = aGoogler(email)
  await comeBack(createVisitor(site))
  const stranger = createVisitor(site)

  const answer = await agree(stranger)

  expect(answer.headers.get('location')).toBe('/auth')
  expect(stranger.cookies.has('session')).toBe(false)
  expect(await findAccountByEmail(database(), email)).toBeUndefined()
})

test('a site without keys says that the provider is not set up yet', async () => {
  const bare = await createSite({ db: database(), clock: clock.now })

  const answer = await createVisitor(bare).post('/auth', { intent: 'facebook' })

  expect(await answer.text()).toContain('Facebook sign-in is not set up on this site yet')
})

describe('A20: nobody enters by a forged way back', () => {
  test.each([
    ['without a state', (path: string) => path.replace(/state=[^&]*/, '')],
    ['with the state of somebody else', (path: string) => path.replace(/state=[^&]*/, 'state=another')],
    ['without a code', (path: string) => path.replace(/code=[^&]*/, '')],
    ['with an invented code', (path: string) => path.replace(/code=[^&]*/, 'code=invented')],
  ])('%s', async (_, forge) => {
    toy.person = aGoogler(anEmail())
    const people = await countPeople()
    const visitor = createVisitor(site)

    const answer = await visitor.get(forge(await walkToProvider(visitor)))

    expect(answer.headers.get('location')).toBe('/auth')
    expect(visitor.flash()?.title).toBe('Sign in failed')
    expect(visitor.cookies.has('session')).toBe(false)
    expect(await countPeople()).toBe(people)
  })

  test('in another browser than the one that left', async () => {
    toy.person = aGoogler(anEmail())
    const path = await walkToProvider(createVisitor(site))
    const victim = createVisitor(site)

    await victim.get(path)

    expect(victim.cookies.has('session')).toBe(false)
  })

  test('a second time with the same state and code', async () => {
    toy.person = aGoogler(anEmail())
    const visitor = createVisitor(site)
    const path = await walkToProvider(visitor)
    const travel = visitor.cookies.get('travel')
    await visitor.get(path)
    const again = createVisitor(site)
    if (travel) again.cookies.set('travel', travel)

    await again.get(path)

    expect(again.cookies.has('session')).toBe(false)
  })

  test('after pressing Cancel over there', async () => {
    toy.isCancelled = true
    const visitor = createVisitor(site)

    await comeBack(visitor)

    expect(visitor.flash()?.detail).toContain('You did not finish signing in')
    expect(visitor.cookies.has('session')).toBe(false)
  })
})

describe('A21: a provider that does not vouch for the address', () => {
  test.each([
    ['google', { email_verified: false }],
    ['google', { email_verified: 'false' }],
    ['facebook', { id: randomUUID(), email: undefined }],
  ] as const)('%s with %o opens nothing; the person names an address and proves it', async (provider, changes) => {
    const db = database()
    const owner = await givenUser(db)
    toy.person = aGoogler(owner.email, { id: randomUUID(), ...changes })
    const visitor = createVisitor(site)

    const asked = await comeBack(visitor, provider)
    expect(asked.headers.get('location')).toBe('/account/social-address')
    expect(visitor.cookies.has('session')).toBe(false)
    expect(await db.$count(userIdentities, eq(userIdentities.userId, owner.id))).toBe(0)

    const email = anEmail()
    expect((await visitor.post('/account/social-address', { email })).status).toBe(422)
    await visitor.post('/account/social-address', { email, consent: 'on' })
    const path = await linkPathInEmail(db, email, 'verify-address')
    const elsewhere = createVisitor(site)
    expect((await elsewhere.get(path)).status).toBe(404)
    expect(elsewhere.cookies.has('session')).toBe(false)

    const entered = await visitor.get(path)
    expect(entered.headers.get('location')).toBe('/')
    expect(visitor.cookies.has('session')).toBe(true)
  })
})

test('A23: the provider’s id decides: a new address over there changes nothing here', async () => {
  const db = database()
  const first = anEmail()
  const person = aGoogler(first)
  toy.person = person
  const newcomer = createVisitor(site)
  await comeBack(newcomer)
  await agree(newcomer)
  const account = await findAccountByEmail(db, first)

  toy.person = { ...person, email: anEmail() }
  const visitor = createVisitor(site)
  await comeBack(visitor)

  expect(visitor.cookies.has('session')).toBe(true)
  expect((await findAccountByEmail(db, first))?.id).toBe(account?.id)
})

describe('an account with the same address', () => {
  test('is entered when its owner has proved the address', async () => {
    const db = database()
    const owner = await givenUser(db)
    toy.person = aGoogler(owner.email)

    await comeBack(createVisitor(site))

    expect(await db.$count(userIdentities, eq(userIdentities.userId, owner.id))).toBe(1)
  })

  test('that a stranger prepared without proving it is thrown away with its password', async () => {
    const db = database()
    const email = anEmail()
    const trap = await givenUser(db, { email, isVerified: false })
    toy.person = aGoogler(email)
    const owner = createVisitor(site)

    await comeBack(owner)
    await agree(owner)
    const stranger = await createVisitor(site, { address: '10.9.0.1' }).signIn(email, PASSWORD)

    expect(owner.cookies.has('session')).toBe(true)
    expect(stranger.status).toBe(401)
    expect((await findAccountByEmail(db, email))?.id).not.toBe(trap.id)
  })

  test('that is disabled stays closed', async () => {
    const db = database()
    const closed = await givenUser(db, { isDisabled: true })
    toy.person = aGoogler(closed.email)
    const visitor = createVisitor(site)

    await comeBack(visitor)

    expect(visitor.cookies.has('session')).toBe(false)
  })
})

describe('H15: a provider that is not well', () => {
  test.each(['down', 'garbled', 'silent'] as const)(
    '%s: a friendly page within seconds, and passwords still work',
    async (health) => {
      const user = await givenUser(database())
      toy.person = aGoogler(anEmail())
      const visitor = createVisitor(site, { address: '10.9.0.2' })
      const path = await walkToProvider(visitor)
      toy.health = health

      await visitor.get(path)

      expect(visitor.flash()?.detail).toContain('The provider does not answer right now')
      expect((await visitor.signIn(user.email, PASSWORD)).status).toBe(302)
    },
  )
})
