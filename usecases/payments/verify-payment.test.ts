import { beforeAll, describe, expect, test } from 'vitest'
import { listEnrollmentPage } from '#db/learning/enrollment-desk.ts'
import { findEnrollment } from '#db/learning/enrollments.ts'
import { listClaims } from '#db/payments/payment-claims.ts'
import { courseService } from '#domain/bookings/booking-service.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, aReference, givenBooking, givenCourseService, requireBooking } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { checkLedger } from './check-ledger.ts'
import { claimBookingPayment } from './claim-booking-payment.ts'
import { rejectPayment } from './reject-payment.ts'
import { verifyPayment } from './verify-payment.ts'

let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

const verify = (bookingId: string, by = staffId) => verifyPayment(database(), { bookingId, staffId: by }, A_MONDAY)
const reject = (bookingId: string, reason = 'No such transfer') =>
  rejectPayment(database(), { bookingId, staffId, reason }, A_MONDAY)

test('verifying a payment records who verified it and emails the client', async () => {
  const booking = await givenBooking(database(), { state: 'claimed' })

  expect(await verify(booking.id)).toEqual({ ok: true, value: { bookingId: booking.id } })

  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
  expect((await listClaims(database(), booking.id))[0]).toMatchObject({ state: 'verified', decidedBy: staffId })
  await requireEmail(database(), `payment-verified:${booking.id}`)
  const audit = await listAudit(database(), { subject: { kind: 'booking', id: booking.id } })
  expect(audit.map(({ action }) => action)).toEqual(['payment-verified'])
})

test('D7: twenty clicks verify once, and the others are refused', async () => {
  const booking = await givenBooking(database(), { state: 'claimed' })

  const outcomes = await Promise.all(Array.from({ length: 20 }, () => verify(booking.id)))

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.refusal === 'already-decided')).toHaveLength(19)
})

test('verifying and rejecting at once leaves one decision', async () => {
  for (let round = 0; round < 10; round++) {
    const booking = await givenBooking(database(), { state: 'claimed' })

    const outcomes = await Promise.all([verify(booking.id), reject(booking.id)])

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await listClaims(database(), booking.id)).toHaveLength(1)
  }
})

test('B8: staff cannot verify the payment of their own booking', async () => {
  const own = await givenBooking(database(), { userId: staffId, state: 'claimed' })

  expect(await verify(own.id)).toEqual({ ok: false, refusal: 'own-booking' })
})

test('rejects a decision about an unpaid, cancelled or unknown booking', async () => {
  const unpaid = await givenBooking(database())
  const cancelled = await givenBooking(database(), { state: 'claimed' })
  await cancelBooking(database(), { bookingId: cancelled.id, userId: cancelled.userId }, A_MONDAY)

  expect(await verify(unpaid.id)).toEqual({ ok: false, refusal: 'not-claimed' })
  expect(await verify(cancelled.id)).toEqual({ ok: false, refusal: 'booking-cancelled' })
  expect(await verify('no-such-id')).toEqual({ ok: false, refusal: 'booking-not-found' })
})

test('a verified course payment enrolls the client, and staff see the client’s email address', async () => {
  const course = await givenCourseService(database(), 'Madhyamika')
  const client = await givenUser(database(), { password: null })
  const booking = await givenBooking(database(), { userId: client.id, service: course, state: 'claimed' })

  await verify(booking.id)

  expect(await findEnrollment(database(), { userId: client.id, courseId: course.id })).toMatchObject({
    bookingId: booking.id,
  })
  const shown = await listEnrollmentPage(database(), { limit: 1 })
  expect(shown[0]).toMatchObject({ courseTitle: 'Madhyamika', status: 'enrolled', email: client.email })
  await requireEmail(database(), `enrolled:${booking.id}`)
})

describe('verifying the complete course', () => {
  async function givenPartAndWhole(part: 'unpaid' | 'claimed') {
    const { id: userId } = await givenUser(database(), { password: null })
    const complete = await givenCourse(database(), { level: 'Complete', title: 'Sampurna Jyotish' })
    const service = { part: await givenCourseService(database(), 'Unnata'), whole: courseService(complete) }
    return {
      part: await givenBooking(database(), { userId, service: service.part, state: part }),
      session: await givenBooking(database(), { userId }),
      whole: await givenBooking(database(), { userId, service: service.whole, state: 'claimed' }),
    }
  }

  test('verifying the complete course closes the unpaid booking of a part and emails the client why', async () => {
    const { part, session, whole } = await givenPartAndWhole('unpaid')

    await verify(whole.id)

    expect(await requireBooking(database(), part.id)).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'included',
      refundDue: 0,
    })
    const email = await requireEmail(database(), `booking-cancelled:${part.id}`)
    expect(email.payload).toMatchObject({ cause: 'included' })
    expect(await requireBooking(database(), session.id)).toMatchObject({ status: 'pending' })
  })

  test('verifying the complete course leaves a part whose payment was claimed to the desk', async () => {
    const { part, whole } = await givenPartAndWhole('claimed')

    await verify(whole.id)

    expect(await requireBooking(database(), part.id)).toMatchObject({ status: 'paid' })
  })

  test('verifying the complete course leaves a part alone that is being paid for at the same time', async () => {
    const { part, whole } = await givenPartAndWhole('unpaid')
    const claim = { bookingId: part.id, userId: part.userId, reference: aReference() }

    const verified = await whileUncommitted(
      database(),
      (tx) => claimBookingPayment(tx, claim, A_MONDAY),
      () => verify(whole.id),
    )

    expect(verified.ok).toBe(true)
    expect(await requireBooking(database(), part.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
  })
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
