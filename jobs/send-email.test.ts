import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimEmail } from '#db/emails/email-states.ts'
import { emails } from '#db/schema/emails.ts'
import type { MailTransport } from '#domain/emails/email-delivery.ts'
import { createMailTransport } from '#mail/delivery/transport.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenPost } from '#test/factories/blog.ts'
import { givenEmail, requireEmail } from '#test/factories/emails.ts'
import { A_PRACTICE, SAMPLE_EMAILS } from '#test/factories/sample-emails.ts'
import { givenSubscriber } from '#test/factories/visitors.ts'
import { startSmtp, type TestSmtp } from '#test/outside-world/smtp.ts'
import { jobContext } from '#test/steps/job-context.ts'
import { RetryLater } from './job.ts'
import { sendEmail } from './send-email.ts'

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

test('sends an email with text and HTML and marks it as sent', async () => {
  const email = await givenEmail(database(), { address: 'asha@example.com' })

  await deliver(email.id)

  expect(smtp.received).toEqual([
    expect.objectContaining({
      subject: 'Your password for Sample Practice was changed',
      messageId: `<${email.messageId}@practice.example>`,
      envelopeTo: ['asha@example.com'],
      text: expect.stringMatching(/Fri, May 1, (\d{4}, )?11:30 AM IST/),
      html: expect.stringMatching(/Fri, May 1, (\d{4}, )?11:30 AM IST/),
    }),
  ])
  expect(await requireEmail(database(), email.eventKey)).toMatchObject({ state: 'sent', attempts: 1, reason: null })
})

test('G1: a mail server outage loses nothing, and each email arrives once afterwards', async () => {
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
  'tries an email again after a temporary rejection: %s',
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
] as const)('G9: records a permanent rejection and does not try again: %s', async (behaviour, reason) => {
  const email = await givenEmail(database())
  smtp.behave(behaviour)
  await deliver(email.id)
  await deliver(email.id)

  expect(await requireEmail(database(), email.eventKey)).toMatchObject({ state: 'failed', attempts: 1, reason })
})

test('G2: repeats an email once, with the same Message-ID, when the connection drops before the response', async () => {
  const email = await givenEmail(database())
  smtp.behave('drop-before-reply')
  for (let tries = 0; tries < 5; tries++) await deliver(email.id)

  const messageId = `<${email.messageId}@practice.example>`
  expect(smtp.received.map((one) => one.messageId)).toEqual([messageId, messageId])
  expect(await requireEmail(database(), email.eventKey)).toMatchObject({ state: 'failed', attempts: 2 })
})

test('keeps trying when the connection drops before the email was handed over', async () => {
  const email = await givenEmail(database())
  smtp.behave('drop-before-email')
  for (let tries = 0; tries < 3; tries++) await deliver(email.id)
  smtp.behave('accept')
  await deliver(email.id)

  expect(smtp.received).toHaveLength(1)
})

test('gives up after three days and records the reason', async () => {
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

test('logs the stack of an error in composing an email, and tries the email again', async () => {
  const reader = await givenSubscriber(database())
  const { id: postId } = await givenPost(database())
  const email = await givenEmail(database(), {
    eventKey: `new-post:${postId}:${reader.id}`,
    email: SAMPLE_EMAILS['new-post'],
  })
  const unseal = () => {
    throw new Error('sealed with another secret')
  }
  const lines: string[] = []
  const log = pino({ serializers: pino.stdSerializers }, { write: (line) => lines.push(line) })

  await deliver(email.id, { log, emailContext: async () => ({ ...A_PRACTICE, unseal }) })

  expect(await requireEmail(database(), email.eventKey)).toMatchObject({
    state: 'queued',
    reason: 'not-composed',
  })
  const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'email not composed')
  expect(logged.err.stack).toContain('Error: sealed with another secret\n    at unseal')

  await deliver(email.id)
  expect(smtp.received).toHaveLength(1)
})

test('sends nothing for an email that was sent or taken back', async () => {
  const email = await givenEmail(database())
  await deliver(email.id)

  await deliver(email.id)
  await deliver(999_999_999)

  expect(smtp.received).toHaveLength(1)
})

test('sends an email that a killed worker left behind', async () => {
  const email = await givenEmail(database())
  await claimEmail(database(), email.id, new Date())

  await deliver(email.id)

  expect(smtp.received.map(({ messageId }) => messageId)).toEqual([`<${email.messageId}@practice.example>`])
})

test('does not send again when the database is down just after the mail server accepted the email', async () => {
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

test('without a mail server, writes one file per email, sorted by age, however often it is tried', async () => {
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

/** Runs the job of this email once. */
async function deliver(emailId: number, changes: Parameters<typeof jobContext>[1] = {}): Promise<void> {
  const context = jobContext(database(), { smtpUrl: smtp.url, outboxDir, ...changes })
  try {
    await sendEmail.run(context, { emailId })
  } catch (error) {
    if (!(error instanceof RetryLater)) throw error
  }
}
