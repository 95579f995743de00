import { beforeAll, expect, test } from 'vitest'
import { partFormOf } from '#app/features/staff/content/forms/practice-forms.ts'
import { requirePractice } from '#db/content/practice.ts'
import { auditLog } from '#db/schema/accounts.ts'
import { faqEntries, ownPages, practice } from '#db/schema/content.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
const PREVIEW = '/staff/website/preview'
let site: TestSite
let admin: Visitor

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
  const { id } = await givenUser(database(), { roles: ['client', 'admin'], now: clock.now() })
  admin = createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
})

test('a preview shows the public page with what is typed, as strangers would see it, and keeps nothing', async () => {
  const db = database()
  const [row] = await db
    .insert(faqEntries)
    .values({ page: 'contact', question: 'Where are you?', answer: 'In Mysuru.' })
    .returning({ id: faqEntries.id })
  const audited = await db.$count(auditLog)

  const typed = { page: 'contact', question: 'Where do we meet?', answer: 'By video call.' }
  const preview = await admin.post(`${PREVIEW}/faq/${row?.id}`, typed)
  const page = await preview.text()
  const added = await (await admin.post(`${PREVIEW}/faq/new`, { ...typed, question: 'May I call?' })).text()

  expect(preview.status).toBe(200)
  expect(page).toContain('Where do we meet?')
  expect(page).not.toContain('Where are you?')
  // The header of a visitor who is not signed in.
  expect(page).toContain('href="/auth"')
  expect(added).toMatch(/Where are you\?[\s\S]*May I call\?/)
  expect(await db.select({ question: faqEntries.question }).from(faqEntries)).toEqual([{ question: 'Where are you?' }])
  expect(await db.$count(auditLog)).toBe(audited)
  expect(await (await site.request('/contact')).text()).toContain('Where are you?')
})

test('a preview can be framed by the site itself alone, and runs nothing', async () => {
  const { headers } = await admin.get(`${PREVIEW}/settings/home`)

  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('cache-control')).toBe('no-store')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("script-src 'none'")
  expect(policy).toContain('sandbox allow-same-origin')
})

test('a preview of a draft shows the page to an admin only, as stored and as typed', async () => {
  const db = database()
  const draft = {
    slug: 'my-teacher',
    title: 'My teacher',
    lead: 'Who taught me.',
    content: 'In **Mysuru**.',
    place: 'menu',
  } as const
  const [row] = await db.insert(ownPages).values(draft).returning({ id: ownPages.id })
  const path = `${PREVIEW}/pages/${row?.id}`

  const stored = await (await admin.get(path)).text()
  const typed = await (await admin.post(path, { ...draft, content: '## In Udupi' })).text()
  const strangers = [await site.request(path), await site.request('/pages/my-teacher')]

  expect(stored).toContain('<strong>Mysuru</strong>')
  expect(typed).toContain('<h2>In Udupi</h2>')
  // It is not published.
  expect(strangers.map(({ status }) => status)).toEqual([302, 404])
  expect(await db.select({ content: ownPages.content, isPublished: ownPages.isPublished }).from(ownPages)).toEqual([
    { content: 'In **Mysuru**.', isPublished: false },
  ])
})

test('a preview of the settings shows the texts, the colours and the terms as typed', async () => {
  const stored = await requirePractice(database())
  const valuesOf = (part: 'home' | 'look' | 'legal') => partFormOf(part).fill(partFormOf(part).of(stored))
  const previewOf = async (part: 'home' | 'look' | 'legal', typed: Record<string, string>) =>
    (await admin.post(`${PREVIEW}/settings/${part}`, { ...valuesOf(part), ...typed })).text()

  const home = await previewOf('home', { heading: 'Ask the sky' })
  const look = await previewOf('look', { accentLight: '#0b5a8c' })
  const terms = await previewOf('legal', { termsAdditions: 'Sessions begin on time.' })
  const privacy = await previewOf('legal', { privacyAdditions: 'We keep no recordings.' })

  expect(home).toContain('Ask the sky')
  expect(look).toContain('/accent/0b5a8c')
  expect(terms).toContain('Sessions begin on time.')
  expect(privacy).toContain('We keep no recordings.')
  const after = await requirePractice(database())
  expect(after).toEqual(stored)
})

test('a preview of a practice that has not opened shows its site, not that it opens soon', async () => {
  const db = database()
  await db.update(practice).set({ isOpen: false })

  const page = await (await admin.get(`${PREVIEW}/settings/home`)).text()
  await db.update(practice).set({ isOpen: true })

  expect(page).toContain('href="/consultation"')
})

test('a preview of an incomplete form says that it follows, and one of what no page shows does not exist', async () => {
  const incomplete = await admin.post(`${PREVIEW}/faq/new`, { page: 'contact', question: 'Why?', answer: '' })

  expect(incomplete.headers.get('x-no-preview')).toBe('1')
  expect(await incomplete.text()).toContain('The preview follows when the form is complete.')
  expect((await admin.get(`${PREVIEW}/coupons/1`)).status).toBe(404)
  expect((await admin.get(`${PREVIEW}/settings/upi`)).status).toBe(404)
  expect((await admin.get(`${PREVIEW}/faq/999999`)).status).toBe(404)
})
