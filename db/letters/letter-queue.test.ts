import { expect, test } from 'vitest'
import { createDatabase } from '#test/database.ts'
import { A_LETTER, givenLetter } from '#test/factories/letters.ts'
import { queueLetter } from '#usecases/letters/queue-letter.ts'
import { claimDueLetters, recordLetterPostponed } from './letter-queue.ts'

test('each letter is taken once, the one that is due for longest first, however many take at the same time', async () => {
  const { db, drop } = await createDatabase()
  const written: number[] = []
  for (let count = 0; count < 30; count++) written.push((await givenLetter(db)).id)
  const claim = () => claimDueLetters(db, { now: new Date(), atMost: 4 })

  const first = await claim()
  const others = await Promise.all(Array.from({ length: 10 }, claim))

  expect(first.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(written.slice(0, 4))
  const taken = [first, ...others].flat().map(({ id }) => id)
  expect(new Set(taken).size).toBe(taken.length)
  expect(taken).toHaveLength(30)
  expect(first[0]).toMatchObject({ letter: A_LETTER, attempts: 1 })
  await drop()
})

test('a letter whose time has not come is left where it is', async () => {
  const { db, drop } = await createDatabase()
  const postponed = await givenLetter(db)
  await claimDueLetters(db, { now: new Date(), atMost: 1 })
  const claim = { id: postponed.id, attempts: 1 }
  await recordLetterPostponed(db, claim, { reason: 'ECONNREFUSED', afterSeconds: 60, isDoubtful: false })
  const to = { address: 'asha@example.com' }
  await queueLetter(db, { eventKey: 'soon', to, letter: A_LETTER, delaySeconds: 60 })

  expect(await claimDueLetters(db, { now: new Date(), atMost: 10 })).toEqual([])
  await drop()
})
