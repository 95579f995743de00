import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { bytesOnTheLine } from '#test/bytes-on-the-line.ts'
import { database } from '#test/database.ts'
import { DOCUMENTS } from '#test/documents.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

/** What a server may send before it hears that anything has arrived: ten packets. What is larger takes a journey more. */
const FIRST_WINDOW = 14_600

let site: TestSite
let keepingSite: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database() })
  const pageCache = createPageCache(Date.now)
  pageCache.setListening(true)
  keepingSite = await createSite({ db: database(), pageCache })
})

describe.each(DOCUMENTS)('%s', (path) => {
  test('brings the styles it is painted with, and asks for none', async () => {
    const answer = await site.request(path)
    const html = await answer.text()
    const [, sheet, styles = ''] = /<style data-sheet="([^"]+)">(.*?)<\/style>/s.exec(html) ?? []

    expect(sheet).toMatch(/^\/assets\/app-.*\.css$/)
    expect(html).not.toContain('rel="stylesheet"')
    const hash = createHash('sha256').update(styles).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`)
  })

  test('is small enough to be there at once, its headers included', async () => {
    const bytes = async () => {
      const answer = await keepingSite.request(path, { headers: { 'accept-encoding': 'br' } })
      expect(answer.headers.get('content-encoding')).toBe('br')
      return bytesOnTheLine(answer)
    }

    // A kept page becomes smaller while nobody waits for it.
    await expect.poll(bytes, { timeout: 20_000, interval: 500 }).toBeLessThanOrEqual(FIRST_WINDOW)
  })
})

test.each(['/contact', '/no-such-page', '/contact?topic=courses'])(
  'HEAD of %s is answered with the headers of GET, also before anybody has read it',
  async (path) => {
    const fresh = await createSite({ db: database() })
    const headers = { 'accept-encoding': 'br' }

    const head = await fresh.request(path, { method: 'HEAD', headers })
    const get = await (await createSite({ db: database() })).request(path, { headers })

    expect(await head.text()).toBe('')
    expect(namedHeaders(head)).toEqual(namedHeaders(get))
  },
)

/** Everything but what is new in each answer. */
function namedHeaders({ headers }: Response) {
  return Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id'))
}

test('who is signed in has the sheet at hand, and gets pages without it', async () => {
  const { id } = await givenUser(database())
  const token = await givenSession(database(), id)

  const answer = await site.request('/contact', { headers: { cookie: `session=${token}` } })

  expect(await answer.text()).toMatch(/<link rel="stylesheet" href="\/assets\/app-[^"]+\.css"\/>/)
  expect(answer.headers.get('content-security-policy')).toContain("style-src 'self';")
})
