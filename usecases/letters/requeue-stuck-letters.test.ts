import { expect, test } from 'vitest'
import { markLetterSent } from '#db/letters/letter-queue.ts'
import { createDatabase } from '#test/database.ts'
import { claimLetter, givenLetter, requireLetter } from '#test/factories/letters.ts'
import { requeueStuckLetters } from './requeue-stuck-letters.ts'

const MINUTE_MS = 60_000

test('a letter whose worker was killed is queued again after ten minutes, and not before', async () => {
  const { db, drop } = await createDatabase()
  const letter = await givenLetter(db)
  const killedAt = new Date()
  await claimLetter(db, letter.id, killedAt)

  const tooEarly = await requeueStuckLetters(db, new Date(killedAt.getTime() + 9 * MINUTE_MS))
  const inTime = await requeueStuckLetters(db, new Date(killedAt.getTime() + 11 * MINUTE_MS))

  expect([tooEarly, inTime]).toEqual([0, 1])
  expect(await requireLetter(db, letter.eventKey)).toMatchObject({ state: 'queued', messageId: letter.messageId })
  await drop()
})

test('a worker that comes back late does not overwrite what happened since', async () => {
  const { db, drop } = await createDatabase()
  const letter = await givenLetter(db)
  const late = await claimLetter(db, letter.id, new Date())
  const later = new Date(Date.now() + 11 * MINUTE_MS)
  await requeueStuckLetters(db, later)
  await claimLetter(db, letter.id, later)

  await markLetterSent(db, { id: letter.id, attempts: late?.attempts ?? 0 }, later)

  expect(await requireLetter(db, letter.eventKey)).toMatchObject({ state: 'sending', attempts: 2 })
  await drop()
})
