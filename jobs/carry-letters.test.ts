import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('a round that fails is not the last one', async () => {
  const { mail, delivered, letGo } = createStubbornMail()
  letGo()
  let isBroken = true
  const letterContext = async () => {
    if (isBroken) throw new Error('the practice cannot be read')
    return A_PRACTICE
  }
  carrier = startLetterCarrier(contextWith({ mail, letterContext }))
  const unlucky = await givenLetter(own.db)
  await eventually(async () => (await requireLetter(own.db, unlucky.eventKey)).state === 'sending')
  isBroken = false

  await givenLetter(own.db, { address: 'next@example.com' })

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
