import { beforeAll, describe, expect, test } from 'vitest'
import { courseService } from '#domain/bookings/booking-service.ts'
import { rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, givenCourseService } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { type OpenPractice, openPractice } from '#test/open-practice.ts'
import { whileUncommitted } from '#test/while-uncommitted.ts'
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

  test('C22: a course that is booked or owned is not booked again; the existing one is shown', async () => {
    const course = await givenCourseService(database())
    const userId = await practice.aClient()
    const booked = await practice.hold(userId, { bookingDate: practice.aDay() }, { service: course })

    const again = await practice.hold(userId, { bookingDate: practice.aDay() }, { service: course })

    expect(again).toEqual({
      ok: false,
      refusal: { reason: 'already-booked', bookingId: booked.ok && booked.value.bookingId },
    })
    const member = await practice.aClient()
    await givenBooking(database(), { userId: member, service: course, state: 'verified' })
    expect(await practice.hold(member, { bookingDate: practice.aDay() }, { service: course })).toEqual({
      ok: false,
      refusal: { reason: 'already-enrolled' },
    })
  })

  test('a part of a course that is paid for is not sold again, also while the payment is being looked for', async () => {
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

  test('a part is sold to whoever has not paid for the whole, and the whole to whoever has a part', async () => {
    const [part, whole] = [await givenCourseService(database()), await givenWhole()]
    const [undecided, member] = [await practice.aClient(), await practice.aClient()]
    await givenBooking(database(), { userId: undecided, service: whole })
    await givenBooking(database(), { userId: member, service: part, state: 'verified' })

    expect((await practice.hold(undecided, { bookingDate: practice.aDay() }, { service: part })).ok).toBe(true)
    expect((await practice.hold(member, { bookingDate: practice.aDay() }, { service: whole })).ok).toBe(true)
  })

  test('a part is not sold while the whole is being verified, whoever comes first', async () => {
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

  test('two clients may begin a course at the same hour', async () => {
    const course = await givenCourseService(database())
    const bookingDate = practice.aDay()

    const answers = [
      await practice.hold(await practice.aClient(), { bookingDate }, { service: course }),
      await practice.hold(await practice.aClient(), { bookingDate }, { service: course }),
    ]

    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  })
})

test('after all this the ledger is sound', async () => {
  expect(await checkLedger(database())).toEqual([])
})
