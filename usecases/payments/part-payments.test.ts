import { expect, test } from 'vitest'
import { listClaimsToVerify } from '#db/desk/desk-claims.ts'
import { findLiveInvoice, listBookingInvoices } from '#db/payments/invoices.ts'
import { readBookingBalance } from '#db/payments/ledger-entries.ts'
import { listClaims } from '#db/payments/payment-claims.ts'
import { rupees } from '#domain/money.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { invoicePdf } from '#mail/documents/invoice-pdf.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  aReference,
  givenBooking,
  givenService,
  minutesAfter,
  requireBooking,
} from '#test/factories/bookings.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { readSettlement } from '#usecases/invoices/read-documents.ts'
import { applyDecision } from './apply-decision.ts'
import { checkLedger } from './check-ledger.ts'
import { claimBookingPayment } from './claim-booking-payment.ts'
import { decideClaim } from './decide-payment.ts'
import { recordPayment } from './record-payment.ts'
import { recordRefund } from './record-refund.ts'
import { rejectPayment } from './reject-payment.ts'
import { verifyPayment } from './verify-payment.ts'

const PRICE = rupees(1_001)
const LATER = minutesAfter(A_MONDAY, 5)

async function givenClaim() {
  const service = await givenService(database(), { name: 'Prasna', isPrasna: true, price: PRICE })
  const booking = await givenBooking(database(), { service, state: 'claimed' })
  return { booking, bookingId: booking.id, userId: booking.userId, staffId: await givenStaff(database()) }
}

/** A confirmed booking of which ₹501 are still due. */
async function givenHalf() {
  const half = await givenClaim()
  const { bookingId, staffId } = half
  expect((await verifyPayment(database(), { bookingId, staffId, received: rupees(500) }, A_MONDAY)).ok).toBe(true)
  return half
}

const claim = ({ bookingId, userId }: { bookingId: string; userId: string }, reference = aReference()) =>
  claimBookingPayment(database(), { bookingId, userId, reference }, LATER)

test('a payment of less than was claimed confirms the booking when its decision is applied, and the rest stays due', async () => {
  const { bookingId, staffId } = await givenClaim()

  const decision = { bookingId, staffId, kind: 'verified', received: rupees(500) } as const
  const decided = await decideClaim(database(), decision, A_MONDAY)
  expect(decided.ok && (await applyDecision(database(), decided.value.decisionId, LATER))).toBe('applied')

  expect(await requireBooking(database(), bookingId)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
  expect(await readBookingBalance(database(), bookingId)).toBe(rupees(501))
  expect(await listBookingInvoices(database(), bookingId)).toMatchObject([{ status: 'paid', totalAmount: PRICE }])
})

test('a payment of less than was claimed leaves a balance that the client claims and the desk verifies, without a second invoice', async () => {
  const half = await givenHalf()
  const { bookingId, staffId } = half

  expect((await claim(half)).ok).toBe(true)
  const waiting = await listClaimsToVerify(database(), WHOLE_PRACTICE)
  expect(waiting.find((each) => each.bookingId === bookingId)).toMatchObject({ amount: rupees(501) })
  expect((await verifyPayment(database(), { bookingId, staffId }, LATER)).ok).toBe(true)

  expect(await readBookingBalance(database(), bookingId)).toBe(0)
  expect(await listBookingInvoices(database(), bookingId)).toHaveLength(1)
  expect(await verifyPayment(database(), { bookingId, staffId }, LATER)).toMatchObject({ refusal: 'already-decided' })
})

test('the claim of a balance is made once, and only while something is due', async () => {
  const half = await givenHalf()
  const reference = aReference()

  expect((await claim(half, reference)).ok).toBe(true)
  expect((await claim(half, reference)).ok).toBe(true)
  expect(await claim(half)).toMatchObject({ refusal: 'already-claimed' })
  await verifyPayment(database(), { bookingId: half.bookingId, staffId: half.staffId }, LATER)
  expect(await claim(half)).toMatchObject({ refusal: 'already-claimed' })
  expect((await listClaims(database(), half.bookingId)).filter(({ state }) => state === 'verified')).toHaveLength(2)
})

test('the claim of a balance leaves the booking confirmed when it is rejected, with the reason, and can be made again', async () => {
  const half = await givenHalf()
  const { bookingId, staffId } = half
  await claim(half)

  expect((await rejectPayment(database(), { bookingId, staffId, reason: 'Not found' }, LATER)).ok).toBe(true)

  expect(await requireBooking(database(), bookingId)).toMatchObject({ status: 'paid', rejectionReason: 'Not found' })
  expect(await readBookingBalance(database(), bookingId)).toBe(rupees(501))
  expect((await claim(half)).ok).toBe(true)
})

test('the claim of a balance ends with the booking, of which only the part that was paid is refunded', async () => {
  const half = await givenHalf()
  await claim(half)

  const { bookingId, userId } = half
  expect(await cancelBooking(database(), { bookingId, userId }, LATER)).toEqual({
    ok: true,
    value: { refundDue: rupees(500) },
  })
  expect((await listClaims(database(), bookingId)).map(({ state }) => state)).toEqual(['rejected', 'verified'])
})

test('verifying, recording and refunding at once leave one sound ledger', async () => {
  const staffId = await givenStaff(database())
  for (let round = 0; round < 5; round++) {
    const { bookingId, userId } = await givenClaim()
    const typed = { paidOn: '2026-11-16', way: 'cash', amount: '1500', reference: '', note: '' }

    await Promise.all([
      verifyPayment(database(), { bookingId, staffId, received: rupees(2_000) }, LATER),
      recordPayment(database(), { bookingId, staffId, typed, formKey: `race ${bookingId}` }, LATER),
      recordRefund(database(), { bookingId, staffId, amount: rupees(999), reference: 'R1' }, LATER),
      recordRefund(database(), { bookingId, staffId, amount: rupees(999), reference: 'R2' }, LATER),
      cancelBooking(database(), { bookingId, userId }, LATER),
    ])

    expect(await checkLedger(database())).toEqual([])
  }
})

test('the invoice of a booking paid in parts lists them with the balance, and its discount', async () => {
  const { bookingId } = await givenHalf()
  const invoice = await findLiveInvoice(database(), bookingId)
  if (!invoice) throw new Error('There is no invoice.')

  const settlement = await readSettlement(database(), invoice)

  expect(settlement).toMatchObject({ parts: [{ method: 'upi', amount: rupees(500) }], balance: rupees(501) })
  const discount = { label: 'returning-client', listed: rupees(1_430), amount: rupees(429) }
  const plain = await invoicePdf(invoice)
  const discounted = { ...invoice, snapshot: { ...invoice.snapshot, discount } }
  for (const pdf of [await invoicePdf(invoice, settlement), await invoicePdf(discounted)]) {
    expect(Buffer.compare(plain, pdf)).not.toBe(0)
  }
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
