import { expect, test } from 'vitest'
import { markLetterFailed } from '#db/letters/letter-queue.ts'
import { createDatabase } from '#test/database.ts'
import { claimLetter, givenLetter } from '#test/factories/letters.ts'
import { searchLetters } from './console-records.ts'

test('staff leaf through the letters from the latest to the oldest, page by page', async () => {
  const { db, drop } = await createDatabase()
  const written: number[] = []
  for (let count = 0; count < 5; count++) written.push((await givenLetter(db)).id)

  const first = await searchLetters(db, { limit: 3 })
  const second = await searchLetters(db, { limit: 3, beforeId: first.at(-1)?.id ?? 0 })

  expect([...first, ...second].map(({ id }) => id)).toEqual(written.toReversed())
  expect(second).toHaveLength(2)
  await drop()
})

test('staff can look at the letters that failed alone, with the reason, and never see what a letter says', async () => {
  const { db, drop } = await createDatabase()
  await givenLetter(db)
  const { id } = await givenLetter(db, { address: 'gone@example.com' })
  await claimLetter(db, id, new Date())
  await markLetterFailed(db, { id, attempts: 1 }, '550 No such user here')

  const failed = await searchLetters(db, { state: 'failed', limit: 10 })

  expect(failed).toMatchObject([
    { id, recipient: 'gone@example.com', state: 'failed', reason: '550 No such user here' },
  ])
  expect(failed[0]).not.toHaveProperty('payload')
  await drop()
})

test('letters are found by their kind in the words of the list', async () => {
  const { db, drop } = await createDatabase()
  const { id } = await givenLetter(db)

  for (const search of ['Password changed', 'password-changed']) {
    expect(await searchLetters(db, { search, limit: 10 })).toMatchObject([{ id }])
  }
  await drop()
})
