import { expect, test } from 'vitest'
import { claimEmail, markEmailFailed } from '#db/emails/email-states.ts'
import { createDatabase } from '#test/database.ts'
import { givenEmail } from '#test/factories/emails.ts'
import { searchEmails } from './admin-records.ts'

test('lists emails from the latest to the oldest, page by page', async () => {
  const { db, drop } = await createDatabase()
  const written: number[] = []
  for (let count = 0; count < 5; count++) written.push((await givenEmail(db)).id)

  const first = await searchEmails(db, { limit: 3 })
  const second = await searchEmails(db, { limit: 3, beforeId: first.at(-1)?.id ?? 0 })

  expect([...first, ...second].map(({ id }) => id)).toEqual(written.toReversed())
  expect(second).toHaveLength(2)
  await drop()
})

test('lists failed emails with the reason, and never the content of an email', async () => {
  const { db, drop } = await createDatabase()
  await givenEmail(db)
  const { id } = await givenEmail(db, { address: 'gone@example.com' })
  await claimEmail(db, id, new Date())
  await markEmailFailed(db, { id, attempts: 1 }, '550 No such user here')

  const failed = await searchEmails(db, { state: 'failed', limit: 10 })

  expect(failed).toMatchObject([
    { id, recipient: 'gone@example.com', state: 'failed', reason: '550 No such user here' },
  ])
  expect(failed[0]).not.toHaveProperty('payload')
  await drop()
})

test('finds emails by their kind as the list shows it', async () => {
  const { db, drop } = await createDatabase()
  const { id } = await givenEmail(db)

  for (const search of ['Password changed', 'password-changed']) {
    expect(await searchEmails(db, { search, limit: 10 })).toMatchObject([{ id }])
  }
  await drop()
})
