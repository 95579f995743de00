import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { database } from '#test/database.ts'
import { DOCUMENTS } from '#test/every-page/documents.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { createPageCache } from './page-cache.ts'

const SHARED = 'public, max-age=0, s-maxage=1'

const log: string[] = []
let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  const pageCache = createPageCache(Date.now)
  pageCache.setListening(true)
  site = await createSite({
    db: database(),
    pageCache,
    log: createLog('info', { write: (line) => log.push(line) }),
  })
})

beforeEach(() => {
  log.length = 0
})

describe.each(DOCUMENTS)('the document %s', (path) => {
  test(`${path} has no inline script or style, links the site's style sheet first, and its policy has no nonce`, async () => {
    const response = await site.request(path)
    const html = await response.text()

    const [ofSite, ...ofPage] = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
    expect(ofSite).toMatch(/\/assets\/app-[^"]+\.css/)
    expect(ofPage).toEqual(path.startsWith('/blog') ? [expect.stringMatching(/\/assets\/blog-[^"]+\.css/)] : [])
    expect(html).not.toMatch(/<style|\sstyle="|nonce/)
    expect(html.match(/<script(?! type="application\/ld\+json")[^>]*>/g)).toEqual([expect.stringContaining(' src=')])
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
  })

  test(`${path} is the same from the cache, with a request id and a log line of its own`, async () => {
    const first = await site.request(path)
    const second = await site.request(path)

    expect(await second.text()).toBe(await first.text())
    expect(otherHeaders(second)).toEqual(otherHeaders(first))
    const ids = [first, second].map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(2)
    const logged = log.map((line) => JSON.parse(line)).filter(({ status }) => status !== undefined)
    expect(logged.map(({ requestId }) => requestId)).toEqual(ids)
    expect(logged.map((line) => line.path)).toEqual([path, path])
  })
})

test.each(['/', '/blog', '/terms', '/blog?category=Planets'])('proxies may hold %s for a second', async (path) => {
  const { headers } = await site.request(path)

  expect(headers.get('cache-control')).toBe(SHARED)
  expect(headers.get('vary')).toBe('Cookie, Accept-Encoding')
})

test.each([
  '/?page=1',
  '/blog?category=unknown',
  '/blog?page=9999',
  '/terms?utm_source=x',
  '/BLOG',
  '/no-such-page',
  '/auth',
])('nobody may hold %s', async (path) => {
  const { headers } = await site.request(path)

  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('etag')).toBeNull()
})

test('a signed-in client gets a page of their own and leaves none for others', async () => {
  const { id, email } = await givenUser(database())
  const cookie = `session=${await givenSession(database(), id)}`

  const own = await site.request('/contact', { headers: { cookie } })
  const other = await site.request('/contact')

  expect(await own.text()).toContain(email)
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect(await other.text()).not.toContain(email)
})

test('a 304 has the security policy of the page, because browsers replace that of their copy with it', async () => {
  const page = await site.request('/terms')
  const headers = { 'if-none-match': page.headers.get('etag') ?? '' }

  const unchanged = await site.request('/terms', { headers })

  expect(unchanged.status).toBe(304)
  expect(otherHeaders(unchanged)).toEqual(otherHeaders(page))
})

test('HEAD of a cached page has the headers of GET', async () => {
  const get = await site.request('/contact')
  const head = await site.request('/contact', { method: 'HEAD' })

  expect(await head.text()).toBe('')
  expect(otherHeaders(head)).toEqual(otherHeaders(get))
})

test.each(['/no-such-page', '/contact?topic=courses'])(
  'HEAD of %s has the headers of GET, except those that depend on a body',
  async (path) => {
    const get = await site.request(path)
    const head = await site.request(path, { method: 'HEAD' })

    const { vary, ...expected } = otherHeaders(get)
    expect(vary).toBe('Accept-Encoding')
    expect(head.status).toBe(get.status)
    expect(await head.text()).toBe('')
    expect(otherHeaders(head)).toEqual(expected)
  },
)

/** All but the one that is new in each response. */
function otherHeaders({ headers }: Response) {
  return Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id'))
}
