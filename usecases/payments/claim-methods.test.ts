import { beforeAll, expect, test } from 'vitest'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import { listClaims } from '#db/payments/payment-claims.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, aReference, givenBooking, requireBooking } from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { aUtr, SOME_METHODS } from '#test/factories/payment-methods.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { checkLedger } from './check-ledger.ts'
import { claimBookingPayment } from './claim-booking-payment.ts'
import { verifyPayment } from './verify-payment.ts'

beforeAll(async () => {
  await givenPractice(database(), { paymentMethods: SOME_METHODS })
})

async function claim(method: PaymentMethod, reference: string) {
  const booking = await givenBooking(database())
  return { booking, outcome: await claimFor(booking, method, reference) }
}

function claimFor({ id, userId }: { id: string; userId: string }, method: PaymentMethod, reference: string) {
  return claimBookingPayment(database(), { bookingId: id, userId, method, reference }, A_MONDAY)
}

test('a claim by another way than UPI has its way and reference, on the booking too, and its email names what was sent', async () => {
  const { booking, outcome } = await claim('swift', 'ref 26321-abc/99')

  expect(outcome.ok).toBe(true)
  const [saved] = await listClaims(database(), booking.id)
  expect(saved).toMatchObject({ method: 'swift', reference: '26321ABC99', state: 'awaiting' })
  expect(await requireBooking(database(), booking.id)).toMatchObject({
    paymentMethod: 'swift',
    paymentStatus: 'awaiting_verification',
  })
  const email = await requireEmail(database(), `payment-claimed:${booking.id}:${saved?.id}`)
  expect(email.payload).toMatchObject({ way: 'swift', referenceEnding: 'BC99' })
})

test('a claim by another way than UPI is a payment of that way in the ledger and on the invoice once it is verified', async () => {
  const utr = aUtr()
  const { booking } = await claim('bank', utr)
  const { id: staffId } = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })

  await verifyPayment(database(), { bookingId: booking.id, staffId }, A_MONDAY)

  const payments = (await listBookingEntries(database(), booking.id)).filter(({ kind }) => kind === 'payment')
  expect(payments).toMatchObject([{ method: 'bank', reference: utr, amount: booking.amount }])
  const invoice = await findLiveInvoice(database(), booking.id)
  expect(invoice?.snapshot).toMatchObject({ way: 'bank', upiReference: utr })
  expect(await checkLedger(database())).toEqual([])
})

test('a claim by another way than UPI is refused with its own reason when the reference is wrong, and nothing changes', async () => {
  const { booking, outcome } = await claim('bank', '1234')

  expect(outcome).toEqual({ ok: false, refusal: 'reference-not-utr' })
  expect(await listClaims(database(), booking.id)).toEqual([])
})

test('whether it is called UPI or IMPS', async () => {
  const reference = aReference()
  await claim('upi', reference)

  const { booking, outcome } = await claim('bank', `IMPS ${reference}`)

  expect(outcome).toEqual({ ok: false, refusal: 'reference-in-use' })
  expect(await listClaims(database(), booking.id)).toMatchObject([{ method: 'bank', state: 'refused' }])
})

test('although payment links tell upper and lower case apart', async () => {
  await claim('link', 'pay_29QQoUBi66xm2f')

  const { outcome } = await claim('link', 'PAY_29qqoubi66XM2F')

  expect(outcome).toEqual({ ok: false, refusal: 'reference-in-use' })
})

test('one transfer pays one booking when it is claimed ten times at once, in two ways', async () => {
  const reference = aReference()

  const bookings: Awaited<ReturnType<typeof givenBooking>>[] = []
  for (let index = 0; index < 10; index += 1) bookings.push(await givenBooking(database()))

  const outcomes = await Promise.all(
    bookings.map((booking, index) => claimFor(booking, index % 2 === 0 ? 'upi' : 'bank', reference)),
  )

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})
