import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listDueRefunds } from '#db/desk/desk-bookings.ts'
import { listCancelledClaimsToCheck } from '#db/desk/desk-claims.ts'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { listSettledReferences } from '#db/payments/payment-claims.ts'
import { bookings } from '#db/schema/bookings.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { istDate } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  aReference,
  givenBooking,
  givenConsultation,
  givenCourseService,
  hoursAfter,
  requireBooking,
} from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { bankFile } from '#test/statements/bank-files.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { isSorted, readUpload } from '#usecases/statements/read-upload.ts'
import { checkLedger } from './check-ledger.ts'
import { claimBookingPayment } from './claim-booking-payment.ts'
import { recordArrival, recordMissingPayment } from './decide-cancelled-claim.ts'
import { recordRefund } from './record-refund.ts'

const IN_TIME = hoursAfter(A_MONDAY, 1)
const TOO_LATE = hoursAfter(A_MONDAY, 25)
const LOOKED = hoursAfter(A_MONDAY, 30)
let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

async function givenCancelledClaim(cancelledAt: Date, details: Parameters<typeof givenBooking>[1] = {}) {
  const reference = aReference()
  const booking = await givenBooking(database(), { state: 'claimed', reference, ...details })
  await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, cancelledAt)
  return { booking, reference }
}

async function readStatementWith(reference: string, paise: number) {
  const line = {
    date: istDate(A_MONDAY),
    direction: 'credit',
    paise,
    reference,
    name: 'ASHA RAO',
    note: '',
  } as const
  const outcome = await readUpload(database(), { bytes: bankFile('hdfc', [line]), staffId }, LOOKED)
  if (!outcome.ok || !isSorted(outcome.value)) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

const arrived = (bookingId: string, by = staffId) => recordArrival(database(), { bookingId, staffId: by }, LOOKED)
const missing = (bookingId: string, by = staffId) =>
  recordMissingPayment(database(), { bookingId, staffId: by }, LOOKED)
const refund = (bookingId: string, amount: Parameters<typeof recordRefund>[1]['amount']) =>
  recordRefund(database(), { bookingId, staffId, amount, reference: 'IMPS 5' }, LOOKED)
const isToCheck = async (id: string) =>
  (await listCancelledClaimsToCheck(database(), WHOLE_PRACTICE)).some(({ bookingId }) => bookingId === id)
const findDue = async (bookingId: string) =>
  (await listDueRefunds(database(), WHOLE_PRACTICE)).find(({ id }) => id === bookingId)?.due

test.each([
  ['a session', () => givenConsultation(database())],
  ['a Prasna', () => givenConsultation(database(), 'Prasna')],
  ['a course', () => givenCourseService(database())],
] as const)(
  'cancelling a booking with an unverified claim lists no refund for %s, but a payment to look for',
  async (_kind, service) => {
    const { booking } = await givenCancelledClaim(IN_TIME, { service: await service() })

    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'cancelled', refundDue: 0 })
    expect(await findDue(booking.id)).toBeUndefined()
    expect(await isToCheck(booking.id)).toBe(true)
  },
)

test('cancelling a booking with an unverified claim lists no refund when the practice cancels either', async () => {
  const booking = await givenBooking(database(), { state: 'claimed' })

  const outcome = await cancelForClient(database(), { bookingId: booking.id, staffId }, TOO_LATE)

  expect(outcome).toEqual({ ok: true, value: { refundDue: 0 } })
  expect(await findDue(booking.id)).toBeUndefined()
  expect(await arrived(booking.id)).toMatchObject({ ok: true, value: { refundDue: booking.amount } })
})

test('cancelling a booking with an unverified claim accepts no refund before the payment is found', async () => {
  const { booking } = await givenCancelledClaim(IN_TIME)

  expect(await refund(booking.id, booking.amount)).toEqual({ ok: false, refusal: 'not-verified' })
})

test('a payment that has arrived is due back by the policy at the cancellation, however late the desk looks', async () => {
  const { booking, reference } = await givenCancelledClaim(IN_TIME)

  const outcome = await arrived(booking.id)

  const invoice = await findLiveInvoice(database(), booking.id)
  expect(invoice).toMatchObject({ status: 'paid' })
  expect(outcome).toEqual({
    ok: true,
    value: { invoiceNumber: invoice?.invoiceNumber, refundDue: booking.amount },
  })
  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' })
  expect(await isToCheck(booking.id)).toBe(false)
  expect(await findDue(booking.id)).toBe(booking.amount)
  expect(await refund(booking.id, booking.amount)).toMatchObject({
    ok: true,
    value: { creditNote: expect.stringMatching(/^CN/) },
  })
  expect(await findDue(booking.id)).toBeUndefined()
  expect(await listSettledReferences(database())).toContain(reference)
})

test('a payment that has arrived stays with the practice after a late cancellation, and the statement knows it', async () => {
  const { booking, reference } = await givenCancelledClaim(TOO_LATE)

  const found = await readStatementWith(reference, booking.amount)
  const outcome = await arrived(booking.id)
  const again = await readStatementWith(reference, booking.amount)

  expect(found.forCancelled).toMatchObject([{ claim: { bookingId: booking.id, refundDue: 0 } }])
  expect(found.piles.unclaimed).toEqual([])
  expect(outcome).toMatchObject({ ok: true, value: { refundDue: 0 } })
  expect(await findDue(booking.id)).toBeUndefined()
  expect([again.forCancelled, again.knownCount]).toEqual([[], 1])
})

test('a payment that has arrived is recorded once for two clicks, and not by the client who paid it', async () => {
  const { booking } = await givenCancelledClaim(TOO_LATE)

  expect(await arrived(booking.id, booking.userId)).toEqual({ ok: false, refusal: 'own-booking' })
  const outcomes = await Promise.all([arrived(booking.id), arrived(booking.id)])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes).toContainEqual({ ok: false, refusal: 'payment-verified' })
})

test('a payment that is missing is refunded by nothing, and the client gets one email', async () => {
  const { booking } = await givenCancelledClaim(IN_TIME)

  const outcomes = await Promise.all([missing(booking.id), missing(booking.id)])

  expect(outcomes).toContainEqual({ ok: true, value: { isClientNotified: true } })
  expect(outcomes).toContainEqual({ ok: false, refusal: 'payment-missing' })
  expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'pending', refundDue: 0 })
  expect(await isToCheck(booking.id)).toBe(false)
  expect(await findDue(booking.id)).toBeUndefined()
  expect(await refund(booking.id, booking.amount)).toEqual({ ok: false, refusal: 'never-paid' })
  await requireEmail(database(), `payment-not-found:${booking.id}`)
})

test('a payment that is missing is found in a later statement and then due back', async () => {
  const { booking, reference } = await givenCancelledClaim(IN_TIME)
  await missing(booking.id)

  const found = await readStatementWith(reference, booking.amount)

  expect(found.forCancelled).toMatchObject([{ claim: { bookingId: booking.id, refundDue: booking.amount } }])
  expect(await arrived(booking.id)).toMatchObject({ ok: true, value: { refundDue: booking.amount } })
  expect(await findDue(booking.id)).toBe(booking.amount)
})

test('a payment that is missing cannot arrive for two bookings', async () => {
  const { booking, reference } = await givenCancelledClaim(IN_TIME)
  await missing(booking.id)
  const other = await givenBooking(database(), { userId: booking.userId })
  await claimBookingPayment(database(), { bookingId: other.id, userId: other.userId, reference }, A_MONDAY)

  expect(await arrived(booking.id)).toEqual({ ok: false, refusal: 'reference-reused' })
  expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'pending', refundDue: 0 })
})

test('decides nothing about live, verified, unclaimed or unknown bookings', async () => {
  const live = await givenBooking(database(), { state: 'claimed' })
  const verified = await givenBooking(database(), { state: 'verified' })
  const unpaid = await givenBooking(database())
  for (const { id, userId } of [verified, unpaid]) await cancelBooking(database(), { bookingId: id, userId }, A_MONDAY)

  for (const decide of [arrived, missing]) {
    expect(await decide(live.id)).toEqual({ ok: false, refusal: 'not-cancelled' })
    expect(await decide(live.id, live.userId)).toEqual({ ok: false, refusal: 'own-booking' })
    expect(await decide(verified.id)).toEqual({ ok: false, refusal: 'payment-verified' })
    expect(await decide(unpaid.id)).toEqual({ ok: false, refusal: 'never-paid' })
    expect(await decide('no-such-id')).toEqual({ ok: false, refusal: 'booking-not-found' })
  }
})

test('the database accepts no refund due for unverified money', async () => {
  const { booking } = await givenCancelledClaim(IN_TIME)

  const change = database().update(bookings).set({ refundDue: booking.amount }).where(eq(bookings.id, booking.id))

  await expect(change).rejects.toThrow()
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
