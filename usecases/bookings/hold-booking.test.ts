import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import { consents } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { consultationPackages } from '#db/schema/content.ts'
import { consultationService, courseService, type Service } from '#domain/bookings/booking-service.ts'
import { rupees } from '#domain/money.ts'
import { addDays, practiceInstant, weekdayOf } from '#domain/practice-time.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  bookingForm,
  givenBooking,
  givenConsultation,
  givenCourseService,
  hoursAfter,
  minutesAfter,
  requireBooking,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { givenConsultationPackage, givenCourse } from '#test/factories/catalogue.ts'
import { requireLetter } from '#test/factories/letters.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { whileUncommitted } from '#test/while-uncommitted.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { holdBooking } from './hold-booking.ts'
import { takeTimeOff } from './take-time-off.ts'

let consultation: Service

beforeAll(async () => {
  await givenPractice(database())
  consultation = await givenConsultation(database())
})

let lastDay = '2026-11-24'

/** Each test has a working day of its own. */
function aDay(): string {
  lastDay = addDays(lastDay, 1)
  return weekdayOf(lastDay) === 7 ? aDay() : lastDay
}

async function aClient(details = {}): Promise<string> {
  return (await givenUser(database(), { password: null, ...details })).id
}

const hold = (userId: string, changes: Parameters<typeof bookingForm>[0] = {}, order = {}, now = A_MONDAY) =>
  holdBooking(
    database(),
    TEST_KEYS,
    { userId, service: consultation, form: bookingForm(changes), idempotencyKey: randomUUID(), ...order },
    now,
  )

describe('making a booking', () => {
  test('a client holds a slot for half an hour at the listed price, and is told so', async () => {
    const userId = await aClient()

    const held = await hold(userId, { bookingDate: aDay() })

    const booking = await requireBooking(database(), held.ok ? held.value.bookingId : '')
    expect(booking).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      amount: rupees(3_001),
      preferredTime: '10-11 AM',
      holdsSlot: true,
      holdExpiresAt: minutesAfter(A_MONDAY, 30),
      payableUntil: hoursAfter(A_MONDAY, 24),
    })
    expect(booking.code).toMatch(/^MU/)
    await requireLetter(database(), `booking-received:${booking.id}`)
    expect((await listBookingEvents(database(), booking.id)).map(({ change }) => change)).toEqual(['created'])
  })

  test('I5: birth details lie sealed in the database, and in no letter', async () => {
    const held = await hold(await aClient(), { bookingDate: aDay(), birthPlace: 'Shravanabelagola' })

    const booking = await requireBooking(database(), held.ok ? held.value.bookingId : '')
    const { rows } = await database().execute<{ found: number }>(sql`
      select (select count(*) from bookings b where b::text ilike '%shravanabelagola%')
        + (select count(*) from letters l where l::text ilike '%shravanabelagola%') as found`)
    expect(Number(rows[0]?.found)).toBe(0)
    expect(booking.birthDetails && unsealBirthDetails(booking.birthDetails, TEST_KEYS).birthPlace).toBe(
      'Shravanabelagola',
    )
  })

  test('A30: somebody whose address is not verified holds nothing', async () => {
    const userId = await aClient({ isVerified: false })

    expect(await hold(userId, { bookingDate: aDay() })).toEqual({
      ok: false,
      refusal: { reason: 'address-unverified' },
    })
  })

  test.each(['8-9 PM', '10-11\u0000', '-'.repeat(21), '99-100'])('nobody has the hour %j', async (preferredTime) => {
    expect(await hold(await aClient(), { bookingDate: aDay(), preferredTime })).toEqual({
      ok: false,
      refusal: { reason: 'hour-unknown' },
    })
  })

  test('I1: without consent nothing is booked', async () => {
    expect(await hold(await aClient(), { consent: '' })).toEqual({
      ok: false,
      refusal: { reason: 'invalid', problems: { consent: 'missing' } },
    })
  })

  test('I10: a booking for a child needs its parent or guardian, whose consent is kept beside the other', async () => {
    const userId = await aClient()
    const child = { bookingDate: aDay(), birthDate: '2015-06-01' }

    const refused = await hold(userId, child)
    const held = await hold(userId, { ...child, guardian: 'on' })

    expect(refused).toEqual({ ok: false, refusal: { reason: 'invalid', problems: { guardian: 'missing' } } })
    expect(held.ok).toBe(true)
    const kept = await database().select().from(consents).where(eq(consents.userId, userId))
    const purposes = kept.map(({ purpose }) => purpose).toSorted()
    expect(purposes).toEqual(['birth-details', 'child-details', 'terms-and-privacy'])
  })

  test('C12: Prasna keeps the server’s moment, no slot and no birth details', async () => {
    const prasna = await givenConsultation(database(), 'Prasna')
    const now = minutesAfter(A_MONDAY, 7)

    const held = await hold(await aClient(), {}, { service: prasna }, now)

    const booking = await requireBooking(database(), held.ok ? held.value.bookingId : '')
    expect(booking).toMatchObject({ askedAt: now, startsAt: null, bookingDate: null, holdsSlot: false })
    const details = booking.birthDetails && unsealBirthDetails(booking.birthDetails, TEST_KEYS)
    expect(details).toMatchObject({ birthDate: null, birthTime: null, birthPlace: null, fullName: 'Asha Rao' })
  })
})

describe('the same form again', () => {
  test('C2: twenty clicks are one booking and twenty equal answers', async () => {
    const userId = await aClient()
    const order = { idempotencyKey: randomUUID() }
    const form = { bookingDate: aDay() }

    const answers = await Promise.all(Array.from({ length: 20 }, () => hold(userId, form, order)))

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: true })
    expect(await countBookings(userId)).toBe(1)
  })

  test('C4: the same form the next day leads to the old booking', async () => {
    const userId = await aClient()
    const order = { idempotencyKey: randomUUID() }
    const form = { bookingDate: '2027-01-08' }

    const first = await hold(userId, form, order)
    const nextDay = await hold(userId, form, order, hoursAfter(A_MONDAY, 25))

    expect(nextDay).toEqual(first)
    expect(await countBookings(userId)).toBe(1)
  })

  test('whoever goes back and chooses another hour has that one, and the first is free again', async () => {
    const userId = await aClient()
    const order = { idempotencyKey: randomUUID() }
    const bookingDate = aDay()
    await hold(userId, { bookingDate }, order)

    const revised = await hold(userId, { bookingDate, preferredTime: '15-16', notes: 'Later, please' }, order)

    const booking = await requireBooking(database(), revised.ok ? revised.value.bookingId : '')
    expect(booking).toMatchObject({ preferredTime: '3-4 PM', notes: 'Later, please' })
    expect((await hold(await aClient(), { bookingDate })).ok).toBe(true)
    expect(await countBookings(userId)).toBe(1)
  })

  test('C17: the price of the hold stays when the catalogue changes', async () => {
    const offered = await givenConsultationPackage(database(), { name: 'Varshaphala', price: rupees(2_001) })
    const userId = await aClient()
    const order = { idempotencyKey: randomUUID(), service: consultationService(offered) }
    const bookingDate = aDay()
    await hold(userId, { bookingDate }, order)

    await database()
      .update(consultationPackages)
      .set({ price: rupees(5_001) })
      .where(eq(consultationPackages.id, offered.id))
    const dearer = consultationService({ ...offered, price: rupees(5_001) })
    const again = await hold(userId, { bookingDate, notes: 'changed' }, { ...order, service: dearer })

    expect(await requireBooking(database(), again.ok ? again.value.bookingId : '')).toMatchObject({
      amount: rupees(2_001),
      notes: 'changed',
    })
  })

  test('somebody else’s key opens nothing', async () => {
    const order = { idempotencyKey: randomUUID() }
    const theirs = await hold(await aClient(), { bookingDate: aDay() }, order)

    const mine = await hold(await aClient(), { bookingDate: aDay() }, order)

    expect(mine).toMatchObject({ ok: true })
    expect(mine).not.toEqual(theirs)
  })
})

describe('one slot, one booking', () => {
  test.each([2, 10, 50])('C1: of %i clients who want one slot, one has it', async (clients) => {
    const users = await Promise.all(Array.from({ length: clients }, () => aClient()))
    const bookingDate = aDay()

    const answers = await Promise.all(users.map((userId) => hold(userId, { bookingDate })))

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]))
    expect(refusals).toEqual(Array.from({ length: clients - 1 }, () => ({ reason: 'slot-taken' })))
  })

  test('a hold that has lapsed is no obstacle, even before any job ran', async () => {
    const bookingDate = aDay()
    const first = await hold(await aClient(), { bookingDate })

    const tooEarly = await hold(await aClient(), { bookingDate }, {}, minutesAfter(A_MONDAY, 29))
    const later = await hold(await aClient(), { bookingDate }, {}, minutesAfter(A_MONDAY, 30))

    expect(tooEarly).toEqual({ ok: false, refusal: { reason: 'slot-taken' } })
    expect(later).toMatchObject({ ok: true })
    expect(await requireBooking(database(), first.ok ? first.value.bookingId : '')).toMatchObject({
      status: 'pending',
      holdsSlot: false,
    })
  })

  test('C7: a client keeps two unpaid slots at most, however many forms come at once', async () => {
    const userId = await aClient()
    const bookingDate = aDay()
    const hours = ['09-10', '10-11', '11-12', '14-15', '15-16', '16-17', '18-19', '19-20']

    const answers = await Promise.all(hours.map((preferredTime) => hold(userId, { bookingDate, preferredTime })))

    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(answers.filter((answer) => !answer.ok && answer.refusal.reason === 'too-many-holds')).toHaveLength(6)
  })

  test('C20: a day with live sessions cannot be closed; they are listed to be moved', async () => {
    const bookingDate = aDay()
    const day = {
      startsAt: practiceInstant(bookingDate, '00:00'),
      endsAt: practiceInstant(bookingDate, '23:59'),
      reason: 'Family',
    }
    const held = await hold(await aClient(), { bookingDate })

    const refusal = await takeTimeOff(database(), day)

    expect(refusal).toMatchObject({ ok: false, refusal: [{ id: held.ok && held.value.bookingId }] })
  })

  test('C8: a day off cannot be booked', async () => {
    const day = { startsAt: practiceInstant('2027-01-11', '00:00'), endsAt: practiceInstant('2027-01-12', '00:00') }
    await takeTimeOff(database(), { ...day, reason: 'Holiday' })

    expect(await hold(await aClient(), { bookingDate: '2027-01-11' })).toEqual({
      ok: false,
      refusal: { reason: 'day-closed' },
    })
  })
})

describe('C15: the discount of returning clients', () => {
  const priceFor = async (userId: string) => {
    const held = await hold(userId, { bookingDate: aDay(), preferredTime: '18-19' })
    if (!held.ok) throw new Error(JSON.stringify(held.refusal))
    return (await requireBooking(database(), held.value.bookingId)).amount
  }

  test.each(['unpaid', 'rejected'] as const)('a client with an %s booking pays the full price', async (state) => {
    const userId = await aClient()
    await givenBooking(database(), { userId, state })

    expect(await priceFor(userId)).toBe(rupees(3_001))
  })

  test.each(['claimed', 'verified'] as const)('a client with a %s booking pays 2,100', async (state) => {
    const userId = await aClient()
    await givenBooking(database(), { userId, state })

    expect(await priceFor(userId)).toBe(rupees(2_100))
  })
})

describe('courses', () => {
  const givenWhole = async () =>
    courseService(
      await givenCourse(database(), { level: 'Complete', title: 'Sampurna Jyotish', price: rupees(10_999) }),
    )

  test('C22: a course that is booked or owned is not booked again; the existing one is shown', async () => {
    const course = await givenCourseService(database())
    const userId = await aClient()
    const booked = await hold(userId, { bookingDate: aDay() }, { service: course })

    const again = await hold(userId, { bookingDate: aDay() }, { service: course })

    expect(again).toEqual({
      ok: false,
      refusal: { reason: 'already-booked', bookingId: booked.ok && booked.value.bookingId },
    })
    const member = await aClient()
    await givenBooking(database(), { userId: member, service: course, state: 'verified' })
    expect(await hold(member, { bookingDate: aDay() }, { service: course })).toEqual({
      ok: false,
      refusal: { reason: 'already-enrolled' },
    })
  })

  test('a part of a course that is paid for is not sold again, also while the payment is being looked for', async () => {
    const [part, whole] = [await givenCourseService(database()), await givenWhole()]
    for (const state of ['claimed', 'verified'] as const) {
      const userId = await aClient()
      await givenBooking(database(), { userId, service: whole, state })

      expect(await hold(userId, { bookingDate: aDay() }, { service: part })).toMatchObject({
        ok: false,
        refusal: { reason: 'already-included', whole: { title: whole.name, isOpen: state === 'verified' } },
      })
    }
  })

  test('a part is sold to whoever has not paid for the whole, and the whole to whoever has a part', async () => {
    const [part, whole] = [await givenCourseService(database()), await givenWhole()]
    const [undecided, member] = [await aClient(), await aClient()]
    await givenBooking(database(), { userId: undecided, service: whole })
    await givenBooking(database(), { userId: member, service: part, state: 'verified' })

    expect((await hold(undecided, { bookingDate: aDay() }, { service: part })).ok).toBe(true)
    expect((await hold(member, { bookingDate: aDay() }, { service: whole })).ok).toBe(true)
  })

  test('a part is not sold while the whole is being verified, whoever comes first', async () => {
    const [part, whole] = [await givenCourseService(database()), await givenWhole()]
    const userId = await aClient()
    const { id: bookingId } = await givenBooking(database(), { userId, service: whole, state: 'claimed' })
    const { id: staffId } = await givenUser(database(), { roles: ['astrologer'], password: null })

    const held = await whileUncommitted(
      database(),
      (tx) => verifyPayment(tx, { bookingId, staffId }, A_MONDAY),
      () => hold(userId, { bookingDate: aDay() }, { service: part }),
    )

    expect(held).toMatchObject({ ok: false, refusal: { reason: 'already-included' } })
  })

  test('two clients may begin a course at the same hour', async () => {
    const course = await givenCourseService(database())
    const bookingDate = aDay()

    const answers = [
      await hold(await aClient(), { bookingDate }, { service: course }),
      await hold(await aClient(), { bookingDate }, { service: course }),
    ]

    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  })
})

test('after all this the ledger is sound', async () => {
  expect(await checkLedger(database())).toEqual([])
})

async function countBookings(userId: string): Promise<number> {
  return (await database().select().from(bookings).where(eq(bookings.userId, userId))).length
}
