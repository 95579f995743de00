import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { answerFromMemory } from './answer-from-memory.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

const HTML = '<!DOCTYPE html><title>Terms</title>'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function givenKeptPage(cache: PageCache) {
  cache.setListening(true)
  const { etag } = await cache.store('/terms', {
    html: Buffer.from(HTML),
    headers: [['content-security-policy', "default-src 'none'"]],
    freshForMs: 60_000,
    generation: cache.generation,
  })
  return etag
}

/** A server that says "rendered" to whatever does not come from memory. */
async function startSite(cache: PageCache) {
  const answer = answerFromMemory(cache)
  const server = createServer((request, response) => answer(request, response, () => response.end('rendered')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close().closeAllConnections())

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url + path, { method, headers: { 'accept-encoding': 'identity', ...headers } })
}

test('a kept page is answered with the headers it was rendered with', async () => {
  const cache = createPageCache(Date.now)
  const etag = await givenKeptPage(cache)
  const ask = await startSite(cache)

  const answer = await ask('/terms')

  expect(await answer.text()).toBe(HTML)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-cache',
    'content-length': String(HTML.length),
    vary: 'Cookie, Accept-Encoding',
    etag,
  })
})

test('HEAD gets the length and no body', async () => {
  const cache = createPageCache(Date.now)
  await givenKeptPage(cache)
  const ask = await startSite(cache)

  const answer = await ask('/terms', {}, 'HEAD')

  expect(answer.headers.get('content-length')).toBe(String(HTML.length))
  expect(await answer.text()).toBe('')
})

test('each reader gets the best encoding it knows', async () => {
  const cache = createPageCache(Date.now)
  await givenKeptPage(cache)
  const { br, gzip } = cache.find('/terms')?.answers ?? {}
  const ask = await startSite(cache)

  expect((await ask('/terms', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br')
  expect((await ask('/terms', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(HTML)
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(HTML)
})

test.each([
  ['as it was sent', (etag: string) => etag],
  ['weakened by a proxy', (etag: string) => `W/${etag}`],
  ['among others', (etag: string) => `"another", ${etag}`],
])('who has the page already gets 304, the tag %s', async (_, tagOf) => {
  const cache = createPageCache(Date.now)
  const etag = await givenKeptPage(cache)
  const ask = await startSite(cache)

  const answer = await ask('/terms', { 'if-none-match': tagOf(etag) })

  expect(answer.status).toBe(304)
  expect(answer.headers.get('etag')).toBe(etag)
})

test.each([
  ['a personal cookie', '/terms', { cookie: 'session=secret' }, 'GET'],
  ['another theme', '/terms', { cookie: 'theme=dark' }, 'GET'],
  ['a form', '/terms', {}, 'POST'],
  ['a search that is not a view of the page', '/terms?utm=1', {}, 'GET'],
  ['another page', '/privacy', {}, 'GET'],
])('%s is left to the site', async (_, path, headers, method) => {
  const cache = createPageCache(Date.now)
  await givenKeptPage(cache)
  const ask = await startSite(cache)

  expect(await (await ask(path, headers as Record<string, string>, method)).text()).toBe('rendered')
})

test('after a change nothing old is answered', async () => {
  const cache = createPageCache(Date.now)
  await givenKeptPage(cache)
  const ask = await startSite(cache)

  cache.clear()

  expect(await (await ask('/terms')).text()).toBe('rendered')
})
