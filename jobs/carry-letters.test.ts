import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { letters } from '#db/schema/letters.ts'
import { accepted } from '#domain/outcome.ts'
import type { MailTransport } from '#mail/outgoing-letter.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { A_PRACTICE, givenLetter, requireLetter } from '#test/factories/letters.ts'
import { type LetterCarrier, startLetterCarrier } from './carry-letters.ts'
import type { JobContext } from './job.ts'

let own: TestDatabase
let carrier: LetterCarrier

beforeEach(async () => {
  own = await createDatabase()
})

afterEach(async () => {
  await carrier.stop()
  await own.drop()
})

test('a letter that takes long keeps nobody else waiting', async () => {
  const { mail, delivered, letGo } = createStubbornMail('slow@example.com')
  carrier = startLetterCarrier(contextWith({ mail }))
  await givenLetter(own.db, { address: 'slow@example.com' })
  const others = Array.from({ length: 12 }, (_, index) => `r${index}@example.com`)
  for (const address of others) await givenLetter(own.db, { address })

  await eventually(() => delivered.length === others.length)
  expect(delivered.toSorted()).toEqual(others.toSorted())

  letGo()
  await eventually(() => delivered.includes('slow@example.com'))
})

test('no more than five letters are on their way at the same time', async () => {
  const { mail, begun, letGo } = createStubbornMail()
  carrier = startLetterCarrier(contextWith({ mail }))
  for (let count = 0; count < 12; count++) await givenLetter(own.db)

  await eventually(() => begun.length === 5)
  expect(carrier.isWell()).toBe(true)
  letGo()
  await eventually(() => begun.length === 12)
})

test('while many people wait for an answer, letters leave them a second between two rounds', async () => {
  const { mail, letGo } = createStubbornMail()
  letGo()
  const rounds: number[] = []
  const letterContext = async () => {
    rounds.push(performance.now())
    return A_PRACTICE
  }
  for (let count = 0; count < 6; count++) await givenLetter(own.db)
  carrier = startLetterCarrier(contextWith({ mail, letterContext, countWaiting: () => 10 }))

  await eventually(() => rounds.length === 2)

  // On a busy machine a rest becomes longer, and never shorter.
  const [first = 0, second = 0] = rounds
  expect(second - first).toBeGreaterThan(900)
})

test('letters of a round in which the practice cannot be read go back into the queue, and leave a moment later', async () => {
  const { mail, delivered, letGo } = createStubbornMail()
  letGo()
  let isBroken = true
  const letterContext = async () => {
    if (isBroken) throw new Error('the practice cannot be read')
    return A_PRACTICE
  }
  const { eventKey } = await givenLetter(own.db, { address: 'asha@example.com' })
  carrier = startLetterCarrier(contextWith({ mail, letterContext }))

  await eventually(async () => {
    const { state, attempts } = await requireLetter(own.db, eventKey)
    return state === 'queued' && attempts === 1
  })
  const { reason, nextAttemptAt } = await requireLetter(own.db, eventKey)
  isBroken = false
  await own.db.update(letters).set({ nextAttemptAt: sql`now()` }).where(eq(letters.eventKey, eventKey))

  await eventually(() => delivered.includes('asha@example.com'))
  expect(reason).toBe('What the letter tells could not be read from the database.')
  expect(nextAttemptAt.getTime() - Date.now()).toBeLessThanOrEqual(15_000)
})

test('a round in which the letters cannot be read is not the last one', async () => {
  const { mail, delivered, letGo } = createStubbornMail()
  letGo()
  let looks = 0
  const now = () => {
    looks += 1
    if (looks === 1) throw new Error('the first look fails')
    return new Date()
  }
  await givenLetter(own.db, { address: 'next@example.com' })

  carrier = startLetterCarrier(contextWith({ mail, now }))

  await eventually(() => delivered.includes('next@example.com'))
})

function contextWith(changes: Partial<JobContext> & Pick<JobContext, 'mail'>): JobContext {
  return {
    db: own.db,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    site: { appUrl: A_PRACTICE.appUrl, secret: 'a secret for tests, long enough' },
    countWaiting: () => 0,
    letterContext: async () => A_PRACTICE,
    ...changes,
  }
}

/** A mail server that keeps one reader's letter, or everybody's, in its hands until it is told to let go. */
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
