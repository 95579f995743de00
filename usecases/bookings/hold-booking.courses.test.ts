import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordBookingChange } from '#db/bookings/bookings.ts'
import { courseService } from '#domain/bookings/booking-service.ts'
import { rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, givenCourseService, hoursAfter, requireBooking } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { type OpenPractice, openPractice } from '#test/steps/open-practice.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'

let practice: OpenPractice

beforeAll(async () => {
  practice = await openPractice(database())
})

describe('courses', () => {
  const givenWhole = async () =>
    courseService(
      await givenCourse(database(), { level: 'Complete', title: 'Sampurna Jyotish', price: rupees(10_999) }),
    )

  test('C22: courses rejects a course that is already booked or enrolled, and names the existing booking', async () => {
    const course = await givenCourseService(database())
    const userId = await practice.aClient()
    const booked = await practice.hold(userId, { bookingDate: practice.aDay() }, { service: course })

    const again = await practice.hold(userId, { bookingDate: practice.aDay() }, { service: course })

    expect(again).toEqual({
      ok: false,
      refusal: { reason: 'already-booked', bookingId: booked.ok && booked.value.bookingId },
    })
    const student = await practice.aClient()
    await givenBooking(database(), { userId: student, service: course, state: 'verified' })
    expect(await practice.hold(student, { bookingDate: practice.aDay() }, { service: course })).toEqual({
      ok: false,
      refusal: { reason: 'already-enrolled' },
    })
  })

  test('courses rejects a part of a course that is paid for, also while the payment awaits verification', async () => {
    const [part, whole] = [await givenCourseService(database()), await givenWhole()]
    for (const state of ['claimed', 'verified'] as const) {
      const userId = await practice.aClient()
      await givenBooking(database(), { userId, service: whole, state })

      expect(await practice.hold(userId, { bookingDate: practice.aDay() }, { service: part })).toMatchObject({
        ok: false,
        refusal: { reason: 'already-included', whole: { title: whole.name, isOpen: state === 'verified' } },
      })
    }
  })

  test('sells a part to clients who have not paid for the whole, and the whole to those who have a part', async () => {
    const [part, whole] = [await givenCourseService(database()), await givenWhole()]
    const [undecided, student] = [await practice.aClient(), await practice.aClient()]
    await givenBooking(database(), { userId: undecided, service: whole })
    await givenBooking(database(), { userId: student, service: part, state: 'verified' })

    expect((await practice.hold(undecided, { bookingDate: practice.aDay() }, { service: part })).ok).toBe(true)
    expect((await practice.hold(student, { bookingDate: practice.aDay() }, { service: whole })).ok).toBe(true)
  })

  test('courses rejects a part while the whole is being verified, in either order', async () => {
    const [part, whole] = [await givenCourseService(database()), await givenWhole()]
    const userId = await practice.aClient()
    const { id: bookingId } = await givenBooking(database(), { userId, service: whole, state: 'claimed' })
    const { id: staffId } = await givenUser(database(), { roles: ['astrologer'], password: null })

    const held = await whileUncommitted(
      database(),
      (tx) => verifyPayment(tx, { bookingId, staffId }, A_MONDAY),
      () => practice.hold(userId, { bookingDate: practice.aDay() }, { service: part }),
    )

    expect(held).toMatchObject({ ok: false, refusal: { reason: 'already-included' } })
  })

  test('courses has a start date and no session, also when an hour is sent', async () => {
    const course = await givenCourseService(database())

    // A Sunday, on which no consultation takes place.
    const held = await practice.hold(
      await practice.aClient(),
      { bookingDate: '2026-11-22', preferredTime: '10-11', birthDate: '', birthTime: '', birthPlace: '' },
      { service: course },
    )

    expect(await requireBooking(database(), held.ok ? held.value.bookingId : '')).toMatchObject({
      bookingDate: '2026-11-22',
      preferredTime: null,
      startsAt: null,
      endsAt: null,
      holdsSlot: false,
    })
  })

  test('courses changes the start date of an unpaid course when its form is sent again', async () => {
    const order = { service: await givenCourseService(database()), idempotencyKey: randomUUID() }
    const userId = await practice.aClient()
    await practice.hold(userId, { bookingDate: '2026-11-20' }, order)

    const again = await practice.hold(userId, { bookingDate: '2026-12-01' }, order)

    expect(again).toMatchObject({ ok: true, value: { revision: 'made' } })
    const { bookingDate } = await requireBooking(database(), again.ok ? again.value.bookingId : '')
    expect(bookingDate).toBe('2026-12-01')
  })

  test('the database refuses a session of a course', async () => {
    const { id } = await givenBooking(database(), { service: await givenCourseService(database()) })
    const session = { startsAt: A_MONDAY, endsAt: hoursAfter(A_MONDAY, 1), updatedAt: A_MONDAY }

    const recorded = recordBookingChange(database(), id, session)

    await expect(recorded).rejects.toMatchObject({ cause: { constraint: 'only_consultations_have_sessions' } })
  })
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
