import { beforeAll, expect, test } from 'vitest'
import { recordOverride } from '#db/availability/date-overrides.ts'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import { findEnrollment } from '#db/learning/enrollments.ts'
import { listBookingInvoices } from '#db/payments/invoices.ts'
import { rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  givenBooking,
  givenConsultation,
  givenCourseService,
  hoursAfter,
  requireBooking,
  timeOf,
} from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { markOutcome } from '#usecases/sessions/update-session.ts'
import { cancelBooking } from './cancel-booking.ts'

beforeAll(async () => {
  await givenPractice(database())
})

type Own = { readonly id: string; readonly userId: string }

const cancel = ({ id, userId }: Own, now = A_MONDAY) => cancelBooking(database(), { bookingId: id, userId }, now)

test('C18: cancelling refunds everything within 24 hours and nothing later, and frees the slot at once', async () => {
  const early = await givenBooking(database(), { state: 'verified' })
  const late = await givenBooking(database(), { state: 'verified' })

  expect(await cancel(early, hoursAfter(A_MONDAY, 23))).toEqual({ ok: true, value: { refundDue: rupees(3_001) } })
  expect(await cancel(late, hoursAfter(A_MONDAY, 25))).toEqual({ ok: true, value: { refundDue: 0 } })
  expect(await requireBooking(database(), early.id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'paid',
    holdsSlot: false,
    refundDue: rupees(3_001),
    calendarSequence: 1,
  })
  await requireEmail(database(), `booking-cancelled:${early.id}`)
})

test('cancelling promises the refund within fifteen business days, without the days on which the practice is closed', async () => {
  const before = await givenBooking(database(), { state: 'verified' })
  await cancel(before)
  const closed = { firstDate: '2026-11-20', lastDate: '2026-11-21', hours: [], reason: 'Diwali', showsReason: true }
  await recordOverride(database(), { ...closed, astrologerId: null, createdAt: A_MONDAY })
  const after = await givenBooking(database(), { state: 'verified' })
  await cancel(after)
  const late = await givenBooking(database(), { state: 'verified' })
  await cancel(late, hoursAfter(A_MONDAY, 25))

  const dates = await Promise.all([before, after, late].map(({ id }) => requireBooking(database(), id)))
  expect(dates.map(({ refundBy }) => refundBy)).toEqual(['2026-12-03', '2026-12-05', null])
  const { payload } = await requireEmail(database(), `booking-cancelled:${after.id}`)
  expect(payload).toMatchObject({ refundBy: '2026-12-05' })
})

test('C18: cancelling twice, ten times at once, or during a verification ends in one state', async () => {
  const twice = await givenBooking(database(), { state: 'verified' })
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => cancel(twice)))

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.refusal === 'already-cancelled')).toHaveLength(9)
  const changes = (await listBookingEvents(database(), twice.id)).map(({ change }) => change)
  expect(changes.filter((change) => change === 'cancelled')).toHaveLength(1)

  const staffId = await givenStaff(database())
  for (let round = 0; round < 10; round++) {
    const claimed = await givenBooking(database(), { state: 'claimed' })
    const [cancelled, verified] = await Promise.all([
      cancel(claimed),
      verifyPayment(database(), { bookingId: claimed.id, staffId }, A_MONDAY),
    ])
    const end = await requireBooking(database(), claimed.id)
    expect(cancelled.ok).toBe(true)
    expect(end.status).toBe('cancelled')
    expect(end.paymentStatus).toBe(verified.ok ? 'paid' : 'awaiting_verification')
  }
})

test('C18: exactly one waiting client gets a freed slot, and one credit note is issued', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const form = timeOf(booking)
  await Promise.all([cancel(booking), cancel(booking)])
  const waiting = await Promise.all(Array.from({ length: 5 }, () => givenUser(database(), { password: null })))

  const outcomes = await Promise.allSettled(waiting.map(({ id }) => givenBooking(database(), { userId: id, form })))
  const staffId = await givenStaff(database())
  const refund = { bookingId: booking.id, staffId, amount: booking.amount, reference: 'IMPS 512345678901' }
  await Promise.all([1, 2].map(() => recordRefund(database(), refund, A_MONDAY)))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const documents = await listBookingInvoices(database(), booking.id)
  expect(documents.filter(({ kind }) => kind === 'credit_note')).toHaveLength(1)
})

test('cancelling notifies the practice only when a client cancels a paid booking', async () => {
  const [paid, unpaid, ours] = [
    await givenBooking(database(), { state: 'verified' }),
    await givenBooking(database()),
    await givenBooking(database(), { state: 'verified' }),
  ]
  const staffId = await givenStaff(database())

  for (const booking of [paid, unpaid]) await cancel(booking)
  await cancelForClient(database(), { bookingId: ours.id, staffId }, A_MONDAY)

  const alert = await requireEmail(database(), `client-cancelled:${paid.id}`)
  expect(alert).toMatchObject({ payload: { refundDue: paid.amount, isPaymentVerified: true } })
  for (const { id } of [unpaid, ours]) {
    await expect(requireEmail(database(), `client-cancelled:${id}`)).rejects.toThrow()
  }
})

test('cancelling rejects cancelling another client’s booking or a session that has begun', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const stranger = await givenUser(database(), { password: null })

  expect(await cancel({ id: booking.id, userId: stranger.id })).toEqual({ ok: false, refusal: 'booking-not-found' })
  expect(await cancel(booking, booking.startsAt ?? A_MONDAY)).toEqual({ ok: false, refusal: 'already-begun' })
})

test('a Prasna can be cancelled until it is completed', async () => {
  const service = await givenConsultation(database(), 'Prasna')
  const waiting = await givenBooking(database(), { service, state: 'verified' })
  const completed = await givenBooking(database(), { service, state: 'verified' })
  const staff = await givenUser(database(), { roles: ['astrologer'], password: null })
  const marked = { bookingId: completed.id, staffId: staff.id, outcome: 'completed' } as const
  await markOutcome(database(), marked, hoursAfter(A_MONDAY, 1))

  expect(await cancel(waiting, hoursAfter(A_MONDAY, 2))).toMatchObject({
    ok: true,
    value: { refundDue: waiting.amount },
  })
  expect(await cancel(completed, hoursAfter(A_MONDAY, 2))).toEqual({ ok: false, refusal: 'answered' })
})

test('cancelling a course ends its enrollment', async () => {
  const course = await givenCourseService(database())
  const booking = await givenBooking(database(), { service: course, state: 'verified' })

  expect(await cancel(booking, hoursAfter(A_MONDAY, 24 * 6))).toMatchObject({ ok: true })

  expect(await findEnrollment(database(), { userId: booking.userId, courseId: course.id })).toBeUndefined()
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
