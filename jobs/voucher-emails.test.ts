import { afterAll, beforeAll, expect, test } from 'vitest'
import { unsealWithRing } from '#db/key-ring.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, TEST_KEYS } from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenVoucher } from '#test/factories/offers.ts'
import { A_PRACTICE } from '#test/factories/sample-emails.ts'
import { startSmtp, type TestSmtp } from '#test/outside-world/smtp.ts'
import { jobContext } from '#test/steps/job-context.ts'
import { redeemGiftVoucher } from '#usecases/payments/redeem-voucher.ts'
import { sendEmail } from './send-email.ts'

let own: TestDatabase
let smtp: TestSmtp

beforeAll(async () => {
  own = await createDatabase()
  smtp = await startSmtp()
})

afterAll(async () => {
  await smtp.stop()
  await own.drop()
})

async function send(eventKey: string): Promise<void> {
  const { id } = await requireEmail(own.db, eventKey)
  const context = jobContext(own.db, {
    now: () => A_MONDAY,
    smtpUrl: smtp.url,
    emailContext: async () => ({ ...A_PRACTICE, openVoucher: (code: SealedText) => unsealWithRing(code, TEST_KEYS) }),
  })
  await sendEmail.run(context, { emailId: id })
}

const form = { giftFor: 'Meera', giftEmail: 'meera@example.com', giftFrom: 'Ravi', giftMessage: 'Happy birthday!' }

test('the recipient gets the code, the message and the voucher; the buyer gets the voucher and no invoice', async () => {
  const { booking, code } = await givenVoucher(own.db, { form })

  await send(`gift-voucher:${booking.id}`)
  await send(`payment-verified:${booking.id}`)

  const [toRecipient, toBuyer] = smtp.received
  expect(toRecipient?.subject).toBe('A gift for you from Ravi')
  expect(toRecipient?.text).toContain(code)
  expect(toRecipient?.text).toContain('Happy birthday!')
  expect(toRecipient?.text).toContain('November 16, 2027')
  expect(toBuyer?.subject).toBe('Your gift voucher for ₹2,100 is ready')
  expect(toBuyer?.text).toContain('We have also emailed it to Meera at meera@example.com.')
  for (const email of [toRecipient, toBuyer]) {
    expect(email?.attachments.map(({ filename }) => filename)).toEqual(['gift-voucher.pdf'])
  }
})

test('the email of a voucher that was redeemed meanwhile is not sent', async () => {
  const { booking, code } = await givenVoucher(own.db, { form })
  const { id: userId } = await givenUser(own.db, { password: null })
  await redeemGiftVoucher(own.db, { code, userId, network: 'home' }, A_MONDAY)
  const before = smtp.received.length

  await send(`gift-voucher:${booking.id}`)

  expect(await requireEmail(own.db, `gift-voucher:${booking.id}`)).toMatchObject({ state: 'skipped' })
  expect(smtp.received).toHaveLength(before)
})
