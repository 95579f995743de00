import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { notificationRequests } from '#db/schema/visitors.ts'
import { database } from '#test/database.ts'
import { anEmail, listEmailsTo } from '#test/factories/visitors.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const PRACTICE = 'namaste@example.com'

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database() })
})

let sent = 0
/** Every visitor has an address of their own, so that no rate limit applies. */
const aVisitor = () => createVisitor(site, { address: `203.0.113.${++sent}` })

test('without script a contact message shows an error beside each field, then emails the visitor and the practice', async () => {
  const visitor = aVisitor()
  const email = anEmail()
  const typed = { name: 'Asha Rao', email: 'asha at example', phone: 'call me', subject: '', message: '' }

  const refused = await visitor.post('/contact', typed)
  const form = await refused.text()
  const accepted = await visitor.post('/contact', {
    ...typed,
    email,
    phone: '',
    subject: 'My payment without script',
    message: 'I paid yesterday.',
  })

  expect(refused.status).toBe(422)
  for (const error of ['valid email address', 'Enter a phone number', 'Enter a subject', 'Write your message']) {
    expect(form).toContain(error)
  }
  expect(form).toContain('value="Asha Rao"')
  expect(accepted.headers.get('location')).toBe('/contact')
  expect(visitor.flash()?.title).toBe('Message sent successfully!')
  expect(await listEmailsTo(database(), email)).toHaveLength(1)
  const toPractice = await listEmailsTo(database(), PRACTICE)
  expect(JSON.stringify(toPractice.map(({ payload }) => payload))).toContain('My payment without script')
})

test('without script a visitor corrects an address, subscribes from the footer and returns to the page', async () => {
  const visitor = aVisitor()
  const email = anEmail()
  const footer = { source: 'footer', return: '/terms' }

  const refused = await visitor.post('/newsletter/subscribe', { ...footer, email: 'asha@example' })
  const accepted = await visitor.post('/newsletter/subscribe', { ...footer, email })

  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('valid email address')
  expect(page).toContain('value="asha@example"')
  expect(accepted.headers.get('location')).toBe('/terms')
  expect(visitor.flash()?.title).toBe('Thank you for subscribing!')
  expect(await listEmailsTo(database(), email)).toHaveLength(1)
})

test('without script a visitor corrects a suggestion without a topic and suggests a resource', async () => {
  const visitor = aVisitor()

  const refused = await visitor.post('/free-content', { topic: '', link: 'javascript:alert(1)' })
  const page = await refused.text()
  const link = 'https://example.com/muhurta'
  const accepted = await visitor.post('/free-content', { topic: 'Lectures on muhurta', link })

  expect(refused.status).toBe(422)
  expect(page).toContain('Enter your suggestion')
  expect(page).toContain('starts with https')
  expect(page).toContain('value="javascript:alert(1)"')
  expect(accepted.headers.get('location')).toMatch(/^\/free-content/)
  expect(visitor.flash()?.title).toBe('Thank you for your suggestion!')
  const emails = JSON.stringify((await listEmailsTo(database(), PRACTICE)).map(({ payload }) => payload))
  expect(emails).toContain('Lectures on muhurta')
  expect(emails).toContain(link)
})

test('without script a visitor signs up to be notified about new lessons', async () => {
  const visitor = aVisitor()
  const email = anEmail()

  const accepted = await visitor.post('/free-content/jaimini-intermediate', { email })

  expect(accepted.status).toBe(302)
  expect(visitor.flash()?.title).toBe('We will let you know!')
  const rows = await database().select().from(notificationRequests).where(eq(notificationRequests.email, email))
  expect(rows).toHaveLength(1)
})
