import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { recordDevice } from '#db/accounts/known-devices.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { createSignInCounters, limitSignIns } from './sign-in-flood.ts'

/** A site behind a proxy, so that a test can come from any network; what passes the limit gets 200. */
function createGate() {
  const time = { now: 0 }
  const limit = limitSignIns({
    db: database(),
    signInCounters: createSignInCounters(),
    appUrl: 'http://localhost:3000',
    trustedProxies: 1,
    monotonic: () => time.now,
  })
  const app = new Hono().use(limit).all('*', (context) => context.text('in'))

  const send = (path: string, network: string, { method = 'POST', device = '' } = {}) =>
    app.request(
      path,
      { method, headers: { 'x-forwarded-for': network, ...(device && { cookie: `device=${device}` }) } },
      {},
    )
  const passes = async (network: string, device = '') => (await send('/auth', network, { device })).status === 200
  const flood = async (count: number, networkOf: (index: number) => string) => {
    const statuses: number[] = []
    for (let index = 0; index < count; index += 1) statuses.push((await send('/auth', networkOf(index))).status)
    return statuses
  }
  return { time, send, passes, flood }
}

async function givenDevice(token: string): Promise<string> {
  const { id } = await givenUser(database(), { password: null })
  await recordDevice(database(), hashSecret(token), id, new Date())
  return token
}

const ONE = () => '203.0.113.7'
const MANY = (index: number) => `198.51.${index >> 8}.${index & 255}`

test('refuses a flood from one network, but no other network and no other page', async () => {
  const { send, flood, passes } = createGate()

  const statuses = await flood(101, ONE)

  expect(new Set(statuses.slice(0, 100))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(429)
  for (const spelling of ['/auth.data?_routes=auth', '/Auth', '//auth/', '/%61uth']) {
    expect((await send(spelling, ONE())).status, spelling).toBe(429)
  }
  expect(await passes('203.0.113.8')).toBe(true)
  expect((await send('/auth', ONE(), { method: 'GET' })).status).toBe(200)
  expect((await send('/contact', ONE())).status).toBe(200)
})

test('refuses a flood from many networks', async () => {
  const { flood } = createGate()

  const statuses = await flood(161, MANY)

  expect(new Set(statuses.slice(0, 160))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(503)
})

test('says when to try again, and accepts a try then', async () => {
  const { time, send, flood, passes } = createGate()
  await flood(100, ONE)
  time.now = 20_000

  const { headers } = await send('/auth', ONE())

  expect(headers.get('retry-after')).toBe('30')
  expect(headers.get('cache-control')).toBe('no-store')
  time.now = 49_999
  expect(await passes(ONE())).toBe(false)
  time.now = 50_000
  expect(await passes(ONE())).toBe(true)
})

test('lets two a second of one network and eight a second of all through at any rate of arrival', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 5, max: 2_000 }), fc.boolean(), async (everyMs, isOneNetwork) => {
      const { time, passes } = createGate()
      const seconds = 150
      let passed = 0
      let arrived = 0
      for (; time.now < seconds * 1_000; time.now += everyMs) {
        arrived += 1
        if (await passes(isOneNetwork ? ONE() : MANY(arrived))) passed += 1
      }

      const perSecond = isOneNetwork ? 2 : 8
      expect(passed).toBeGreaterThanOrEqual(Math.min(arrived, perSecond * seconds) * 0.95)
    }),
    { numRuns: 10 },
  )
})

test('accepts honest sign-ins during a flood of sixteen a second from one network', async () => {
  const { time, passes } = createGate()
  let honest = 0

  for (let tick = 0; tick < 16 * 60; tick += 1) {
    time.now += 1_000 / 16
    await passes(ONE())
    if (tick % 16 === 0 && (await passes(`192.0.2.${tick / 16}`))) honest += 1
  }

  expect(honest).toBe(60)
})

test('accepts a known device whatever strangers do, on the same network too', async () => {
  const { flood, passes } = createGate()
  const device = await givenDevice('a browser that has been here')
  await flood(100, ONE)
  await flood(100, MANY)

  expect(await passes(ONE())).toBe(false)
  expect(await passes(ONE(), 'an invented token')).toBe(false)
  expect(await passes(ONE(), device)).toBe(true)
  expect(await passes('192.0.2.1', device)).toBe(true)
})

test('limits a known device too', async () => {
  const { flood, passes } = createGate()
  const device = await givenDevice('a browser that guesses')
  await flood(100, ONE)

  const passed: boolean[] = []
  for (let count = 0; count < 21; count += 1) passed.push(await passes(ONE(), device))

  expect(passed).toEqual([...Array<boolean>(20).fill(true), false])
})
