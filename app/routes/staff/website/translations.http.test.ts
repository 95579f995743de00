import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consultationPackages, faqEntries } from '#db/schema/content.ts'
import { translations } from '#db/schema/translations.ts'
import { followContentChanges } from '#server/page-cache/follow-content-changes.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { createTestClock } from '#test/clock.ts'
import { database, databaseUrl } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenConsultationPackage } from '#test/factories/catalogue.ts'
import { givenLanguages, givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const LIST = '/staff/website/translations'
const clock = createTestClock()
let site: TestSite
let admin: Visitor
const pageCache = createPageCache(Date.now)
let contentChanges: ReturnType<typeof followContentChanges>

beforeAll(async () => {
  const db = database()
  await givenPractice(db)
  await givenLanguages(db)
  contentChanges = followContentChanges({ url: databaseUrl(), cache: pageCache, log: pino({ level: 'silent' }) })
  await contentChanges.started
  site = await createSite({ db, clock: clock.now, pageCache })
  const { id } = await givenUser(db, { roles: ['client', 'admin'], now: clock.now() })
  admin = createVisitor(site, { sessionToken: await givenSession(db, id, clock.now()) })
})

afterAll(() => contentChanges.stop())

beforeEach(async () => {
  const db = database()
  await db.delete(faqEntries)
  await db.delete(consultationPackages)
  await db.delete(translations)
})

async function givenQuestion() {
  const [row] = await database()
    .insert(faqEntries)
    .values({ page: 'contact', question: 'How long is a session?', answer: 'One hour.' })
    .returning({ id: faqEntries.id })
  return `${LIST}/faq/${row?.id}`
}

/** The fields that a browser would send without a change. */
async function openForm(path: string) {
  const page = await (await admin.get(path)).text()
  const hidden = page.matchAll(/<input type="hidden" name="((?:original-[\w-]+)|version)" value="(\w*)"/g)
  return { page, sent: Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value])) }
}

test('a translated service is read in each language of the site, and what is missing is marked as English', async () => {
  const { id } = await givenConsultationPackage(database(), { name: 'One Question', description: 'A clear answer.' })
  const path = `${LIST}/packages/${id}`

  for (const [language, name] of [
    ['hi', 'एक प्रश्न'],
    ['te', 'ఒక ప్రశ్న'],
  ] as const) {
    const { sent } = await openForm(`${path}?language=${language}`)
    const saved = await admin.post(`${path}?language=${language}`, { ...sent, intent: 'save', name })
    expect(saved.headers.get('location')).toBe(`${LIST}?language=${language}`)
  }

  const pages = await Promise.all(
    ['/hi/consultation', '/te/consultation', '/consultation'].map(async (at) => (await site.request(at)).text()),
  )
  expect(pages[0]).toContain('एक प्रश्न')
  expect(pages[1]).toContain('ఒక ప్రశ్న')
  expect(pages[1]).toContain('<span lang="en">A clear answer.</span>')
  expect(pages[1]).not.toContain('One Question')
  expect(pages[2]).toContain('One Question')
})

test('a cached page of a language has the translation right after it was saved', async () => {
  const path = await givenQuestion()
  const before = await (await site.request('/te/contact')).text()
  const { sent } = await openForm(`${path}?language=te`)

  await admin.post(`${path}?language=te`, { ...sent, intent: 'save', question: 'సెషన్ ఎంతసేపు?', answer: '' })
  const after = await (await site.request('/te/contact')).text()

  expect(before).toContain('How long is a session?')
  expect(after).toContain('సెషన్ ఎంతసేపు?')
})

test('the list counts what is missing and what is older than its original', async () => {
  const path = await givenQuestion()
  expect(await (await admin.get(`${LIST}?language=te`)).text()).toMatch(/How long is a session\?.*?2 texts missing/s)

  const { sent } = await openForm(`${path}?language=te`)
  await admin.post(`${path}?language=te`, { ...sent, intent: 'save', question: 'ఎంతసేపు?', answer: 'ఒక గంట.' })
  expect(await (await admin.get(`${LIST}?language=te`)).text()).not.toContain('How long is a session?')

  await database().update(faqEntries).set({ answer: 'Ninety minutes.' })
  expect(await (await admin.get(`${LIST}?language=te`)).text()).toContain('1 text older than the original')
  expect((await openForm(`${path}?language=te`)).page).toContain('The original has changed since.')
})

test('a refused save shows everything that was typed again, and what another admin saved meanwhile', async () => {
  const path = `${await givenQuestion()}?language=te`
  const { sent } = await openForm(path)
  await admin.post(path, { ...sent, intent: 'save', question: 'మొదటిది', answer: '' })

  const second = await admin.post(path, { ...sent, intent: 'save', question: 'రెండవది', answer: '' })
  const page = await second.text()
  const tooLong = await admin.post(path, { ...sent, intent: 'save', question: 'అ'.repeat(501), answer: 'నా మాట' })

  expect(second.status).toBe(409)
  expect(page).toContain('రెండవది')
  expect(page).toContain('మొదటిది')
  expect(tooLong.status).toBe(422)
  expect(await tooLong.text()).toContain('నా మాట')
})

test('a site of one language has nothing to translate, and says where to add one', async () => {
  const path = await givenQuestion()
  await givenLanguages(database(), ['en'])

  const list = await (await admin.get(LIST)).text()
  const item = await admin.get(path)
  await givenLanguages(database())

  expect(list).toContain('Your site has one language')
  expect(item.headers.get('location')).toBe(LIST)
})

test('only what exists in a language of the site can be translated', async () => {
  const path = await givenQuestion()
  const paths = [
    `${path}?language=en`,
    `${path}?language=fr`,
    `${LIST}/faq/999999`,
    `${LIST}/coupons/1`,
    `${LIST}/about/2`,
  ]

  const statuses = await Promise.all(paths.map(async (at) => (await admin.get(at)).status))

  expect(statuses).toEqual([404, 404, 404, 404, 404])
})
