import { beforeAll, expect, test } from 'vitest'
import { pathIn, TRANSLATIONS } from '#domain/languages.ts'
import { database } from '#test/database.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  await givenLanguages(database())
  site = await createSite({ db: database(), appUrl: 'https://practice.example' })
})

const PAGES = [
  { path: '/', types: ['ProfessionalService', 'Person'] },
  { path: '/courses', types: ['ItemList', 'FAQPage', 'BreadcrumbList'] },
  { path: '/consultation', types: ['Service', 'Service', 'Service', 'FAQPage', 'BreadcrumbList'] },
  { path: '/free-content', types: ['BreadcrumbList'] },
  { path: '/free-content/jaimini-basic', types: ['BreadcrumbList'] },
  { path: '/panchanga', types: ['WebPage', 'BreadcrumbList'] },
  { path: '/festivals/diwali', types: ['Event', 'Event', 'BreadcrumbList'] },
  { path: '/contact', types: ['FAQPage', 'BreadcrumbList'] },
  { path: '/terms', types: ['BreadcrumbList'] },
  { path: '/privacy', types: ['BreadcrumbList'] },
]

test.each(PAGES)('$path has metadata for search engines and link previews', async ({ path, types }) => {
  const html = await read(path)

  expect(html).toMatch(/<title>[^<]{10,}<\/title>/)
  expect(attributeOf(html, /<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(40)
  expect(attributeOf(html, /<link rel="canonical" href="([^"]*)"/)).toBe(`https://practice.example${path}`)
  expect(jsonLdIn(html).map((data) => data['@type'])).toEqual(types)

  const image = attributeOf(html, /<meta property="og:image" content="([^"]*)"/)
  const picture = await site.request(new URL(image).pathname)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect([...new Uint8Array(await picture.arrayBuffer()).slice(1, 4)]).toEqual([...Buffer.from('PNG')])
})

test('the offers in the structured data match the prices on the page', async () => {
  const services = jsonLdIn(await read('/consultation')).filter((data) => data['@type'] === 'Service')

  const prices = services.map(({ name, offers }) => [name, (offers as { price: string }).price])
  expect(prices).toEqual([
    ['Prasna', '151.00'],
    ['Birth Time Rectification', '1001.00'],
    ['Full Life Prediction', '3001.00'],
  ])
})

test.each(['/booking-cancelled', '/newsletter/unsubscribe', '/auth', '/book/consultation/prasna', '/blog?q=saturn'])(
  '%s is not offered to search engines',
  async (path) => {
    expect(await read(path)).toContain('<meta name="robots" content="noindex"/>')
  },
)

test('the sitemap lists every public page, and robots.txt links to it', async () => {
  const sitemap = await read('/sitemap.xml')
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/practice\.example([^<]*)<\/loc>/g)].map((match) => match[1])

  for (const { path } of PAGES) expect(addresses).toContain(path)
  expect(addresses.filter((address) => address?.startsWith('/free-content/'))).toHaveLength(6)
  expect(await read('/robots.txt')).toContain('Sitemap: https://practice.example/sitemap.xml')
})

test('robots.txt names private pages once in each language', async () => {
  const disallowed = (await read('/robots.txt')).match(/(?<=Disallow: ).*/g) ?? []

  expect(disallowed).toEqual(expect.arrayContaining(['/staff', '/hi/staff', '/te/staff', '/te/api/']))
  expect(new Set(disallowed).size).toBe(disallowed.length)
})

test.each(TRANSLATIONS)('a link to a page in %s shows a picture in that language', async (language) => {
  const pictureOf = async (path: string) => {
    const image = attributeOf(await read(path), /<meta property="og:image" content="([^"]*)"/)
    return Buffer.from(await (await site.request(new URL(image).pathname)).arrayBuffer())
  }
  const picture = await pictureOf(pathIn(language, '/courses'))

  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.equals(await pictureOf('/courses'))).toBe(false)
})

test('clients and staff each install an app of the practice, with icons and pages that exist', async () => {
  const forClients = await readManifest('/site.webmanifest')
  const forStaff = await readManifest('/site.webmanifest?for=staff')

  expect(forClients).toMatchObject({ id: '/', name: 'Surya Jyotish', start_url: '/dashboard', display: 'standalone' })
  expect(forStaff).toMatchObject({ id: '/staff', name: 'Today · Surya Jyotish', start_url: '/staff' })
  expect(forStaff.shortcuts.map(({ url }) => url)).toEqual(['/staff', '/staff/week', '/staff/clients', '/staff/money'])
  for (const { src } of forClients.icons) expect((await site.request(src)).status, src).toBe(200)
  for (const { url } of [...forClients.shortcuts, ...forStaff.shortcuts]) {
    expect([200, 302], url).toContain((await site.request(url)).status)
  }
})

async function readManifest(path: string) {
  return JSON.parse(await read(path)) as { shortcuts: { url: string }[]; icons: { src: string }[] }
}

test('returns 404 for the picture of a page that does not exist', async () => {
  for (const path of ['/og/nobody.png', '/og/home', '/og/constructor.png']) {
    expect((await site.request(path)).status, path).toBe(404)
  }
})

test('a document has no inline script or style, and the policy would not run one', async () => {
  for (const { path } of PAGES) {
    const answer = await site.request(path)
    const html = await answer.text()

    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(html).not.toMatch(/\sstyle="/)
    expect(html).not.toMatch(/\son[a-z]+="/)
    expect(
      [...html.matchAll(/<script([^>]*)>/g)].filter(([, attributes]) => !/src=|ld\+json/.test(attributes ?? '')),
    ).toEqual([])
  }
})

async function read(path: string): Promise<string> {
  const answer = await site.request(path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

function attributeOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}

function jsonLdIn(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
}
