import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#db/schema/emails.ts'
import { database } from '#test/database.ts'
import { AN_EMAIL, givenEmail, requireEmail } from '#test/factories/emails.ts'
import { claimEmail, markEmailSent } from './email-states.ts'

const now = new Date('2026-05-01T06:00:00Z')

test('claims an email that waits, or that a killed worker left behind', async () => {
  const { id } = await givenEmail(database())

  const first = await claimEmail(database(), id, now)
  const second = await claimEmail(database(), id, now)

  expect(first).toMatchObject({ id, email: AN_EMAIL, attempts: 1 })
  expect(second).toMatchObject({ id, email: AN_EMAIL, attempts: 2 })
})

test('does not claim an email that was sent or deleted', async () => {
  const sent = await givenEmail(database())
  const deleted = await givenEmail(database())
  await claimEmail(database(), sent.id, now)
  await markEmailSent(database(), { id: sent.id, attempts: 1 }, now)
  await database().delete(emails).where(eq(emails.id, deleted.id))

  expect(await claimEmail(database(), sent.id, now)).toBeUndefined()
  expect(await claimEmail(database(), deleted.id, now)).toBeUndefined()
})

test('ignores a worker that reports back after another try has begun', async () => {
  const { id, eventKey } = await givenEmail(database())
  await claimEmail(database(), id, now)
  await claimEmail(database(), id, now)

  await markEmailSent(database(), { id, attempts: 1 }, now)

  expect(await requireEmail(database(), eventKey)).toMatchObject({ state: 'sending', attempts: 2 })
})
