import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { expect, test } from 'vitest'
import { PAGE_KIND_HEADER } from '#app/http/page-kind.ts'
import { cachePages } from './cache-pages.ts'
import { createPageCache } from './page-cache.ts'

const TEXT = 'a page of more than a kilobyte '.repeat(50)
const SHARED = 'public, max-age=0, s-maxage=1'

/** Renders a numbered page for each request that reaches it, with the headers the test asks for. */
function givenSite(headers: Record<string, string> = {}, status = 200) {
  const cache = createPageCache(Date.now)
  cache.setListening(true)
  let renderings = 0
  const app = new Hono()
  app.use(requestId({ headerName: '', generator: () => 'an-id' }))
  app.use(cachePages(cache))
  app.use(compress({ encoding: 'gzip' }))
  app.all('*', () => {
    renderings += 1
    const all = { 'Content-Type': 'text/html', [PAGE_KIND_HEADER]: 'document', ...headers }
    return new Response(`rendering ${renderings}: ${TEXT}`, { status, headers: all })
  })
  return { cache, app, get: (headers: Record<string, string> = {}) => app.request('/terms', { headers }) }
}

test('renders a page once and serves it with a tag to everybody who asks without cookies', async () => {
  const { get } = givenSite()

  const [first, second] = [await get(), await get()]

  expect(await first.text()).toMatch(/^rendering 1/)
  expect(await second.text()).toMatch(/^rendering 1/)
  for (const { headers } of [first, second]) {
    expect(headers.get('cache-control')).toBe(SHARED)
    expect(headers.get('vary')).toBe('Cookie, Accept-Encoding')
    expect(headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
  }
})

test('serves each client an encoding it accepts', async () => {
  const { get } = givenSite()

  for (let time = 0; time < 2; time++) {
    const plain = await get({ 'accept-encoding': 'br, gzip;q=0' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toContain(TEXT)

    const zipped = await get({ 'accept-encoding': 'gzip, deflate, br' })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toContain(TEXT)

    // A wildcard gets a compressed page, which must not reach clients that accept none.
    await (await get({ 'accept-encoding': '*' })).arrayBuffer()
  }
})

test.each([
  ['as it was sent', (etag: string) => etag],
  ['weakened by a proxy', (etag: string) => `W/${etag}`],
  ['among others', (etag: string) => `"another", ${etag}`],
])('responds 304 to a client that has the page, the tag %s', async (_, tagOf) => {
  const { get } = givenSite()
  const etag = (await get()).headers.get('etag') ?? ''

  const response = await get({ 'if-none-match': tagOf(etag) })

  expect(response.status).toBe(304)
  expect(response.headers.get('etag')).toBe(etag)
  expect(response.headers.get('cache-control')).toBe(SHARED)
  expect(await response.text()).toBe('')
})

test('HEAD of a cached page has its headers and no body', async () => {
  const { app, get } = givenSite()
  const page = await get()

  const response = await app.request('/terms', { method: 'HEAD' })

  expect(Object.fromEntries(response.headers)).toEqual(Object.fromEntries(page.headers))
  expect(await response.text()).toBe('')
})

test('gives every theme its own page, and shared caches only the page of visitors without cookies', async () => {
  const { get } = givenSite()

  const responses = [await get(), await get({ cookie: 'theme=dark' }), await get({ cookie: 'theme=light' })]

  expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual([
    SHARED,
    'private, no-cache',
    'private, no-cache',
  ])
  expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(3)
})

test.each([
  ['another status', { status: 404 }],
  ['an application', { headers: { [PAGE_KIND_HEADER]: 'application' } }],
  ['a response with a cookie', { headers: { 'set-cookie': 'flash=hello' } }],
  ['a response with its own cache control', { headers: { 'cache-control': 'no-store' } }],
])('does not cache %s', async (_, { headers, status }: { headers?: Record<string, string>; status?: number }) => {
  const { get } = givenSite(headers, status)

  await get()
  const second = await get()

  expect(await second.text()).toMatch(/^rendering 2/)
  expect(second.headers.get('cache-control')).toBe('no-store')
  expect(second.headers.get('etag')).toBeNull()
})

test('does not cache or share the page of a request with a session', async () => {
  const { get } = givenSite()

  await get()
  const personal = await get({ cookie: 'session=secret' })

  expect(await personal.text()).toMatch(/^rendering 2/)
  expect(personal.headers.get('cache-control')).toBe('no-store')
  expect(await (await get()).text()).toMatch(/^rendering 1/)
})

test('a page rendered during a change of content is sent but not stored', async () => {
  const { cache } = givenSite()
  const rendering = Promise.withResolvers<void>()
  const slow = new Hono()
  slow.use(requestId())
  slow.use(cachePages(cache))
  slow.get('/terms', async () => {
    await rendering.promise
    return new Response('old', { headers: { [PAGE_KIND_HEADER]: 'document' } })
  })

  const response = slow.request('/terms')
  cache.clear()
  rendering.resolve()

  expect(await (await response).text()).toBe('old')
  expect(cache.bytes).toBe(0)
})
