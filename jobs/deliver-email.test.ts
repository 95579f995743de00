import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emails } from '#db/schema/emails.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { MailTransport } from '#mail/outgoing-email.ts'
import { createMailTransport } from '#mail/transport.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { A_PRACTICE, claimEmail, givenEmail, requireEmail } from '#test/factories/emails.ts'
import { startSmtp, type TestSmtp } from '#test/smtp.ts'
import { deliverEmail } from './deliver-email.ts'
import type { JobContext } from './job.ts'

const mailFrom = 'Sample Practice <no-reply@practice.example>'

let smtp: TestSmtp
let outboxDir: string

beforeEach(async () => {
  smtp = await startSmtp()
  outboxDir = await mkdtemp(join(tmpdir(), 'muhurta-outbox-'))
})

afterEach(async () => {
  await smtp.stop()
  await rm(outboxDir, { recursive: true })
})

test('an email reaches its reader with text and HTML, and is marked sent', async () => {
  const email = await givenEmail(database(), { address: 'asha@example.com' })

  await deliver(email.id)

  expect(smtp.received).toEqual([
    expect.objectContaining({
      subject: 'Your password for Sample Practice was changed',
      messageId: `<${email.messageId}@practice.example>`,
      envelopeTo: ['asha@example.com'],
      text: expect.stringContaining('Friday, May 1, 2026 at 11:30 AM (IST)'),
      html: expect.stringContaining('Friday, May 1, 2026 at 11:30 AM (IST)'),
    }),
  ])
  expect(await requireEmail(database(), email.eventKey)).toMatchObject({ state: 'sent', attempts: 1, reason: null })
})

test('G1: while the mail server is away nothing is lost, and afterwards each email arrives once', async () => {
  const waiting = await Promise.all(Array.from({ length: 10 }, () => givenEmail(database())))
  await smtp.goDown()
  for (const { id } of waiting) await deliver(id)
  for (const { id } of waiting) await deliver(id)

  const states = await Promise.all(waiting.map(({ eventKey }) => requireEmail(database(), eventKey)))
  expect(states.map(({ state, attempts }) => [state, attempts])).toEqual(waiting.map(() => ['queued', 2]))
  expect(states[0]?.reason).toContain('ECONNREFUSED')

  await smtp.comeUp()
  for (const { id } of waiting) await deliver(id)

  expect(smtp.received.map((one) => one.messageId).toSorted()).toEqual(
    waiting.map(({ messageId }) => `<${messageId}@practice.example>`).toSorted(),
  )
})

test.each(['refuse-temporarily', 'refuse-recipient-temporarily', 'refuse-sender'] as const)(
  'a mail server that does this waits for another try: %s',
  async (behaviour) => {
    const email = await givenEmail(database())
    smtp.behave(behaviour)
    await deliver(email.id)
    expect(await requireEmail(database(), email.eventKey)).toMatchObject({ state: 'queued', attempts: 1 })

    smtp.behave('accept')
    await deliver(email.id)

    expect(smtp.received).toHaveLength(1)
    expect(await requireEmail(database(), email.eventKey)).toMatchObject({ state: 'sent', reason: null })
  },
)

test.each([
  ['refuse-recipient', '550 No such user here'],
  ['refuse-email', '554 This email is not welcome'],
] as const)('G9: a refusal for good is shown and not tried again: %s', async (behaviour, reason) => {
  const email = await givenEmail(database())
  smtp.behave(behaviour)
  await deliver(email.id)
  await deliver(email.id)

  expect(await requireEmail(database(), email.eventKey)).toMatchObject({ state: 'failed', attempts: 1, reason })
})

test('G2: a connection that drops before the answer leads to one repeat with the same Message-ID, and to no more', async () => {
  const email = await givenEmail(database())
  smtp.behave('drop-before-answer')
  for (let tries = 0; tries < 5; tries++) await deliver(email.id)

  const messageId = `<${email.messageId}@practice.example>`
  expect(smtp.received.map((one) => one.messageId)).toEqual([messageId, messageId])
  expect(await requireEmail(database(), email.eventKey)).toMatchObject({ state: 'failed', attempts: 2 })
})

test('a connection that drops before the email was handed over is no reason to give up', async () => {
  const email = await givenEmail(database())
  smtp.behave('drop-before-email')
  for (let tries = 0; tries < 3; tries++) await deliver(email.id)
  smtp.behave('accept')
  await deliver(email.id)

  expect(smtp.received).toHaveLength(1)
})

test('a slow mail server gets the email once', async () => {
  const email = await givenEmail(database())
  smtp.behave({ slowMs: 1_500 })

  await Promise.all([deliver(email.id), deliver(email.id)])

  expect(smtp.received).toHaveLength(1)
  expect(await requireEmail(database(), email.eventKey)).toMatchObject({ state: 'sent' })
})

test('an email that could not be delivered for three days is given up and says why', async () => {
  const email = await givenEmail(database())
  await smtp.goDown()
  const clock = createTestClock(email.queuedAt.toISOString())
  await deliver(email.id, { now: clock.now })
  clock.advance({ days: 3, minutes: 1 })
  await deliver(email.id, { now: clock.now })

  expect(await requireEmail(database(), email.eventKey)).toMatchObject({
    state: 'failed',
    attempts: 2,
    reason: expect.stringContaining('ECONNREFUSED'),
  })
})

test('a sealed link that cannot be opened any more is a failure that staff can see', async () => {
  const email = await givenEmail(database(), {
    email: { kind: 'newsletter-opt-in', link: 'sealed elsewhere' as SealedText },
  })
  const unseal = () => {
    throw new Error('sealed with another secret')
  }

  await deliver(email.id, { emailContext: async () => ({ ...A_PRACTICE, unseal }) })

  expect(await requireEmail(database(), email.eventKey)).toMatchObject({
    state: 'failed',
    reason: 'The email could not be written: Error: sealed with another secret',
  })
})

test('when the database is away just after the mail server took the email, it is not sent again', async () => {
  const email = await givenEmail(database())
  const smtpTransport = createMailTransport({ smtpUrl: smtp.url, mailFrom, outboxDir })
  const breakAfterSending: MailTransport = {
    kind: 'smtp',
    async deliver(outgoing) {
      const outcome = await smtpTransport.deliver(outgoing)
      await database().execute(sql`alter table emails rename to emails_away`)
      setTimeout(async () => {
        await database().execute(sql`alter table emails_away rename to emails`)
      }, 1_500)
      return outcome
    },
  }

  await deliver(email.id, { mail: breakAfterSending })

  expect(smtp.received).toHaveLength(1)
  expect(await requireEmail(database(), email.eventKey)).toMatchObject({ state: 'sent', attempts: 1 })
})

test('without a mail server each email becomes one file, oldest first, however often it is tried', async () => {
  const mail = createMailTransport({ mailFrom, outboxDir })
  const older = await givenEmail(database(), { address: 'older@example.com' })
  const newer = await givenEmail(database(), { address: 'newer@example.com' })
  await deliver(newer.id, { mail })
  await deliver(older.id, { mail })
  await database().update(emails).set({ state: 'queued' }).where(eq(emails.id, older.id))
  await deliver(older.id, { mail })

  const names = (await readdir(outboxDir)).toSorted()
  const files = await Promise.all(names.map((name) => readFile(join(outboxDir, name))))
  const readers = (await Promise.all(files.map((file) => PostalMime.parse(file)))).map((one) => one.to?.[0]?.address)
  expect(readers).toEqual(['older@example.com', 'newer@example.com'])
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true)
})

/** One try of this email, if it waits for one. */
async function deliver(emailId: number, changes: Partial<JobContext> = {}): Promise<void> {
  const context: JobContext = {
    db: database(),
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    mail: createMailTransport({ smtpUrl: smtp.url, mailFrom, outboxDir }),
    site: { appUrl: A_PRACTICE.appUrl, secret: 'a secret for tests, long enough' },
    countWaiting: () => 0,
    emailContext: async () => A_PRACTICE,
    ...changes,
  }
  const claimed = await claimEmail(context.db, emailId, context.now())
  if (claimed) await deliverEmail(context, claimed, context.emailContext())
}
