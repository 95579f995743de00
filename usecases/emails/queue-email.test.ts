import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#db/schema/emails.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { AN_EMAIL, requireEmail } from '#test/factories/emails.ts'
import { queueEmail } from './queue-email.ts'

const to = { address: 'asha@example.com', name: 'Asha Rao' }

test('writes the email and its job with the change', async () => {
  const isNew = await database().transaction((tx) => queueEmail(tx, { eventKey: 'committed', to, email: AN_EMAIL }))

  const email = await requireEmail(database(), 'committed')
  expect(isNew).toBe(true)
  expect(email).toMatchObject({
    kind: 'password-changed',
    payload: { changedAt: AN_EMAIL.kind === 'password-changed' && AN_EMAIL.changedAt },
    recipient: 'asha@example.com',
    recipientName: 'Asha Rao',
    timeZone: 'Asia/Kolkata',
    state: 'queued',
    attempts: 0,
  })
  expect(await listJobs(email.id)).toEqual([{ state: 'created' }])
})

test('shows times in the zone of the last booking where the event names none', async () => {
  const client = await givenUser(database())
  await givenBooking(database(), { userId: client.id, form: { timeZone: 'America/New_York' } })
  const order = { eventKey: 'abroad', to: { address: client.email }, email: AN_EMAIL }

  await database().transaction((tx) => queueEmail(tx, order))

  expect(await requireEmail(database(), 'abroad')).toMatchObject({ timeZone: 'America/New_York' })
})

test('writes neither when the change is rolled back', async () => {
  const jobsBefore = await countJobs()
  const change = database().transaction(async (tx) => {
    await queueEmail(tx, { eventKey: 'rolled-back', to, email: AN_EMAIL })
    throw new Error('the change failed')
  })

  await expect(change).rejects.toThrow('the change failed')
  expect(await database().select().from(emails).where(eq(emails.eventKey, 'rolled-back'))).toEqual([])
  expect(await countJobs()).toBe(jobsBefore)
})

test('writes one email for an event that is recorded many times at once', async () => {
  const order = { eventKey: 'at-once', to, email: AN_EMAIL }

  const results = await Promise.all(
    Array.from({ length: 20 }, () => database().transaction((tx) => queueEmail(tx, order))),
  )

  expect(results.filter((isNew) => isNew)).toEqual([true])
  expect(await listJobs((await requireEmail(database(), 'at-once')).id)).toHaveLength(1)
})

async function listJobs(emailId: number) {
  const { rows } = await database().execute(sql`
    select state from pgboss.job where name = 'send-email' and data = ${JSON.stringify({ emailId })}::jsonb`)
  return rows
}

async function countJobs(): Promise<unknown> {
  const { rows } = await database().execute(sql`select count(*) from pgboss.job`)
  return rows[0]?.count
}
