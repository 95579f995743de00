import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createComputedPageCounters, limitComputedPages } from './limit-computed-pages.ts'

/** A site behind a proxy, so that a test can come from any network; what passes the limit gets 200. */
function createGate() {
  const time = { now: 0 }
  const limit = limitComputedPages({
    computedPageCounters: createComputedPageCounters(),
    trustedProxies: 1,
    monotonic: () => time.now,
  })
  const app = new Hono().use(limit).all('*', (context) => context.text('in'))
  const send = async (path: string, network = '203.0.113.7') =>
    app.request(path, { headers: { 'x-forwarded-for': network } }, {})
  const flood = async (path: string, count: number) => {
    const statuses = new Set<number>()
    for (let index = 0; index < count; index += 1) statuses.add((await send(path)).status)
    return [...statuses]
  }
  return { time, send, flood }
}

test.each([
  ['/panchanga/warangal/2026-11-18', 100],
  ['/festivals/warangal/fasts.ics', 100],
  ['/blog/feed.xml', 100],
  ['/muhurta.data?for=wedding', 100],
  ['//Panchanga/warangal', 100],
  ['/%70anchanga/warangal', 100],
  ['/api/places?q=war', 300],
])('refuses a flood of %s from one network, but no other network and no other page', async (path, limit) => {
  const { time, send, flood } = createGate()

  expect(await flood(path, limit)).toEqual([200])
  const refused = await send(path)

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
  expect(await refused.text()).toBe('That was a lot at once. Please wait a moment and try again.')
  expect((await send(path, '198.51.100.9')).status).toBe(200)
  expect((await send('/consultation')).status).toBe(200)
  time.now = 10_001
  expect((await send(path)).status).toBe(200)
})
