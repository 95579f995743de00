import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { signInGate } from './sign-in-gate.ts'

function createGate() {
  const clock = createTestClock()
  const app = new Hono()
    .use(signInGate({ clock: clock.now, trustedProxies: 0 }))
    .all('*', (context) => context.text('in'))
  const ask = async (path: string, address: string, method = 'POST') =>
    (await app.request(path, { method }, { incoming: { socket: { remoteAddress: address } } })).status
  return { clock, ask }
}

async function flood(ask: (path: string, address: string) => Promise<number>, times: number) {
  const statuses = []
  for (let round = 0; round < times; round += 1) statuses.push(await ask('/auth', '203.0.113.7'))
  return statuses
}

test('a flood from one network is turned away, other networks and other pages are not', async () => {
  const { ask } = createGate()

  const statuses = await flood(ask, 251)

  expect(statuses.slice(0, 250).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  expect(await ask('/auth.data', '203.0.113.7')).toBe(429)
  expect(await ask('/auth', '203.0.113.8')).toBe(200)
  expect(await ask('/auth', '203.0.113.7', 'GET')).toBe(200)
  expect(await ask('/contact', '203.0.113.7')).toBe(200)
})

test('who waits a moment comes in again', async () => {
  const { ask, clock } = createGate()
  await flood(ask, 251)

  clock.advance({ minutes: 1 })

  expect(await ask('/auth', '203.0.113.7')).toBe(200)
})
