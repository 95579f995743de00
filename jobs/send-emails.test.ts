import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emails } from '#db/schema/emails.ts'
import { accepted } from '#domain/outcome.ts'
import type { MailTransport } from '#mail/outgoing-email.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { A_PRACTICE, givenEmail, requireEmail } from '#test/factories/emails.ts'
import type { JobContext } from './job.ts'
import { type EmailSender, startEmailSender } from './send-emails.ts'

let own: TestDatabase
let carrier: EmailSender

beforeEach(async () => {
  own = await createDatabase()
})

afterEach(async () => {
  await carrier.stop()
  await own.drop()
})

test('an email that takes long keeps nobody else waiting', async () => {
  const { mail, delivered, letGo } = createStubbornMail('slow@example.com')
  carrier = startEmailSender(contextWith({ mail }))
  await givenEmail(own.db, { address: 'slow@example.com' })
  const others = Array.from({ length: 12 }, (_, index) => `r${index}@example.com`)
  for (const address of others) await givenEmail(own.db, { address })

  await eventually(() => delivered.length === others.length)
  expect(delivered.toSorted()).toEqual(others.toSorted())

  letGo()
  await eventually(() => delivered.includes('slow@example.com'))
})

test('no more than five emails are on their way at the same time', async () => {
  const { mail, begun, letGo } = createStubbornMail()
  carrier = startEmailSender(contextWith({ mail }))
  for (let count = 0; count < 12; count++) await givenEmail(own.db)

  await eventually(() => begun.length === 5)
  expect(carrier.isWell()).toBe(true)
  letGo()
  await eventually(() => begun.length === 12)
})

test('while many people wait for an answer, emails leave them a second between two rounds', async () => {
  const { mail, letGo } = createStubbornMail()
  letGo()
  const rounds: number[] = []
  const emailContext = async () => {
    rounds.push(performance.now())
    return A_PRACTICE
  }
  for (let count = 0; count < 6; count++) await givenEmail(own.db)
  carrier = startEmailSender(contextWith({ mail, emailContext, countWaiting: () => 10 }))

  await eventually(() => rounds.length === 2)

  // On a busy machine a rest becomes longer, and never shorter.
  const [first = 0, second = 0] = rounds
  expect(second - first).toBeGreaterThan(900)
})

test('emails of a round in which the practice cannot be read go back into the queue, and leave a moment later', async () => {
  const { mail, delivered, letGo } = createStubbornMail()
  letGo()
  let isBroken = true
  const emailContext = async () => {
    if (isBroken) throw new Error('the practice cannot be read')
    return A_PRACTICE
  }
  const { eventKey } = await givenEmail(own.db, { address: 'asha@example.com' })
  carrier = startEmailSender(contextWith({ mail, emailContext }))

  await eventually(async () => {
    const { state, attempts } = await requireEmail(own.db, eventKey)
    return state === 'queued' && attempts === 1
  })
  const { reason, nextAttemptAt } = await requireEmail(own.db, eventKey)
  isBroken = false
  await own.db.update(emails).set({ nextAttemptAt: sql`now()` }).where(eq(emails.eventKey, eventKey))

  await eventually(() => delivered.includes('asha@example.com'))
  expect(reason).toBe('What the email tells could not be read from the database.')
  expect(nextAttemptAt.getTime() - Date.now()).toBeLessThanOrEqual(15_000)
})

test('a round in which the emails cannot be read is not the last one', async () => {
  const { mail, delivered, letGo } = createStubbornMail()
  letGo()
  let looks = 0
  const now = () => {
    looks += 1
    if (looks === 1) throw new Error('the first look fails')
    return new Date()
  }
  await givenEmail(own.db, { address: 'next@example.com' })

  carrier = startEmailSender(contextWith({ mail, now }))

  await eventually(() => delivered.includes('next@example.com'))
})

function contextWith(changes: Partial<JobContext> & Pick<JobContext, 'mail'>): JobContext {
  return {
    db: own.db,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    site: { appUrl: A_PRACTICE.appUrl, secret: 'a secret for tests, long enough' },
    countWaiting: () => 0,
    emailContext: async () => A_PRACTICE,
    ...changes,
  }
}

/** A mail server that keeps one reader's email, or everybody's, in its hands until it is told to let go. */
function createStubbornMail(reader?: string) {
  const begun: string[] = []
  const delivered: string[] = []
  const release = Promise.withResolvers<void>()
  const mail: MailTransport = {
    kind: 'smtp',
    async deliver({ to }) {
      begun.push(to.address)
      if (reader === undefined || to.address === reader) await release.promise
      delivered.push(to.address)
      return accepted(undefined)
    },
  }
  return { mail, begun, delivered, letGo: release.resolve }
}
