import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { claimEmail, markEmailFailed, markEmailSent } from '#db/emails/email-states.ts'
import { emails } from '#db/schema/emails.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenEmail, requireEmail } from '#test/factories/emails.ts'
import { resendEmail } from './resend-email.ts'

const now = new Date('2026-05-01T06:00:00Z')
let editorId: string

beforeAll(async () => {
  editorId = (await givenUser(database(), { roles: ['client', 'admin'], password: null, now })).id
})

test('resends a failed email as a new message that is tried for three more days', async () => {
  const email = await givenEmail(database())
  await claimEmail(database(), email.id, now)
  await markEmailFailed(database(), { id: email.id, attempts: 1 }, '550 No such user here')
  await setJobState(email.id, 'completed')

  const outcome = await resendEmail(database(), { emailId: email.id, editorId, now })

  const after = await requireEmail(database(), email.eventKey)
  expect(outcome).toEqual({ ok: true, value: { emailId: email.id } })
  expect(after).toMatchObject({ state: 'queued', reason: null, queuedAt: now })
  expect(after.messageId).not.toBe(email.messageId)
  expect(await listDueJobs(email.id)).toEqual(['created'])
})

test('tries a waiting email at once, as the same message', async () => {
  const email = await givenEmail(database())
  await database().execute(sql`
    update pgboss.job set state = 'retry', start_after = now() + interval '10 minutes' where ${isJobOf(email.id)}`)

  await resendEmail(database(), { emailId: email.id, editorId, now })

  expect(await requireEmail(database(), email.eventKey)).toMatchObject({ messageId: email.messageId })
  expect(await listDueJobs(email.id)).toEqual(['retry'])
})

test('gives a job to a waiting email that has lost its own', async () => {
  const email = await givenEmail(database())
  await database().execute(sql`delete from pgboss.job where ${isJobOf(email.id)}`)

  await resendEmail(database(), { emailId: email.id, editorId, now })

  expect(await listDueJobs(email.id)).toEqual(['created'])
})

test('does not resend an email while its job is still running, because the job would end without it', async () => {
  const email = await givenEmail(database())
  await setJobState(email.id, 'active')
  await claimEmail(database(), email.id, now)
  await markEmailSent(database(), { id: email.id, attempts: 1 }, now)

  const outcome = await resendEmail(database(), { emailId: email.id, editorId, now })

  expect(outcome).toEqual({ ok: false, refusal: 'email-on-its-way' })
  expect(await requireEmail(database(), email.eventKey)).toMatchObject({ state: 'sent', messageId: email.messageId })
})

test('resends a sent email and preserves when it was first sent', async () => {
  const email = await givenEmail(database())
  await claimEmail(database(), email.id, now)
  await markEmailSent(database(), { id: email.id, attempts: 1 }, now)
  await setJobState(email.id, 'completed')

  await resendEmail(database(), { emailId: email.id, editorId, now })

  expect(await requireEmail(database(), email.eventKey)).toMatchObject({ state: 'queued', sentAt: now })
})

test('does not resend an email that is being sent', async () => {
  const email = await givenEmail(database())
  await claimEmail(database(), email.id, now)

  const outcome = await resendEmail(database(), { emailId: email.id, editorId, now })

  expect(outcome).toEqual({ ok: false, refusal: 'email-on-its-way' })
  expect(await database().select({ state: emails.state }).from(emails).where(eq(emails.id, email.id))).toEqual([
    { state: 'sending' },
  ])
})

test('does not find an email that does not exist', async () => {
  expect(await resendEmail(database(), { emailId: 999_999_999, editorId, now })).toEqual({
    ok: false,
    refusal: 'email-not-found',
  })
})

const isJobOf = (emailId: number) => sql`name = 'send-email' and data = ${JSON.stringify({ emailId })}::jsonb`

async function setJobState(emailId: number, state: 'active' | 'completed'): Promise<void> {
  await database().execute(sql`
    update pgboss.job set state = ${state}::pgboss.job_state, started_on = now() where ${isJobOf(emailId)}`)
}

/** The states of the jobs that can start now. */
async function listDueJobs(emailId: number): Promise<unknown[]> {
  const { rows } = await database().execute(sql`
    select state from pgboss.job
    where ${isJobOf(emailId)} and state in ('created', 'retry') and start_after <= now()`)
  return rows.map(({ state }) => state)
}
