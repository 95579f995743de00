import { beforeAll, expect, test } from 'vitest'
import { requirePractice } from '#db/content/practice.ts'
import type { Role } from '#domain/roles.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { createEmptyPractice } from '#usecases/content/write-first-content.ts'

let site: TestSite

beforeAll(async () => {
  await createEmptyPractice(database())
  site = await createSite({ db: database() })
})

async function visitorWith(...roles: readonly Role[]) {
  const { id } = await givenUser(database(), { roles, password: null })
  return createVisitor(site, { sessionToken: await givenSession(database(), id) })
}

test.each([
  '/',
  '/consultation',
  '/panchanga',
  '/horoscope',
  '/book/consultation/any',
  '/sitemap.xml',
  '/no-such-page',
])('before the practice opens, strangers see on %s that it opens soon', async (path) => {
  const response = await site.request(path)

  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('3600')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  const page = await response.text()
  expect(page).toContain('Opening soon')
  expect(page).not.toContain('href="/consultation"')
})

test.each([
  '/auth',
  '/create-admin',
  '/astrologer-setup',
  '/terms',
  '/healthz',
  '/favicon.svg',
  '/robots.txt',
  '/waitlist/offer',
  '/booking/pay',
  '/newsletter/unsubscribe',
])('%s works before the practice opens', async (path) => {
  const response = await site.request(path)

  expect(response.status).not.toBe(503)
  expect(await response.text()).not.toContain('Opening soon')
})

test('a client is a stranger before the practice opens', async () => {
  expect((await (await visitorWith('client')).get('/')).status).toBe(503)
})

test('staff see the site and that nobody else does', async () => {
  const response = await (await visitorWith('client', 'assistant')).get('/')

  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Only you can see this.')
})

test('the last step opens the site, also for pages that were cached meanwhile', async () => {
  const admin = await visitorWith('client', 'admin')

  const response = await admin.post('/staff/setup/open', { intent: 'open' })

  expect(response.headers.get('location')).toBe('/')
  expect((await requirePractice(database())).isOpen).toBe(true)
  const home = await site.request('/')
  expect(home.status).toBe(200)
  expect(await home.text()).not.toContain('Only you can see this.')
  expect((await site.request('/opening-soon')).headers.get('location')).toBe('/')
})
