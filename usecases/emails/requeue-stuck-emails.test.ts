import { expect, test } from 'vitest'
import { markEmailSent } from '#db/emails/email-queue.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { createDatabase } from '#test/database.ts'
import { claimEmail, givenEmail, requireEmail } from '#test/factories/emails.ts'
import { requeueStuckEmails } from './requeue-stuck-emails.ts'

test('an email whose worker was killed is queued again after ten minutes, and not before', async () => {
  const { db, drop } = await createDatabase()
  const email = await givenEmail(db)
  const killedAt = new Date()
  await claimEmail(db, email.id, killedAt)

  const tooEarly = await requeueStuckEmails(db, new Date(killedAt.getTime() + 9 * MINUTE_MS))
  const inTime = await requeueStuckEmails(db, new Date(killedAt.getTime() + 11 * MINUTE_MS))

  expect([tooEarly, inTime]).toEqual([0, 1])
  expect(await requireEmail(db, email.eventKey)).toMatchObject({ state: 'queued', messageId: email.messageId })
  await drop()
})

test('a worker that comes back late does not overwrite what happened since', async () => {
  const { db, drop } = await createDatabase()
  const email = await givenEmail(db)
  const late = await claimEmail(db, email.id, new Date())
  const later = new Date(Date.now() + 11 * MINUTE_MS)
  await requeueStuckEmails(db, later)
  await claimEmail(db, email.id, later)

  await markEmailSent(db, { id: email.id, attempts: late?.attempts ?? 0 }, later)

  expect(await requireEmail(db, email.eventKey)).toMatchObject({ state: 'sending', attempts: 2 })
  await drop()
})
