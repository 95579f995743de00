import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { NEWSLETTER_LINKS } from '#content/site/newsletter-links.ts'
import { connect } from '#db/client.ts'
import { contactMessages, newsletterSubscribers } from '#db/schema/visitors.ts'
import { unsealText } from '#db/sealed-text.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { Logger } from '#server/log.ts'
import { createEmptyDatabase, database } from '#test/database.ts'
import { anEmail, givenSubscriber, listEmailsTo } from '#test/factories/visitors.ts'
import { createSite, TEST_APP_URL, TEST_SECRET, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { createNewsletterLink } from '#usecases/visitors/newsletter-link.ts'

const MESSAGE = {
  name: 'Asha',
  email: 'asha@example.org',
  subject: 'Hello',
  message: 'Namaste',
  inquiryType: 'general',
}

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database() })
})

test('E16: rejects the sixth message within an hour from one address and says when to try again', async () => {
  const fromAddress = '203.0.113.7'
  for (let count = 1; count <= 5; count += 1) {
    const sent = await site.request('/contact', { ...formOf(MESSAGE), fromAddress })
    expect(sent.headers.get('location')).toBe('/contact')
  }

  const refused = await site.request('/contact', { ...formOf(MESSAGE), fromAddress })
  const other = await site.request('/contact', { ...formOf(MESSAGE), fromAddress: '203.0.113.8' })

  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect(await refused.text()).toContain('Namaste</textarea>')
  expect(other.headers.get('location')).toBe('/contact')
})

test('E16: thanks a program that fills in the hidden field, and drops its message', async () => {
  const robot = { ...MESSAGE, subject: 'Cheap pills', website: 'https://pills.example' }

  const answer = await site.request('/contact', { ...formOf(robot), fromAddress: '203.0.113.9' })

  expect(answer.headers.get('location')).toBe('/contact')
  expect(await database().select().from(contactMessages).where(eq(contactMessages.subject, 'Cheap pills'))).toEqual([])
})

test('E16: thanks such a program at any address without reflecting it in a header', async () => {
  const robot = { email: 'robot@example.org', website: 'https://pills.example' }
  const path = '/free-content/line%0D%0ASet-Cookie%3A%20planted%3D1'

  const answer = await site.request(path, { ...formOf(robot), fromAddress: '203.0.113.11' })

  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(path)
})

test('says above a refused form whether one field is wrong or several', async () => {
  const oneWrong = formOf({ ...MESSAGE, email: 'asha at example' })
  const twoWrong = formOf({ ...MESSAGE, email: 'asha at example', subject: '' })

  const one = await site.request('/contact', { ...oneWrong, fromAddress: '203.0.113.12' })
  const two = await site.request('/contact', { ...twoWrong, fromAddress: '203.0.113.12' })

  expect(await one.text()).toContain('>Check this field<')
  expect(await two.text()).toContain('>Check these fields<')
})

test('escapes what a visitor typed', async () => {
  const attack = { ...MESSAGE, email: '"><script>alert(1)</script>', message: '</textarea><script>alert(2)</script>' }

  const answer = await site.request('/contact', { ...formOf(attack), fromAddress: '203.0.113.10' })

  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;alert(2)')
})

test('returns 400 for a body that is not a form', async () => {
  const answer = await site.request('/contact', {
    method: 'POST',
    body: '{"name":"Asha"}',
    headers: { 'content-type': 'application/json' },
  })

  expect(answer.status).toBe(400)
})

test('E17: a mail program can unsubscribe its reader with one click and no Origin header', async () => {
  const { id, email } = await givenSubscriber(database())
  const path = await unsubscribePath(id)

  const looked = await site.request(path)
  expect(looked.status).toBe(200)
  expect(await stateOf(email)).toBe('confirmed')

  const clicked = await site.request(path, { ...formOf({ 'List-Unsubscribe': 'One-Click' }), isBrowser: false })
  expect(clicked.status).toBe(200)
  expect(await stateOf(email)).toBe('unsubscribed')
})

test('does not subscribe anyone when a link scanner opens the email’s links', async () => {
  const email = anEmail()
  await site.request('/newsletter/subscribe', formOf({ email, source: 'footer' }))
  const path = await confirmationPath(email)

  for (const method of ['HEAD', 'GET']) await site.request(path, { method })
  expect(await stateOf(email)).toBe('pending')

  const confirmed = await site.request(path, formOf({}))
  expect(await confirmed.text()).toContain('You are subscribed')
  expect(await stateOf(email)).toBe('confirmed')
})

test.each(['confirm', 'unsubscribe'])('a link to %s that no longer works says so', async (page) => {
  const answer = await site.request(`/newsletter/${page}?token=unknown`, formOf({}))

  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain(NEWSLETTER_LINKS.deadTitle)
})

test('redirects to our own site after subscribing, whatever the form says', async () => {
  const form = { email: 'reader@example.org', source: 'footer', return: '//evil.example/phish' }

  const answer = await site.request('/newsletter/subscribe', formOf(form))

  expect(answer.headers.get('location')).toBe('/')
})

test('the theme is stored in a cookie that scripts can change, and the visitor returns to the page', async () => {
  const answer = await site.request('/theme?return=/courses', formOf({ theme: 'dark' }))

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/courses')
  expect(answer.headers.get('set-cookie')).toMatch(/^theme=dark; Max-Age=\d+; Path=\/; SameSite=Lax$/)
})

test('logs the path of a page that does not exist', async () => {
  const lines: unknown[] = []
  const logging = await createSite({ db: database(), log: recordingLog(lines) })

  const answer = await logging.request('/no/such/page')

  expect(answer.status).toBe(404)
  expect(lines).toContainEqual([{ path: '/no/such/page' }, 'page not found'])
})

test('F8: the error screen shows the request id of the log and no internals', async () => {
  const withoutTables = await createEmptyDatabase()
  const broken = await createSite({ db: withoutTables.db, log: recordingLog([]) })

  const answer = await broken.request('/contact')

  const html = await answer.text()
  expect(answer.status).toBe(500)
  expect(html).toContain('Something went wrong on our side')
  expect(html).toContain(answer.headers.get('x-request-id'))
  const visible = html.replace(/<style.*<\/style>/s, '')
  expect(visible).not.toMatch(/relation|select|\.js:\d/i)
  await withoutTables.drop()
})

test('H3: shows the outage page while the database is down', async () => {
  const connection = connect('postgres://nobody@127.0.0.1:1/nothing')
  const waiting = await createSite({ db: connection.db, log: recordingLog([]) })

  const answer = await waiting.request('/courses')

  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('We will be back in a moment')
  await connection.close()
})

/** The form body as a browser sends it. */
function formOf(fields: Record<string, string>) {
  return { method: 'POST', body: new URLSearchParams(fields) }
}

async function unsubscribePath(subscriberId: number): Promise<string> {
  const order = { subscriberId, purpose: 'unsubscribe', now: new Date() } as const
  const { link } = await createNewsletterLink(database(), { appUrl: TEST_APP_URL, secret: TEST_SECRET }, order)
  const { pathname, search } = new URL(unsealText(link, TEST_SECRET))
  return `${pathname}${search}`
}

/** The confirmation link of the opt-in email. */
async function confirmationPath(address: string): Promise<string> {
  const [email] = await listEmailsTo(database(), address)
  if (!email || !('link' in email.payload) || email.payload.link === null) throw new Error('No email asks them.')
  const { pathname, search } = new URL(unsealText(email.payload.link as SealedText, TEST_SECRET))
  return `${pathname}${search}`
}

async function stateOf(email: string) {
  const [row] = await database().select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return row?.state
}

function recordingLog(lines: unknown[]): Logger {
  const record = (...line: unknown[]) => lines.push(line)
  const log = { info: record, warn: record, error: record, debug: record, child: () => log }
  return log as unknown as Logger
}
