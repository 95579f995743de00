import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { claimEmail, markEmailSent } from '#db/emails/email-states.ts'
import { createDatabase } from '#test/database.ts'
import { givenEmail } from '#test/factories/emails.ts'
import { enqueueUnfinishedEmails } from './queue-email.ts'

const now = new Date('2026-05-01T06:00:00Z')

test('gives one job to each email that is queued or was left in the middle, and none to others', async () => {
  const { db, drop } = await createDatabase()
  const queued = await givenEmail(db)
  const interrupted = await givenEmail(db)
  const sent = await givenEmail(db)
  await claimEmail(db, interrupted.id, now)
  await claimEmail(db, sent.id, now)
  await markEmailSent(db, { id: sent.id, attempts: 1 }, now)
  await db.execute(sql`delete from pgboss.job`)
  const withJob = await givenEmail(db)

  await Promise.all([enqueueUnfinishedEmails(db), enqueueUnfinishedEmails(db)])
  await enqueueUnfinishedEmails(db)

  const { rows } = await db.execute<{ emailId: number }>(sql`
    select (data ->> 'emailId')::int as "emailId" from pgboss.job where name = 'send-email' order by 1`)
  expect(rows.map(({ emailId }) => emailId)).toEqual([queued.id, interrupted.id, withJob.id])
  await drop()
})

test('gives no second job to an email that is being sent', async () => {
  const { db, drop } = await createDatabase()
  const email = await givenEmail(db)
  await claimEmail(db, email.id, now)
  await db.execute(sql`update pgboss.job set state = 'active', started_on = now()`)

  await enqueueUnfinishedEmails(db)

  const { rows } = await db.execute(sql`select state from pgboss.job`)
  expect(rows).toEqual([{ state: 'active' }])
  await drop()
})
