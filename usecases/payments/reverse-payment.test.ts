import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listCancelledClaims } from '#db/desk/desk-claims.ts'
import { listBookingInvoices } from '#db/payments/invoices.ts'
import {
  findMoneyEntry,
  listBookingEntries,
  readAccountCredit,
  readBookingBalance,
} from '#db/payments/ledger-entries.ts'
import { listClaims } from '#db/payments/payment-claims.ts'
import { rupees } from '#domain/money.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  aReference,
  givenBooking,
  givenCourseService,
  givenService,
  minutesAfter,
  requireBooking,
} from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { readReceipt } from '#usecases/invoices/read-documents.ts'
import { checkLedger } from './check-ledger.ts'
import { claimBookingPayment } from './claim-booking-payment.ts'
import { keepAsCredit } from './keep-as-credit.ts'
import { recordAccountPayment, recordPayment } from './record-payment.ts'
import { recordRefund } from './record-refund.ts'
import { refundCredit } from './refund-credit.ts'
import { reversePayment } from './reverse-payment.ts'
import { verifyPayment } from './verify-payment.ts'

const PRICE = rupees(1_001)
const CASH = { paidOn: '2026-11-16', way: 'cash', amount: '1001', reference: '', note: '' }
const LATER = minutesAfter(A_MONDAY, 5)

async function givenUnpaid(service?: Awaited<ReturnType<typeof givenService>>) {
  const prasna = service ?? (await givenService(database(), { name: 'Prasna', isPrasna: true, price: PRICE }))
  const { id: bookingId, userId } = await givenBooking(database(), { service: prasna, state: 'unpaid' })
  const staff = await givenUser(database(), { roles: ['client', 'assistant'], password: null })
  return { bookingId, userId, staffId: staff.id }
}

type Unpaid = Awaited<ReturnType<typeof givenUnpaid>>

/** Returns the id of the entry. */
async function pay({ bookingId, staffId }: Unpaid, typed: Partial<typeof CASH> = {}): Promise<number> {
  const form = { bookingId, staffId, typed: { ...CASH, ...typed }, formKey: randomUUID() }
  const recorded = await recordPayment(database(), form, A_MONDAY)
  if (!recorded.ok) throw new Error(recorded.refusal)
  return recorded.value.entryId
}

const reverse = (entryId: number, { staffId }: Unpaid, reason = 'Wrong booking') =>
  reversePayment(database(), { entryId, staffId, reason }, LATER)

test('the reversal of a payment that staff recorded makes a booking without other money unpaid again, with a credit note, an email and a cancelled receipt', async () => {
  const booking = await givenUnpaid()
  const entryId = await pay(booking)

  expect(await reverse(entryId, booking)).toEqual({ ok: true, value: { booking: 'unpaid' } })

  const after = await requireBooking(database(), booking.bookingId)
  expect(after).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
  expect(after.payableUntil > LATER).toBe(true)
  expect(await readBookingBalance(database(), booking.bookingId)).toBe(PRICE)
  expect(await listBookingInvoices(database(), booking.bookingId)).toMatchObject([
    { kind: 'credit_note', totalAmount: PRICE },
    { kind: 'invoice', status: 'cancelled' },
  ])
  expect(await listBookingEntries(database(), booking.bookingId)).toMatchObject([
    { kind: 'charge' },
    { kind: 'payment', amount: PRICE },
    { kind: 'payment', amount: -PRICE, reverses: entryId, note: 'Wrong booking', label: 'payment-reversed' },
  ])
  await requireEmail(database(), `payment-reversed:${booking.bookingId}:${entryId}`)
  const entry = await findMoneyEntry(database(), WHOLE_PRACTICE, entryId)
  expect(entry && (await readReceipt(database(), entry))).toMatchObject({ isReversed: true })
})

test('the reversal of a payment that staff recorded lets the right payment confirm the booking again, with a new invoice and email, under the same reference', async () => {
  const booking = await givenUnpaid()
  const reference = aReference()
  await reverse(await pay(booking, { way: 'upi', reference, amount: '100' }), booking)

  await pay(booking, { way: 'upi', reference })

  expect(await requireBooking(database(), booking.bookingId)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
  expect(await readBookingBalance(database(), booking.bookingId)).toBe(0)
  const invoices = await listBookingInvoices(database(), booking.bookingId)
  expect(invoices.filter(({ status, kind }) => kind === 'invoice' && status === 'paid')).toHaveLength(1)
  await requireEmail(database(), `payment-verified:${booking.bookingId}:1`)
})

test('the reversal of a payment that staff recorded leaves a booking with other money confirmed, with a balance due', async () => {
  const booking = await givenUnpaid()
  await pay(booking, { amount: '500' })
  const second = await pay(booking, { amount: '501' })

  expect(await reverse(second, booking)).toEqual({ ok: true, value: { booking: 'due' } })

  expect(await requireBooking(database(), booking.bookingId)).toMatchObject({ status: 'paid' })
  expect(await readBookingBalance(database(), booking.bookingId)).toBe(rupees(501))
})

test('the reversal of a payment that staff recorded leaves a course that was opened to the student, whose price is due again', async () => {
  const course = await givenUnpaid(await givenCourseService(database()))
  const { amount } = await requireBooking(database(), course.bookingId)

  expect(await reverse(await pay(course, { amount: String(amount / 100) }), course)).toMatchObject({
    value: { booking: 'due' },
  })

  expect(await readBookingBalance(database(), course.bookingId)).toBe(amount)
})

test('the reversal of a payment that staff recorded lowers what is due back of a cancelled booking', async () => {
  const booking = await givenUnpaid()
  await pay(booking, { amount: '600' })
  const second = await pay(booking, { amount: '401' })
  await cancelForClient(database(), booking, LATER)

  expect(await reverse(second, booking)).toEqual({ ok: true, value: { booking: 'cancelled' } })

  expect(await requireBooking(database(), booking.bookingId)).toMatchObject({ refundDue: rupees(600) })
  const { bookingId, staffId } = booking
  const refund = { bookingId, staffId, amount: rupees(600), reference: 'R1' }
  expect((await recordRefund(database(), refund, LATER)).ok).toBe(true)
})

test('the reversal of a payment that staff recorded needs a reason, and is refused twice, for own bookings, waiting claims and money that has gone on', async () => {
  const booking = await givenUnpaid()
  const entryId = await pay(booking, { amount: '1500' })
  const { bookingId, staffId, userId } = booking
  expect(await reverse(entryId, booking, ' ')).toMatchObject({ refusal: 'reason-missing' })
  expect(await reverse(entryId, { ...booking, staffId: userId })).toMatchObject({ refusal: 'own-booking' })
  expect(await reverse(0, booking)).toMatchObject({ refusal: 'payment-not-found' })

  await keepAsCredit(database(), { bookingId, staffId }, LATER)
  expect(await reverse(entryId, booking)).toMatchObject({ refusal: 'money-used' })

  const other = await givenUnpaid()
  const half = await pay(other, { amount: '500' })
  await claimBookingPayment(database(), { ...other, reference: aReference() }, LATER)
  expect(await reverse(half, other)).toMatchObject({ refusal: 'claim-waiting' })
})

test('the reversal of a payment that staff recorded happens once when several reverse, refund and record at once', async () => {
  for (let round = 0; round < 4; round++) {
    const booking = await givenUnpaid()
    const { bookingId, staffId } = booking
    const entryId = await pay(booking, { amount: '1500' })

    const [one, other] = await Promise.all([
      reverse(entryId, booking),
      reverse(entryId, booking),
      recordRefund(database(), { bookingId, staffId, amount: rupees(499), reference: 'R1' }, LATER),
      cancelForClient(database(), booking, LATER),
      keepAsCredit(database(), { bookingId, staffId }, LATER),
    ])

    expect([one.ok, other.ok].filter(Boolean).length).toBeLessThanOrEqual(1)
    expect(await checkLedger(database())).toEqual([])
  }
})

describe('the reversal of a verified claim', () => {
  async function givenVerified(received?: number) {
    const booking = await givenUnpaid()
    const { bookingId, staffId } = booking
    const reference = aReference()
    await claimBookingPayment(database(), { ...booking, reference }, A_MONDAY)
    const part = received === undefined ? {} : { received: rupees(received) }
    await verifyPayment(database(), { bookingId, staffId, ...part }, A_MONDAY)
    const entry = (await listBookingEntries(database(), bookingId)).find(({ kind }) => kind === 'payment')
    return { ...booking, reference, entryId: entry?.id ?? 0 }
  }
  const claimOf = async (bookingId: string) => (await listClaims(database(), bookingId))[0]

  test('the reversal of a verified claim rejects the claim, makes the booking unpaid with a credit note, and lets the client claim again', async () => {
    const booking = await givenVerified()
    const { bookingId, entryId, reference } = booking

    expect(await reverse(entryId, booking, 'Not on the statement')).toEqual({ ok: true, value: { booking: 'unpaid' } })

    expect(await claimOf(bookingId)).toMatchObject({ state: 'rejected', reason: 'Not on the statement' })
    expect(await requireBooking(database(), bookingId)).toMatchObject({ status: 'pending', rejectionReason: null })
    expect(await listBookingInvoices(database(), bookingId)).toMatchObject([
      { kind: 'credit_note', totalAmount: PRICE },
      { kind: 'invoice', status: 'cancelled' },
    ])
    await requireEmail(database(), `payment-reversed:${bookingId}:${entryId}`)

    expect((await claimBookingPayment(database(), { ...booking, reference }, LATER)).ok).toBe(true)
    expect(await verifyPayment(database(), booking, minutesAfter(LATER, 5))).toMatchObject({ ok: true })
    expect(await readBookingBalance(database(), bookingId)).toBe(0)
  })

  test('the reversal of a verified claim leaves a booking with other money confirmed, with a balance due', async () => {
    const booking = await givenVerified(501)
    await pay(booking, { amount: '500' })

    expect(await reverse(booking.entryId, booking)).toEqual({ ok: true, value: { booking: 'due' } })

    expect(await requireBooking(database(), booking.bookingId)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
    expect(await readBookingBalance(database(), booking.bookingId)).toBe(rupees(501))
  })

  test('the reversal of a verified claim of a cancelled booking leaves nothing due back, and nothing to look for', async () => {
    const booking = await givenVerified()
    await cancelForClient(database(), booking, LATER)

    expect(await reverse(booking.entryId, booking)).toEqual({ ok: true, value: { booking: 'cancelled' } })

    expect(await requireBooking(database(), booking.bookingId)).toMatchObject({ refundDue: 0 })
    const listed = await listCancelledClaims(database(), WHOLE_PRACTICE)
    expect(listed.filter(({ bookingId }) => bookingId === booking.bookingId)).toEqual([])
  })

  test('the reversal of a verified claim happens once when it races a refund, a cancellation and another reversal', async () => {
    for (let round = 0; round < 4; round++) {
      const booking = await givenVerified()
      const { bookingId, staffId, entryId } = booking

      const [one, other, refunded] = await Promise.all([
        reverse(entryId, booking),
        reverse(entryId, booking),
        recordRefund(database(), { bookingId, staffId, amount: rupees(101), reference: 'R1' }, LATER),
        cancelForClient(database(), booking, LATER),
      ])

      const taken = [one.ok, other.ok].filter(Boolean).length
      expect(taken).toBeLessThanOrEqual(1)
      expect(taken === 1 && refunded.ok).toBe(false)
      expect(await checkLedger(database())).toEqual([])
    }
  })
})

describe('credit of an account', () => {
  async function givenCredit() {
    const client = await givenUnpaid()
    const form = { userId: client.userId, staffId: client.staffId, typed: CASH, formKey: randomUUID() }
    const recorded = await recordAccountPayment(database(), form, A_MONDAY)
    if (!recorded.ok) throw new Error(recorded.refusal)
    return { ...client, entryId: recorded.value.entryId }
  }
  const refund = ({ userId, staffId }: Unpaid, amount: number, reference = 'R1', formKey: string = randomUUID()) =>
    refundCredit(database(), { userId, staffId, amount: rupees(amount), method: 'bank', reference, formKey }, LATER)

  test('credit of an account is refunded in parts, once for each form, with an email and never beyond what is there', async () => {
    const client = await givenCredit()
    const formKey = randomUUID()

    expect(await refund(client, 2_000)).toMatchObject({ refusal: 'more-than-credit' })
    expect(await refund(client, 400, ' ')).toMatchObject({ refusal: 'reference-missing' })
    const twice = await Promise.all([refund(client, 400, 'R1', formKey), refund(client, 400, 'R1', formKey)])
    expect(twice.map(({ ok }) => ok)).toEqual([true, true])
    expect(await readAccountCredit(database(), client.userId)).toBe(rupees(601))

    const both = await Promise.all([refund(client, 601), refund(client, 601)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await readAccountCredit(database(), client.userId)).toBe(0)
  })

  test('credit of an account goes when its payment is reversed, unless it was refunded', async () => {
    const [client, other] = [await givenCredit(), await givenCredit()]
    await refund(other, 1)

    expect(await reverse(client.entryId, client)).toEqual({ ok: true, value: { booking: null } })
    expect(await reverse(client.entryId, client)).toMatchObject({ refusal: 'already-reversed' })
    expect(await reverse(other.entryId, other)).toMatchObject({ refusal: 'money-used' })

    expect(await readAccountCredit(database(), client.userId)).toBe(0)
  })
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
