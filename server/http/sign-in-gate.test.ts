import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { createTestClock } from '#test/clock.ts'
import { signInGate } from './sign-in-gate.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A site behind a proxy, so that a test can come from anywhere; whoever passes the gate hears "in". */
async function startGate() {
  const clock = createTestClock()
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const gate = signInGate({ clock: clock.now, log, trustedProxies: 1, appUrl: 'https://muhurta.example' })
  const server = createServer((request, response) => gate(request, response, () => response.end('in')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close().closeAllConnections())

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = async (path: string, address: string, method = 'POST') => {
    const answer = await fetch(url + path, { method, headers: { 'x-forwarded-for': address } })
    await answer.text()
    return answer
  }
  const flood = async (times: number, addressOf: (visit: number) => string) => {
    const statuses: number[] = []
    for (let visit = 0; visit < times; visit += 1) statuses.push((await ask('/auth', addressOf(visit))).status)
    return statuses
  }
  return { clock, ask, flood, lines }
}

const ONE_NETWORK = () => '203.0.113.7'
const ANYWHERE = (visit: number) => `198.51.${visit >> 8}.${visit & 255}`

test('a flood from one network is turned away, other networks and other pages are not', async () => {
  const { ask, flood } = await startGate()

  const statuses = await flood(101, ONE_NETWORK)

  expect(new Set(statuses.slice(0, 100))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(429)
  for (const spelling of ['/auth.data?_routes=auth', '/Auth', '//auth/', '/%61uth']) {
    expect((await ask(spelling, '203.0.113.7')).status).toBe(429)
  }
  expect((await ask('/auth', '203.0.113.8')).status).toBe(200)
  expect((await ask('/auth', '203.0.113.7', 'GET')).status).toBe(200)
  expect((await ask('/contact', '203.0.113.7')).status).toBe(200)
})

test('a flood from many networks is asked to come back', async () => {
  const { flood } = await startGate()

  const statuses = await flood(151, ANYWHERE)

  expect(new Set(statuses.slice(0, 150))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(503)
})

test('who waits a moment comes in again', async () => {
  const { ask, clock, flood } = await startGate()
  await flood(101, ONE_NETWORK)

  clock.advance({ minutes: 1 })

  expect((await ask('/auth', '203.0.113.7')).status).toBe(200)
})

test('who is turned away hears when to come back, behind the same headers as on every page', async () => {
  const { ask, flood } = await startGate()
  await flood(100, ONE_NETWORK)

  const { headers } = await ask('/auth', '203.0.113.7')

  expect(headers.get('retry-after')).toBe('5')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('strict-transport-security')).not.toBeNull()
})

test('the operator hears of a flood once, not once a try', async () => {
  const { flood, lines } = await startGate()

  await flood(110, ONE_NETWORK)

  expect(lines.filter((line) => line.includes('turned away'))).toHaveLength(1)
})
