import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database() })
})

async function headerFor(...roles: readonly Role[]): Promise<{ header: string; email: string }> {
  const { id, email } = await givenUser(database(), { roles, password: null })
  const visitor = createVisitor(site, { sessionToken: await givenSession(database(), id) })
  return { header: partOf(await (await visitor.get('/terms')).text(), 'header'), email }
}

function partOf(page: string, tag: 'header' | 'footer'): string {
  return new RegExp(`<${tag} class="site-${tag}">.*?</${tag}>`, 's').exec(page)?.[0] ?? ''
}

const linksIn = (part: string) => [...part.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

test('anonymous visitors see Sign In and Book Consultation', async () => {
  const header = partOf(await (await site.request('/')).text(), 'header')

  expect(linksIn(header)).toEqual(
    expect.arrayContaining(['/', '/courses', '/consultation', '/free-content', '/blog', '/auth']),
  )
  for (const label of ['Home', 'Courses', 'Consultation', 'Free Content', 'Blog', 'Sign In', 'Book Consultation']) {
    expect(header).toContain(`>${label}<`)
  }
  expect(header).not.toContain('Sign Out')
})

test('a client sees their email address and Sign Out', async () => {
  const { header, email } = await headerFor('client')

  for (const text of [email, 'Sign Out', 'Book Consultation']) expect(header).toContain(text)
  expect(header).not.toContain('Astrologer Dashboard')
  expect(header).not.toContain('Sign In')
})

test('an astrologer sees the link to the Astrologer Dashboard', async () => {
  const { header } = await headerFor('client', 'astrologer')

  expect(header).toContain('Astrologer Dashboard')
  expect(linksIn(header)).toContain('/astrologer-dashboard')
})

test('the footer has links, contact details, the newsletter and social networks', async () => {
  const footer = partOf(await (await site.request('/terms')).text(), 'footer')

  for (const text of ['Quick Links', '108 Sample Street', 'namaste@example.com', '+91 00000 00000', 'Subscribe']) {
    expect(footer).toContain(text)
  }
  expect(linksIn(footer)).toEqual(expect.arrayContaining(['/horoscope', '/contact', '/terms', '/privacy']))
  for (const network of ['YouTube', 'Instagram', 'Facebook']) expect(footer).toContain(network)
  expect(footer).toMatch(/<input[^>]*type="email"[^>]*required/)
})

test("one user's header is never shown to another user", async () => {
  const { email } = await headerFor('client')

  const page = await (await site.request('/terms')).text()

  expect(page).not.toContain(email)
  expect(partOf(page, 'header')).toContain('Sign In')
})

test('changed practice details appear in the header and footer at once', async () => {
  const visitor = createVisitor(site)
  await visitor.get('/terms')

  await database().execute(sql`update practice set tagline = 'Read slowly.'`)

  expect(partOf(await (await visitor.get('/terms')).text(), 'footer')).toContain('Read slowly.')
})
