import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { sendEmail } from '#jobs/send-email.ts'
import { createLog } from '#server/log.ts'
import { startSmtp } from '#test/outside-world/smtp.ts'
import { linkPathInEmail } from '#test/steps/account-emails.ts'
import { jobContext } from '#test/steps/job-context.ts'
import { findFeedToken, openCalendarFeed } from '#usecases/calendar/change-calendar-feed.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { createTestClock } from '../clock.ts'
import { createDatabase, type TestDatabase } from '../database.ts'
import { givenSession, givenUser } from '../factories/accounts.ts'
import { bookingForm, TEST_KEYS } from '../factories/bookings.ts'
import { applyDecisions } from '../factories/decisions.ts'
import { givenEmail } from '../factories/emails.ts'
import { createSite, type TestSite } from '../site.ts'
import { createVisitor } from '../visitor.ts'

const CLIENT = {
  email: 'kausalya.venkataraman@example.com',
  fullName: 'Kausalya Venkataraman',
  phone: '+91 98450 77123',
  password: 'nine lamps beside the tank',
  birthPlace: 'Shravanabelagola',
  reference: '417263549081',
  message: 'My mother is ill and I worry about the winter',
}

const clock = createTestClock()
const log: string[] = []
const secrets: string[] = Object.values(CLIENT)
let own: TestDatabase
let site: TestSite

beforeAll(async () => {
  own = await createDatabase()
  await loadSampleContent(own.db)
  site = await createSite({
    db: own.db,
    clock: clock.now,
    log: createLog('debug', { write: (line) => log.push(line) }),
  })
  return () => own.drop()
})

test('I6: the log contains no personal data after every action and failure', async () => {
  await joinBookAndPay()
  await useOtherForms()
  await failRequests()
  await failDelivery()

  expect(log.length).toBeGreaterThan(20)
  expect(log.filter((line) => line.includes('"level":50')).length).toBeGreaterThan(0)
  const found = secrets.filter((secret) => log.some((line) => mentions(line, secret)))
  expect(found.map((secret) => [secret, log.find((line) => mentions(line, secret))])).toEqual([])
})

/** Sign-up, verification, sign-in, a booking with birth details, and the payment that staff verify. */
async function joinBookAndPay(): Promise<void> {
  const { email, fullName, phone, password, birthPlace, reference } = CLIENT
  const client = createVisitor(site)
  await client.post('/auth?tab=sign-up', { intent: 'sign-up', fullName, email, password, consent: 'on' })
  const verification = noted(await linkPathInEmail(own.db, email, 'verify-address'))
  await client.get(verification)
  await client.post(verification, {})
  await client.signIn(email, 'not the password')
  await client.signIn(email, password)
  for (const { value } of client.cookies.values()) secrets.push(value)

  const form = { ...bookingForm(), fullName, phone, birthPlace, intent: 'book', idempotencyKey: randomUUID() }
  const booked = await client.post('/book/consultation/full-life-prediction', form)
  const payment = booked.headers.get('location') ?? ''
  await client.get(payment)
  const claimed = await client.post(payment, { intent: 'claim', reference })
  expect(claimed.status).toBe(302)

  const astrologer = await givenUser(own.db, { roles: ['client', 'astrologer'], now: clock.now() })
  const desk = createVisitor(site, { sessionToken: await givenSession(own.db, astrologer.id, clock.now()) })
  await desk.get('/astrologer-dashboard/to-verify')
  await desk.post('/astrologer-dashboard/to-verify', { intent: 'verify', bookingId: payment.split('/').at(-1) ?? '' })
  await applyDecisions(own.db, clock.now())
  await desk.get('/astrologer-dashboard')
  await client.get('/dashboard/invoices')
  await client.get('/account/export')
}

/** The contact form, the newsletter, a forgotten password, a calendar, and email addresses in URLs. */
async function useOtherForms(): Promise<void> {
  const { email, fullName, phone, message } = CLIENT
  const visitor = createVisitor(site, { address: '10.7.0.1' })
  await visitor.post('/contact', { name: fullName, email, phone, subject: message, message, inquiryType: 'general' })
  await visitor.post('/newsletter/subscribe', { email, source: 'footer' })
  await visitor.post('/auth?forgot=1', { intent: 'forgot', resetEmail: email })
  const reset = noted(await linkPathInEmail(own.db, email, 'reset-password'))
  await visitor.get(reset)
  await visitor.get(`/blog?q=${encodeURIComponent(email)}`)
  await visitor.get(`/${email}`)

  const { rows } = await own.db.execute<{ id: string }>(sql`select id from users where email = ${email}`)
  const scope = { userId: rows[0]?.id ?? '', astrologerId: null, shows: 'sessions' } as const
  await openCalendarFeed(own.db, TEST_KEYS, scope, clock.now())
  const feed = (await findFeedToken(own.db, TEST_KEYS, scope)) ?? ''
  secrets.push(feed)
  expect((await visitor.get(`/calendar/${feed}.ics`)).status).toBe(200)
}

/** Forms with personal data that arrive while a table is missing. */
async function failRequests(): Promise<void> {
  const { email, fullName, phone, password, message } = CLIENT
  const visitor = createVisitor(site, { address: '10.7.0.2' })
  for (const table of ['emails', 'users', 'contact_messages']) {
    await own.db.execute(sql.raw(`alter table ${table} rename to ${table}_missing`))
    const form = { intent: 'sign-up', fullName, email: `new.${email}`, password, consent: 'on' }
    const responses = [
      await visitor.post('/auth?tab=sign-up', form),
      await visitor.signIn(email, password),
      await visitor.post('/contact', { name: fullName, email, phone, subject: 'Hello', message }),
    ]
    expect(responses.some(({ status }) => status >= 500)).toBe(true)
    await own.db.execute(sql.raw(`alter table ${table}_missing rename to ${table}`))
  }
}

/** A mail server that names the recipient in its refusal. */
async function failDelivery(): Promise<void> {
  const smtp = await startSmtp()
  smtp.behave('refuse-recipient')
  const email = await givenEmail(own.db, { address: CLIENT.email })
  const context = jobContext(own.db, {
    now: clock.now,
    log: createLog('debug', { write: (line) => log.push(line) }),
    smtpUrl: smtp.url,
  })
  await sendEmail.run(context, { emailId: email.id })
  await smtp.stop()
}

/** Remembers the secret in a link and returns the link. */
function noted(path: string): string {
  const token = new URLSearchParams(path.split('?')[1]).get('token')
  if (!token) throw new Error(`${path} has no token.`)
  secrets.push(token)
  return path
}

/** Also finds a secret that is URL-encoded or written without spaces. */
function mentions(line: string, secret: string): boolean {
  return [secret, encodeURIComponent(secret), secret.replaceAll(/[\s+]/g, '')].some((form) => line.includes(form))
}
