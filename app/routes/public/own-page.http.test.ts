import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ownPages, practice } from '#db/schema/content.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
const PAGES = '/staff/website/pages'
const TYPED = {
  intent: 'save',
  title: 'నా గురువు',
  lead: 'Who taught me, and what he left me.',
  content: '## Mysuru\n\nHe taught under a **neem tree**. <script>alert(1)</script>',
  place: 'menu',
  slug: 'my-teacher',
  isPublished: 'on',
}
let site: TestSite
let admin: Visitor
let adminId: string

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
  adminId = (await givenUser(database(), { roles: ['client', 'admin'], now: clock.now() })).id
  admin = createVisitor(site, { sessionToken: await givenSession(database(), adminId, clock.now()) })
})

beforeEach(() => database().delete(ownPages))

const textAt = async (path: string) => (await site.request(path)).text()

async function onlyPage() {
  const [page] = await database().select().from(ownPages)
  if (!page) throw new Error('There is no page.')
  return page
}

test('an own page that an admin publishes is on the site, in its menu, its footer and its sitemap', async () => {
  const before = await textAt('/')
  const added = await admin.post(`${PAGES}/new`, TYPED)
  const page = await textAt('/pages/my-teacher')
  const home = await textAt('/')

  expect(added.status).toBe(302)
  expect(page).toContain('<h2>Mysuru</h2>')
  expect(page).toContain('<strong>neem tree</strong>')
  expect(page).not.toContain('<script>alert(1)')
  expect(page).toContain('content="Who taught me, and what he left me."')
  expect(before).not.toContain('/pages/my-teacher')
  // The wide menu, the one of phones, and the footer.
  expect(home.match(/href="\/pages\/my-teacher"/g)).toHaveLength(3)
  expect(await textAt('/sitemap.xml')).toContain('/pages/my-teacher</loc>')
  const { id } = await onlyPage()
  expect(await listAudit(database(), { subject: { kind: 'pages', id: String(id) } })).toMatchObject([
    { action: 'content-added', actorId: adminId },
  ])
})

test('an own page that is only in the footer is not in the menu, and one that is nowhere still has its address', async () => {
  await admin.post(`${PAGES}/new`, { ...TYPED, place: 'footer' })
  await admin.post(`${PAGES}/new`, { ...TYPED, place: 'none', slug: 'for-students' })
  const home = await textAt('/')

  expect(home.match(/href="\/pages\/my-teacher"/g)).toHaveLength(1)
  expect(home).not.toContain('/pages/for-students')
  expect((await site.request('/pages/for-students')).status).toBe(200)
})

test('a draft of an own page is found by nobody, in no menu and in no sitemap', async () => {
  await admin.post(`${PAGES}/new`, { ...TYPED, isPublished: '' })

  expect((await site.request('/pages/my-teacher')).status).toBe(404)
  expect((await admin.get('/pages/my-teacher')).status).toBe(404)
  expect(await textAt('/')).not.toContain('/pages/my-teacher')
  expect(await textAt('/sitemap.xml')).not.toContain('/pages/my-teacher')
  expect(await (await admin.get(PAGES)).text()).toContain('Draft')
})

test('the address of an own page is Latin, made from the title when it is empty, and belongs to one page', async () => {
  await admin.post(`${PAGES}/new`, { ...TYPED, slug: '' })
  const taken = await admin.post(`${PAGES}/new`, { ...TYPED, slug: '', content: 'Another text.' })
  const wrong = await admin.post(`${PAGES}/new`, { ...TYPED, slug: 'నా గురువు' })

  expect((await onlyPage()).slug).toBe('na-guruvu')
  expect(taken.status).toBe(422)
  expect(await taken.text()).toMatch(/Another page has this address[\s\S]*Another text\./)
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('Use small Latin letters, digits and hyphens')
})

test('a former address of an own page redirects to the newest for good, in the language it was asked in', async () => {
  await admin.post(`${PAGES}/new`, TYPED)
  const { id } = await onlyPage()
  const rename = async (slug: string, version: number) =>
    admin.post(`${PAGES}/${id}`, { ...TYPED, slug, version: String(version) })
  await database()
    .update(practice)
    .set({ languages: ['en', 'te'] })
  await rename('my-guru', 1)
  await rename('who-taught-me', 2)

  const first = await site.request('/pages/my-teacher?from=mail')
  const inTelugu = await site.request('/te/pages/my-guru')

  expect([first.status, first.headers.get('Location')]).toEqual([301, '/pages/who-taught-me?from=mail'])
  expect([inTelugu.status, inTelugu.headers.get('Location')]).toEqual([301, '/te/pages/who-taught-me'])
  // A browser that stored it could not follow the page back to its first address.
  expect(first.headers.get('Cache-Control')).not.toMatch(/max-age=[1-9]/)
  const sitemap = await textAt('/sitemap.xml')
  expect(sitemap).toContain('/pages/who-taught-me</loc>')
  expect(sitemap).not.toContain('/pages/my-teacher')

  await rename('my-teacher', 3)
  expect((await site.request('/pages/my-teacher')).status).toBe(200)
  expect((await site.request('/pages/who-taught-me')).headers.get('Location')).toBe('/pages/my-teacher')
})

test('a new own page takes the former address of another', async () => {
  await admin.post(`${PAGES}/new`, TYPED)
  const { id } = await onlyPage()
  await admin.post(`${PAGES}/${id}`, { ...TYPED, slug: 'my-guru', version: '1' })
  await admin.post(`${PAGES}/new`, { ...TYPED, title: 'Another teacher' })

  expect(await textAt('/pages/my-teacher')).toContain('Another teacher')
  await database().delete(ownPages).where(eq(ownPages.slug, 'my-teacher'))
  expect((await site.request('/pages/my-teacher')).status).toBe(404)
})

test('a deleted own page can be restored from its list, unless another page has taken its address', async () => {
  await admin.post(`${PAGES}/new`, TYPED)
  const { id } = await onlyPage()
  await admin.post(`${PAGES}/${id}`, { intent: 'delete', version: '1' })
  const gone = (await site.request('/pages/my-teacher')).status
  const list = await (await admin.get(PAGES)).text()
  const [, removalId = ''] = /name="removalId" value="(\d+)"/.exec(list) ?? []

  await admin.post(`${PAGES}/new`, { ...TYPED, title: 'Another' })
  await admin.post(PAGES, { intent: 'restore-samples', removalId })
  const refused = admin.flash()
  await database().delete(ownPages)
  await admin.post(PAGES, { intent: 'restore-samples', removalId })

  expect(gone).toBe(404)
  expect(list).toContain('One was removed on')
  expect(refused).toMatchObject({ title: 'Nothing was restored' })
  expect(await onlyPage()).toMatchObject({ id, title: 'నా గురువు', slug: 'my-teacher' })
  expect((await site.request('/pages/my-teacher')).status).toBe(200)
})

test('the search of staff finds an own page by its title', async () => {
  await admin.post(`${PAGES}/new`, { ...TYPED, title: 'My teacher', isPublished: '' })
  const { id } = await onlyPage()

  expect(await (await admin.get('/staff/search?q=my+tea')).text()).toContain(`href="${PAGES}/${id}"`)
})
