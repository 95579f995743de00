import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { requirePractice } from '#db/content/practice.ts'
import { requirePracticeVersion } from '#db/content/practice-settings.ts'
import { auditLog } from '#db/schema/accounts.ts'
import { emails } from '#db/schema/emails.ts'
import { ONLY_UPI } from '#domain/content/payment-methods.ts'
import { database } from '#test/database.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { SOME_METHODS } from '#test/factories/payment-methods.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { changePaymentMethods } from './change-payment-methods.ts'

const now = new Date('2026-05-01T04:30:00Z')
let admin: { id: string; email: string }

beforeAll(async () => {
  await givenPractice(database())
  admin = await givenUser(database(), { roles: ['client', 'admin'] })
})

async function change(password: string) {
  const version = await requirePracticeVersion(database())
  return changePaymentMethods(database(), { change: SOME_METHODS, version, password, editorId: admin.id, now })
}

test('D18: rejects other ways to pay without the password', async () => {
  expect(await change('a guess')).toEqual({ ok: false, refusal: { reason: 'wrong-password' } })
  expect((await requirePractice(database())).paymentMethods).toEqual(ONLY_UPI)
})

test('D18: emails every admin about changed ways to pay, and audits them, with the end of each account', async () => {
  const second = await givenUser(database(), { roles: ['admin'] })

  expect(await change(PASSWORD)).toEqual({ ok: true, value: null })

  expect((await requirePractice(database())).paymentMethods).toEqual(SOME_METHODS)
  const written = await database().select().from(emails).where(eq(emails.kind, 'payment-ways-changed'))
  expect(written.map(({ recipient }) => recipient).toSorted()).toEqual([admin.email, second.email].toSorted())
  expect(written[0]?.payload).toMatchObject({ bank: '…6789, HDFC0001234', changedBy: admin.email })
  const [entry] = await database().select().from(auditLog).where(eq(auditLog.action, 'payment-ways-changed'))
  expect(entry).toMatchObject({ actorId: admin.id, details: { offered: 'upi, bank, swift, link' } })
  expect(JSON.stringify([written, entry])).not.toContain(SOME_METHODS.bank.accountNumber)
})
