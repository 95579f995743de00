import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onLettersQueued } from '#db/letters/letter-queue.ts'
import { letters } from '#db/schema/letters.ts'
import { database } from '#test/database.ts'
import { A_LETTER, requireLetter } from '#test/factories/letters.ts'
import { queueLetter } from './queue-letter.ts'

const to = { address: 'asha@example.com', name: 'Asha Rao' }

test('a letter waits to be carried once the change it tells of is there', async () => {
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
})

test('a change that is taken back leaves no letter and wakes nobody', async () => {
  let rings = 0
  const stopListening = onLettersQueued(() => {
    rings += 1
  })

  const change = database().transaction(async (tx) => {
    await queueLetter(tx, { eventKey: 'taken-back', to, letter: A_LETTER })
    throw new Error('the change failed')
  })

  await expect(change).rejects.toThrow('the change failed')
  expect(await database().select().from(letters).where(eq(letters.eventKey, 'taken-back'))).toEqual([])
  expect(rings).toBe(0)
  stopListening()
})

test('an event is told once, however many tell of it at the same time', async () => {
  const order = { eventKey: 'at-once', to, letter: A_LETTER }

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => database().transaction((tx) => queueLetter(tx, order))),
  )

  expect(answers.filter((isNew) => isNew)).toEqual([true])
})

test('whoever carries letters hears of one when it can be seen, and not before', async () => {
  const heard: number[] = []
  const stopListening = onLettersQueued(() => heard.push(heard.length))

  await database().transaction(async (tx) => {
    await tx.transaction((inner) => queueLetter(inner, { eventKey: 'heard', to, letter: A_LETTER }))
    expect(heard).toEqual([])
  })

  expect(heard).toEqual([0])
  stopListening()
})
