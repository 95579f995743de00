import { beforeAll, describe, expect, test } from 'vitest'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { listCalls } from '#db/desk/call-list.ts'
import { listUpcomingBookings } from '#db/desk/desk-bookings.ts'
import { listCancelledClaimsToCheck } from '#db/desk/desk-claims.ts'
import { listReceived } from '#db/desk/practice-figures.ts'
import { listAccount } from '#db/payments/invoice-register.ts'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { listBookingEntries, readBookingBalance } from '#db/payments/ledger-entries.ts'
import { listClaims } from '#db/payments/payment-claims.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import type { Email } from '#domain/emails/emails.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { istDate } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  givenBooking,
  givenConsultation,
  givenService,
  hoursAfter,
  requireBooking,
} from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { SOME_METHODS } from '#test/factories/payment-methods.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { cancelBooking, refundIfCancelled } from '#usecases/bookings/cancel-booking.ts'
import { queueUnpaidEmails } from '#usecases/bookings/queue-unpaid-emails.ts'
import { refreshPaymentVerified } from '#usecases/bookings/refresh-booking-email.ts'
import { releaseExpiredHolds } from '#usecases/bookings/release-expired-holds.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { agreeToSession } from './agree-to-session.ts'
import { checkLedger } from './check-ledger.ts'
import { claimBookingPayment } from './claim-booking-payment.ts'
import { decideClaim } from './decide-payment.ts'
import { recordPayment } from './record-payment.ts'
import { rejectPayment } from './reject-payment.ts'
import { reversePayment } from './reverse-payment.ts'
import { verifyPayment } from './verify-payment.ts'

let staffId: string
let service: Service

beforeAll(async () => {
  await givenPractice(database(), { paymentMethods: { ...SOME_METHODS, offered: ['upi', 'session'] } })
  staffId = await givenStaff(database())
  service = await givenService(database(), { name: 'Reading in person', heldAs: 'in-person' })
})

const ask = ({ id, userId }: BookingRow, now = A_MONDAY) =>
  claimBookingPayment(database(), { bookingId: id, userId, method: 'session', reference: '' }, now)

async function asked() {
  const booking = await givenBooking(database(), { service })
  expect((await ask(booking)).ok).toBe(true)
  return booking
}

async function agreed() {
  const booking = await asked()
  expect((await verifyPayment(database(), { bookingId: booking.id, staffId }, A_MONDAY)).ok).toBe(true)
  return booking
}

function collect(bookingId: string, amount: string, formKey: string = crypto.randomUUID()) {
  const typed = { amount, paidOn: istDate(A_MONDAY), way: 'cash', reference: '', note: '' }
  return recordPayment(database(), { bookingId, staffId, typed, formKey }, A_MONDAY)
}

const rupees = (paise: number) => String(paise / 100)
const paymentsOf = async (bookingId: string) =>
  (await listBookingEntries(database(), bookingId)).filter(({ kind }) => kind === 'payment')

test('a client who asks to pay at the session keeps the slot without a reminder or an expiry, until the desk decides', async () => {
  const booking = await asked()
  const later = hoursAfter(A_MONDAY, 25)

  await queueUnpaidEmails(database(), hoursAfter(A_MONDAY, 0.4))
  await queueUnpaidEmails(database(), hoursAfter(A_MONDAY, 1))
  await releaseExpiredHolds(database(), later)

  expect(await requireBooking(database(), booking.id)).toMatchObject({
    status: 'paid',
    paymentStatus: 'awaiting_verification',
    paymentMethod: 'session',
    holdsSlot: true,
  })
  await expect(requireEmail(database(), `payment-reminder:${booking.id}`)).rejects.toThrow()
  await expect(requireEmail(database(), `slot-released:${booking.id}`)).rejects.toThrow()
  expect(await ask(booking, later)).toMatchObject({ ok: true })
})

test('a client who asks to pay at the session is refused for a call, for a question and for what is left of a confirmed booking', async () => {
  const call = await givenBooking(database())
  const paid = await givenBooking(database(), { service, state: 'verified' })

  expect(await ask(call)).toEqual({ ok: false, refusal: 'not-at-the-session' })
  expect(await ask(paid)).toEqual({ ok: false, refusal: 'not-at-the-session' })
})

test('a client who asks to pay at the session is declined with a reason, and is not asked again', async () => {
  const booking = await asked()

  await rejectPayment(database(), { bookingId: booking.id, staffId, reason: 'Pay before.' }, A_MONDAY)

  const [claim] = await listClaims(database(), booking.id)
  const email = await requireEmail(database(), `payment-rejected:${booking.id}:${claim?.id}`)
  expect(email.payload).toMatchObject({ way: 'session', reason: 'Pay before.' })
  expect(await ask(booking)).toEqual({ ok: false, refusal: 'not-at-the-session' })
  const upi = { bookingId: booking.id, userId: booking.userId, reference: '412345678987' }
  expect(await claimBookingPayment(database(), upi, A_MONDAY)).toMatchObject({ ok: true })
})

test('who cancels leaves nothing to look for and nothing to refund', async () => {
  const booking = await asked()
  const row = await requireBooking(database(), booking.id)
  expect(await refundIfCancelled(database(), { ...row, outcome: null }, A_MONDAY)).toBe(0)

  await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, A_MONDAY)

  expect(await requireBooking(database(), booking.id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'pending',
  })
  const toCheck = await listCancelledClaimsToCheck(database(), WHOLE_PRACTICE)
  expect(toCheck.map(({ bookingId }) => bookingId)).not.toContain(booking.id)
  expect((await requireEmail(database(), `booking-cancelled:${booking.id}`)).payload).toMatchObject({ refundDue: 0 })
})

test('the booking is confirmed, all of it is due, and no money is in the books', async () => {
  const today = istDate(A_MONDAY)
  const books = async () => [
    await listAccount(database(), { from: today, until: today }),
    await listReceived(database(), { from: '2020-01-01', until: today }),
  ]
  const before = await books()

  const booking = await agreed()

  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
  expect(await readBookingBalance(database(), booking.id)).toBe(booking.amount)
  expect(await paymentsOf(booking.id)).toEqual([])
  expect(await findLiveInvoice(database(), booking.id)).toMatchObject({ status: 'pending', invoiceNumber: null })
  expect(await books()).toEqual(before)
  const upcoming = await listUpcomingBookings(database(), WHOLE_PRACTICE, { now: A_MONDAY, today })
  expect(upcoming.find(({ id }) => id === booking.id)).toMatchObject({ balance: booking.amount })
})

test('the email names what is to be paid at the session', async () => {
  const booking = await agreed()
  const { payload } = await requireEmail(database(), `payment-verified:${booking.id}`)

  const email = payload as Extract<Email, { kind: 'payment-verified' }>
  const refreshed = await refreshPaymentVerified(database(), email, { id: 1, eventKey: '', now: A_MONDAY } as never)

  expect(refreshed).toMatchObject({ ok: true, value: { isAtSession: true, balanceDue: booking.amount } })
})

test('an amount cannot be verified before it is there', async () => {
  const booking = await asked()
  const part = { bookingId: booking.id, staffId, received: booking.amount }

  expect(await verifyPayment(database(), part, A_MONDAY)).toEqual({ ok: false, refusal: 'nothing-received-yet' })
  expect(await decideClaim(database(), { ...part, kind: 'verified' }, A_MONDAY)).toEqual({
    ok: false,
    refusal: 'nothing-received-yet',
  })
})

test('cash at the session is recorded, numbers the invoice and settles the booking', async () => {
  const booking = await agreed()

  expect(await collect(booking.id, rupees(booking.amount))).toMatchObject({ ok: true, value: { balance: 0 } })

  expect(await paymentsOf(booking.id)).toMatchObject([{ method: 'cash', amount: booking.amount, claimId: null }])
  const invoice = await findLiveInvoice(database(), booking.id)
  expect(invoice).toMatchObject({ status: 'paid', snapshot: { way: 'cash' } })
  expect(invoice?.invoiceNumber).not.toBeNull()
  expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentMethod: 'cash' })
})

test('a part numbers the invoice once, and the rest stays due', async () => {
  const booking = await agreed()

  await collect(booking.id, '1000')
  const first = await findLiveInvoice(database(), booking.id)
  await collect(booking.id, '500')

  expect(await readBookingBalance(database(), booking.id)).toBe(booking.amount - 150_000)
  expect(await findLiveInvoice(database(), booking.id)).toEqual(first)
})

test('a client who pays before by UPI is verified as usual', async () => {
  const booking = await agreed()
  const upi = { bookingId: booking.id, userId: booking.userId, reference: '498765432101' }
  expect(await claimBookingPayment(database(), upi, A_MONDAY)).toMatchObject({ ok: true })

  expect((await verifyPayment(database(), { bookingId: booking.id, staffId }, A_MONDAY)).ok).toBe(true)

  expect(await readBookingBalance(database(), booking.id)).toBe(0)
  expect(await findLiveInvoice(database(), booking.id)).toMatchObject({
    status: 'paid',
    snapshot: { way: 'upi', upiReference: '498765432101' },
  })
})

test('a payment before the session that was verified by mistake is due again, and the agreement stays', async () => {
  const { id: bookingId, userId } = await agreed()
  await claimBookingPayment(database(), { bookingId, userId, reference: '498765432102' }, A_MONDAY)
  await verifyPayment(database(), { bookingId, staffId }, A_MONDAY)
  const [payment] = await paymentsOf(bookingId)

  const reversal = { entryId: payment?.id ?? 0, staffId, reason: 'Never arrived' }
  expect(await reversePayment(database(), reversal, A_MONDAY)).toEqual({ ok: true, value: { booking: 'due' } })
})

test('once the desk has agreed, does not make the client a returning one before the money is there', async () => {
  const booking = await agreed()
  const { userId } = booking

  expect((await givenBooking(database(), { userId, service })).amount).toBe(booking.amount)
  await collect(booking.id, rupees(booking.amount))
  expect((await givenBooking(database(), { userId, service })).amount).toBeLessThan(booking.amount)
})

test.each(['client', 'staff'] as const)('a cancellation by %s owes nothing', async (by) => {
  const { id: bookingId, userId } = await agreed()

  const outcome =
    by === 'client'
      ? await cancelBooking(database(), { bookingId, userId }, A_MONDAY)
      : await cancelForClient(database(), { bookingId, staffId }, A_MONDAY)

  expect(outcome).toEqual({ ok: true, value: { refundDue: 0 } })
  expect((await requireEmail(database(), `booking-cancelled:${bookingId}`)).payload).toMatchObject({ refundDue: 0 })
  expect(await readBookingBalance(database(), bookingId)).toBe(0)
  expect(await findLiveInvoice(database(), bookingId)).toBeUndefined()
})

describe('staff who let a caller pay at the session', () => {
  const agree = ({ id }: { id: string }, now = A_MONDAY, db = database()) =>
    agreeToSession(db, { bookingId: id, staffId }, now)
  const byPhone = async () => givenService(database(), { name: 'Reading by phone', heldAs: 'telephone' })

  test('staff who let a caller pay at the session confirm the booking, keep its time and ask nobody for money before', async () => {
    const booking = await givenBooking(database(), { service: await byPhone(), staffId })

    expect(await agree(booking)).toEqual({ ok: true, value: { due: booking.amount } })

    const later = hoursAfter(A_MONDAY, 48)
    await queueUnpaidEmails(database(), hoursAfter(A_MONDAY, 23.5))
    await queueUnpaidEmails(database(), later)
    await releaseExpiredHolds(database(), later)
    expect(await requireBooking(database(), booking.id)).toMatchObject({
      status: 'paid',
      paymentStatus: 'paid',
      paymentMethod: 'session',
      holdsSlot: true,
      needsReschedule: false,
    })
    await expect(requireEmail(database(), `payment-reminder:${booking.id}`)).rejects.toThrow()
    const { payload } = await requireEmail(database(), `payment-verified:${booking.id}`)
    const email = payload as Extract<Email, { kind: 'payment-verified' }>
    const refreshed = await refreshPaymentVerified(database(), email, { id: 1, eventKey: '', now: later } as never)
    expect(refreshed).toMatchObject({ ok: true, value: { isAtSession: true, balanceDue: booking.amount } })
    const calls = await listCalls(database(), WHOLE_PRACTICE, { now: later, today: istDate(later) })
    expect(calls.map(({ bookingId }) => bookingId)).not.toContain(booking.id)
    expect(await paymentsOf(booking.id)).toEqual([])
    expect(await findLiveInvoice(database(), booking.id)).toMatchObject({ status: 'pending', invoiceNumber: null })

    await collect(booking.id, rupees(booking.amount))
    expect(await findLiveInvoice(database(), booking.id)).toMatchObject({ status: 'paid', snapshot: { way: 'cash' } })
  })

  test('staff who let a caller pay at the session decide once, also when two do it at the same time', async () => {
    const booking = await givenBooking(database(), { service: await byPhone() })

    const second = await whileUncommitted(
      database(),
      (tx) => agree(booking, A_MONDAY, tx),
      () => agree(booking),
    )

    expect(second).toEqual({ ok: true, value: { due: booking.amount } })
    expect(await listClaims(database(), booking.id)).toHaveLength(1)
  })

  test('staff who let a caller pay at the session cannot do so for a question, a claimed, cancelled or paid booking, nor for their own', async () => {
    const refusalOf = async (booking: BookingRow, by = staffId) => {
      const outcome = await agreeToSession(database(), { bookingId: booking.id, staffId: by }, A_MONDAY)
      return outcome.ok ? 'accepted' : outcome.refusal
    }
    const own = await givenBooking(database())
    const cancelled = await givenBooking(database())
    await cancelBooking(database(), { bookingId: cancelled.id, userId: cancelled.userId }, A_MONDAY)

    expect(
      await refusalOf(await givenBooking(database(), { service: await givenConsultation(database(), 'Prasna') })),
    ).toBe('not-at-the-session')
    expect(await refusalOf(await givenBooking(database(), { state: 'claimed' }))).toBe('already-decided')
    expect(await refusalOf(await givenBooking(database(), { state: 'verified' }))).toBe('already-decided')
    expect(await refusalOf(cancelled)).toBe('already-cancelled')
    expect(await refusalOf(own, own.userId)).toBe('own-booking')
  })
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
