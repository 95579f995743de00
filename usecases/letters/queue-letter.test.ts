import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { queuedJobs } from '#db/schema/jobs.ts'
import { letters } from '#db/schema/letters.ts'
import { database } from '#test/database.ts'
import { A_LETTER, requireLetter } from '#test/factories/letters.ts'
import { queueLetter } from './queue-letter.ts'

const to = { address: 'asha@example.com', name: 'Asha Rao' }

test('a letter and its job are written together with the change they tell of', async () => {
  const isNew = await database().transaction((tx) => queueLetter(tx, { eventKey: 'told', to, letter: A_LETTER }))

  const letter = await requireLetter(database(), 'told')
  expect(isNew).toBe(true)
  expect(letter).toMatchObject({
    kind: 'password-changed',
    payload: { changedAt: A_LETTER.kind === 'password-changed' && A_LETTER.changedAt },
    recipient: 'asha@example.com',
    recipientName: 'Asha Rao',
    timeZone: 'Asia/Kolkata',
    state: 'queued',
    attempts: 0,
  })
  expect(await jobsFor(letter.id)).toBe(1)
})

test('a change that is taken back leaves neither a letter nor a job', async () => {
  const before = await countJobs()

  const change = database().transaction(async (tx) => {
    await queueLetter(tx, { eventKey: 'taken-back', to, letter: A_LETTER })
    throw new Error('the change failed')
  })

  await expect(change).rejects.toThrow('the change failed')
  expect(await database().select().from(letters).where(eq(letters.eventKey, 'taken-back'))).toEqual([])
  expect(await countJobs()).toBe(before)
})

test('an event is told once, however many tell of it at the same time', async () => {
  const order = { eventKey: 'at-once', to, letter: A_LETTER }

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => database().transaction((tx) => queueLetter(tx, order))),
  )

  const letter = await requireLetter(database(), 'at-once')
  expect(answers.filter((isNew) => isNew)).toEqual([true])
  expect(await jobsFor(letter.id)).toBe(1)
})

async function countJobs(): Promise<number> {
  return database().$count(queuedJobs)
}

async function jobsFor(letterId: number): Promise<number> {
  return database().$count(queuedJobs, sql`${queuedJobs.data} @> ${JSON.stringify({ letterId })}::jsonb`)
}
