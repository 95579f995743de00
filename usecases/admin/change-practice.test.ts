import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { requirePractice } from '#db/content/practice.ts'
import { requirePracticeVersion } from '#db/content/practice-settings.ts'
import { auditLog } from '#db/schema/accounts.ts'
import { emails } from '#db/schema/emails.ts'
import { database } from '#test/database.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { changePractice } from './change-practice.ts'
import { changeUpi } from './change-upi.ts'

const now = new Date('2026-05-01T04:30:00Z')
const upi = { payeeId: 'real.practice@okbank', payeeName: 'Real Practice', kind: 'merchant' } as const
let admin: { id: string; email: string }

beforeAll(async () => {
  await givenPractice(database())
  admin = await givenUser(database(), { roles: ['client', 'admin'] })
})

test('saving a part clears its sample mark, and the second of two concurrent saves is refused', async () => {
  const version = await requirePracticeVersion(database())
  const save = (about: string) =>
    changePractice(database(), { part: 'about', change: { about }, version, editorId: admin.id, now })

  const outcomes = await Promise.all([save('One voice.'), save('Another voice.')])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes).toContainEqual({ ok: false, refusal: 'changed-meanwhile' })
  const practice = await requirePractice(database())
  expect(practice.sampleParts).not.toContain('about')
  expect(practice.sampleParts).toContain('contact')
})

test('D18: rejects a new UPI id without the password', async () => {
  const version = await requirePracticeVersion(database())

  const outcome = await changeUpi(database(), { change: upi, version, password: 'a guess', editorId: admin.id, now })

  expect(outcome).toEqual({ ok: false, refusal: { reason: 'wrong-password' } })
  expect((await requirePractice(database())).upi.payeeId).toBe('surya.jyotish@example')
})

test('D18: emails every admin about a changed UPI id, audits it, and recognizes old payment pages', async () => {
  const second = await givenUser(database(), { roles: ['admin'] })
  await givenUser(database(), { roles: ['astrologer'] })
  await givenUser(database(), { roles: ['admin'], isDisabled: true })
  const version = await requirePracticeVersion(database())

  const outcome = await changeUpi(database(), { change: upi, version, password: PASSWORD, editorId: admin.id, now })

  expect(outcome.ok).toBe(true)
  expect((await requirePractice(database())).upi).toEqual({ ...upi, changedAt: now })
  const written = await database().select().from(emails).where(eq(emails.kind, 'upi-changed'))
  expect(written.map(({ recipient }) => recipient).toSorted()).toEqual([admin.email, second.email].toSorted())
  expect(written[0]?.payload).toMatchObject({ from: 'surya.jyotish@example', to: upi.payeeId, changedBy: admin.email })
  const [entry] = await database().select().from(auditLog).where(eq(auditLog.action, 'upi-changed'))
  expect(entry).toMatchObject({ actorId: admin.id, details: { to: upi.payeeId } })
})

describe('the series of invoice numbers', () => {
  const save = async (change: { prefix: string; firstNumber: number }, at = now) =>
    changePractice(database(), {
      part: 'invoices',
      change: { ...change, firstNumberYear: null },
      version: await requirePracticeVersion(database()),
      editorId: admin.id,
      now: at,
    })

  test('the series of invoice numbers takes a first number for the running year until a number has been drawn, and a prefix at any time', async () => {
    expect((await save({ prefix: 'SJ', firstNumber: 43 })).ok).toBe(true)
    expect((await requirePractice(database())).invoices).toEqual({
      prefix: 'SJ',
      firstNumber: 43,
      firstNumberYear: '26-27',
    })
    await givenBooking(database(), { state: 'verified' })

    expect(await save({ prefix: 'SJ', firstNumber: 44 })).toEqual({ ok: false, refusal: 'numbers-drawn' })
    expect((await save({ prefix: 'VJ', firstNumber: 43 })).ok).toBe(true)
    expect((await save({ prefix: 'VJ', firstNumber: 12 }, new Date('2027-04-05T04:30:00Z'))).ok).toBe(true)
  })
})
