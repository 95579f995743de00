import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMoneyEntry, listBookingEntries } from '#db/payments/ledger-entries.ts'
import { practice } from '#db/schema/content.ts'
import { translations } from '#db/schema/translations.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { A_MONDAY, givenBooking, givenService } from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenLanguages, givenPractice } from '#test/factories/practice.ts'
import { startSmtp, type TestSmtp } from '#test/outside-world/smtp.ts'
import { jobContext } from '#test/steps/job-context.ts'
import { readReceipt } from '#usecases/invoices/read-documents.ts'
import { originalHash } from '#usecases/read-originals.ts'
import { sendEmail } from './send-email.ts'

const TELUGU = 'ప్రశ్న చక్రం'
const ENGLISH = 'Question chart'

let own: TestDatabase
let smtp: TestSmtp

beforeAll(async () => {
  own = await createDatabase()
  smtp = await startSmtp()
  await givenPractice(own.db)
  await givenLanguages(own.db)
  await own.db.update(practice).set({ writtenIn: 'te' })
})

afterAll(async () => {
  await smtp.stop()
  await own.drop()
})

test('a service that the practice named in Telugu has its English name in English emails and receipts', async () => {
  const service = await givenService(own.db, { name: TELUGU })
  await own.db.insert(translations).values({
    ...{ kind: 'packages', itemId: service.id, field: 'name', language: 'en', text: ENGLISH },
    originalHash: originalHash(TELUGU),
  })
  const booking = await givenBooking(own.db, { service, state: 'verified', now: A_MONDAY })

  const { id } = await requireEmail(own.db, `payment-verified:${booking.id}`)
  await sendEmail.run(jobContext(own.db, { now: () => A_MONDAY, smtpUrl: smtp.url }), { emailId: id })
  const [entry] = (await listBookingEntries(own.db, booking.id)).filter(({ kind }) => kind === 'payment')
  const money = entry && (await findMoneyEntry(own.db, WHOLE_PRACTICE, entry.id))

  expect(booking.serviceName).toBe(TELUGU)
  const [email] = smtp.received
  expect(email?.text).toContain(ENGLISH)
  expect(email?.text).not.toContain(TELUGU)
  expect(money && (await readReceipt(own.db, money, 'en'))?.service?.serviceName).toBe(ENGLISH)
  expect(money && (await readReceipt(own.db, money, 'te'))?.service?.serviceName).toBe(TELUGU)
})
