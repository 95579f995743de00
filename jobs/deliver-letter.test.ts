import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { letters } from '#db/schema/letters.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { MailTransport } from '#mail/outgoing-letter.ts'
import { createMailTransport } from '#mail/transport.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { A_PRACTICE, claimLetter, givenLetter, requireLetter } from '#test/factories/letters.ts'
import { startSmtp, type TestSmtp } from '#test/smtp.ts'
import { deliverLetter } from './deliver-letter.ts'
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

test('a letter reaches its reader with text and HTML, and is marked sent', async () => {
  const letter = await givenLetter(database(), { address: 'asha@example.com' })

  await deliver(letter.id)

  expect(smtp.received).toEqual([
    expect.objectContaining({
      subject: 'Your password for Sample Practice was changed',
      messageId: `<${letter.messageId}@practice.example>`,
      envelopeTo: ['asha@example.com'],
      text: expect.stringContaining('Friday, May 1, 2026 at 11:30 AM (IST)'),
      html: expect.stringContaining('Friday, May 1, 2026 at 11:30 AM (IST)'),
    }),
  ])
  expect(await requireLetter(database(), letter.eventKey)).toMatchObject({ state: 'sent', attempts: 1, reason: null })
})

test('G1: while the mail server is away nothing is lost, and afterwards each letter arrives once', async () => {
  const waiting = await Promise.all(Array.from({ length: 10 }, () => givenLetter(database())))
  await smtp.goDown()
  for (const { id } of waiting) await deliver(id)
  for (const { id } of waiting) await deliver(id)

  const states = await Promise.all(waiting.map(({ eventKey }) => requireLetter(database(), eventKey)))
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
    const letter = await givenLetter(database())
    smtp.behave(behaviour)
    await deliver(letter.id)
    expect(await requireLetter(database(), letter.eventKey)).toMatchObject({ state: 'queued', attempts: 1 })

    smtp.behave('accept')
    await deliver(letter.id)

    expect(smtp.received).toHaveLength(1)
    expect(await requireLetter(database(), letter.eventKey)).toMatchObject({ state: 'sent', reason: null })
  },
)

test.each([
  ['refuse-recipient', '550 No such user here'],
  ['refuse-letter', '554 This letter is not welcome'],
] as const)('G9: a refusal for good is shown and not tried again: %s', async (behaviour, reason) => {
  const letter = await givenLetter(database())
  smtp.behave(behaviour)
  await deliver(letter.id)
  await deliver(letter.id)

  expect(await requireLetter(database(), letter.eventKey)).toMatchObject({ state: 'failed', attempts: 1, reason })
})

test('G2: a connection that drops before the answer leads to one repeat with the same Message-ID, and to no more', async () => {
  const letter = await givenLetter(database())
  smtp.behave('drop-before-answer')
  for (let tries = 0; tries < 5; tries++) await deliver(letter.id)

  const messageId = `<${letter.messageId}@practice.example>`
  expect(smtp.received.map((one) => one.messageId)).toEqual([messageId, messageId])
  expect(await requireLetter(database(), letter.eventKey)).toMatchObject({ state: 'failed', attempts: 2 })
})

test('a connection that drops before the letter was handed over is no reason to give up', async () => {
  const letter = await givenLetter(database())
  smtp.behave('drop-before-letter')
  for (let tries = 0; tries < 3; tries++) await deliver(letter.id)
  smtp.behave('accept')
  await deliver(letter.id)

  expect(smtp.received).toHaveLength(1)
})

test('a slow mail server gets the letter once', async () => {
  const letter = await givenLetter(database())
  smtp.behave({ slowMs: 1_500 })

  await Promise.all([deliver(letter.id), deliver(letter.id)])

  expect(smtp.received).toHaveLength(1)
  expect(await requireLetter(database(), letter.eventKey)).toMatchObject({ state: 'sent' })
})

test('a letter that could not be delivered for three days is given up and says why', async () => {
  const letter = await givenLetter(database())
  await smtp.goDown()
  const clock = createTestClock(letter.queuedAt.toISOString())
  await deliver(letter.id, { now: clock.now })
  clock.advance({ days: 3, minutes: 1 })
  await deliver(letter.id, { now: clock.now })

  expect(await requireLetter(database(), letter.eventKey)).toMatchObject({
    state: 'failed',
    attempts: 2,
    reason: expect.stringContaining('ECONNREFUSED'),
  })
})

test('a sealed link that cannot be opened any more is a failure that staff can see', async () => {
  const letter = await givenLetter(database(), {
    letter: { kind: 'newsletter-opt-in', link: 'sealed elsewhere' as SealedText },
  })
  const unseal = () => {
    throw new Error('sealed with another secret')
  }

  await deliver(letter.id, { letterContext: async () => ({ ...A_PRACTICE, unseal }) })

  expect(await requireLetter(database(), letter.eventKey)).toMatchObject({
    state: 'failed',
    reason: 'The letter could not be written: Error: sealed with another secret',
  })
})

test('when the database is away just after the mail server took the letter, it is not sent again', async () => {
  const letter = await givenLetter(database())
  const smtpTransport = createMailTransport({ smtpUrl: smtp.url, mailFrom, outboxDir })
  const breakAfterSending: MailTransport = {
    kind: 'smtp',
    async deliver(outgoing) {
      const outcome = await smtpTransport.deliver(outgoing)
      await database().execute(sql`alter table letters rename to letters_away`)
      setTimeout(async () => {
        await database().execute(sql`alter table letters_away rename to letters`)
      }, 1_500)
      return outcome
    },
  }

  await deliver(letter.id, { mail: breakAfterSending })

  expect(smtp.received).toHaveLength(1)
  expect(await requireLetter(database(), letter.eventKey)).toMatchObject({ state: 'sent', attempts: 1 })
})

test('without a mail server each letter becomes one file, oldest first, however often it is tried', async () => {
  const mail = createMailTransport({ mailFrom, outboxDir })
  const older = await givenLetter(database(), { address: 'older@example.com' })
  const newer = await givenLetter(database(), { address: 'newer@example.com' })
  await deliver(newer.id, { mail })
  await deliver(older.id, { mail })
  await database().update(letters).set({ state: 'queued' }).where(eq(letters.id, older.id))
  await deliver(older.id, { mail })

  const names = (await readdir(outboxDir)).toSorted()
  const files = await Promise.all(names.map((name) => readFile(join(outboxDir, name))))
  const readers = (await Promise.all(files.map((file) => PostalMime.parse(file)))).map((one) => one.to?.[0]?.address)
  expect(readers).toEqual(['older@example.com', 'newer@example.com'])
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true)
})

/** One try of this letter, if it waits for one. */
async function deliver(letterId: number, changes: Partial<JobContext> = {}): Promise<void> {
  const context: JobContext = {
    db: database(),
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    mail: createMailTransport({ smtpUrl: smtp.url, mailFrom, outboxDir }),
    site: { appUrl: A_PRACTICE.appUrl, secret: 'a secret for tests, long enough' },
    countWaiting: () => 0,
    letterContext: async () => A_PRACTICE,
    ...changes,
  }
  const claimed = await claimLetter(context.db, letterId, context.now())
  if (claimed) await deliverLetter(context, claimed, context.letterContext())
}
