import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { markLetterFailed, markLetterSent } from '#db/letters/letter-queue.ts'
import { letters } from '#db/schema/letters.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { claimLetter, givenLetter, requireLetter } from '#test/factories/letters.ts'
import { resendLetter } from './resend-letter.ts'

const now = new Date('2026-05-01T06:00:00Z')
let editorId: string

beforeAll(async () => {
  editorId = (await givenUser(database(), { roles: ['client', 'admin'], password: null, now })).id
})

test('a letter that failed can be sent again, as a new message with all its tries', async () => {
  const letter = await givenLetter(database())
  await claimLetter(database(), letter.id, now)
  await markLetterFailed(database(), { id: letter.id, attempts: 1 }, '550 No such user here')

  const outcome = await resendLetter(database(), { letterId: letter.id, editorId, now })

  const after = await requireLetter(database(), letter.eventKey)
  expect(outcome).toEqual({ ok: true, value: { letterId: letter.id } })
  expect(after).toMatchObject({ state: 'queued', reason: null, queuedAt: now })
  expect(after.messageId).not.toBe(letter.messageId)
})

test('a letter that was sent can be sent again, and still says when it first left', async () => {
  const letter = await givenLetter(database())
  await claimLetter(database(), letter.id, now)
  await markLetterSent(database(), { id: letter.id, attempts: 1 }, now)

  await resendLetter(database(), { letterId: letter.id, editorId, now })

  expect(await requireLetter(database(), letter.eventKey)).toMatchObject({ state: 'queued', sentAt: now })
})

test('a letter on its way to the mail server is not sent a second time', async () => {
  const letter = await givenLetter(database())
  await claimLetter(database(), letter.id, now)

  const outcome = await resendLetter(database(), { letterId: letter.id, editorId, now })

  expect(outcome).toEqual({ ok: false, refusal: 'letter-on-its-way' })
  expect(await database().select({ state: letters.state }).from(letters).where(eq(letters.id, letter.id))).toEqual([
    { state: 'sending' },
  ])
})

test('a letter that never was cannot be sent again', async () => {
  expect(await resendLetter(database(), { letterId: 999_999_999, editorId, now })).toEqual({
    ok: false,
    refusal: 'letter-not-found',
  })
})
