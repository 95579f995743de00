import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { markEmailFailed, markEmailSent } from '#db/emails/email-queue.ts'
import { emails } from '#db/schema/emails.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { claimEmail, givenEmail, requireEmail } from '#test/factories/emails.ts'
import { resendEmail } from './resend-email.ts'

const now = new Date('2026-05-01T06:00:00Z')
let editorId: string

beforeAll(async () => {
  editorId = (await givenUser(database(), { roles: ['client', 'admin'], password: null, now })).id
})

test('an email that failed can be sent again, as a new message with all its tries', async () => {
  const email = await givenEmail(database())
  await claimEmail(database(), email.id, now)
  await markEmailFailed(database(), { id: email.id, attempts: 1 }, '550 No such user here')

  const outcome = await resendEmail(database(), { emailId: email.id, editorId, now })

  const after = await requireEmail(database(), email.eventKey)
  expect(outcome).toEqual({ ok: true, value: { emailId: email.id } })
  expect(after).toMatchObject({ state: 'queued', reason: null, queuedAt: now })
  expect(after.messageId).not.toBe(email.messageId)
})

test('an email that was sent can be sent again, and still says when it first left', async () => {
  const email = await givenEmail(database())
  await claimEmail(database(), email.id, now)
  await markEmailSent(database(), { id: email.id, attempts: 1 }, now)

  await resendEmail(database(), { emailId: email.id, editorId, now })

  expect(await requireEmail(database(), email.eventKey)).toMatchObject({ state: 'queued', sentAt: now })
})

test('an email on its way to the mail server is not sent a second time', async () => {
  const email = await givenEmail(database())
  await claimEmail(database(), email.id, now)

  const outcome = await resendEmail(database(), { emailId: email.id, editorId, now })

  expect(outcome).toEqual({ ok: false, refusal: 'email-on-its-way' })
  expect(await database().select({ state: emails.state }).from(emails).where(eq(emails.id, email.id))).toEqual([
    { state: 'sending' },
  ])
})

test('an email that never was cannot be sent again', async () => {
  expect(await resendEmail(database(), { emailId: 999_999_999, editorId, now })).toEqual({
    ok: false,
    refusal: 'email-not-found',
  })
})
