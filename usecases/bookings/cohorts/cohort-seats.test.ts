import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { countTakenSeats, type ListedCohort, recordCohortChange } from '#db/learning/cohorts.ts'
import { users } from '#db/schema/accounts.ts'
import { courseEnrollments } from '#db/schema/bookings.ts'
import { cohortWaitlist } from '#db/schema/cohorts.ts'
import { emails } from '#db/schema/emails.ts'
import { courseService, type Service } from '#domain/bookings/booking-service.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  aReference,
  bookingForm,
  givenBooking,
  hoursAfter,
  minutesAfter,
  requireBooking,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenCohort, givenSeatWait } from '#test/factories/cohorts.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { cancelBooking } from '../cancel-booking.ts'
import { checkBookingForm } from '../check-booking-form.ts'
import { holdBooking } from '../hold-booking.ts'
import { offerFreedSeats } from './offer-freed-seats.ts'
import { joinCohortWaitlist, leaveCohortWaitlist } from './seat-waitlist.ts'

let service: Service
let cohort: ListedCohort

beforeAll(() => givenPractice(database()))

/** A course with one group of two seats. */
beforeEach(async () => {
  await database().delete(cohortWaitlist)
  const course = await givenCourse(database())
  service = courseService(course)
  cohort = await givenCohort(database(), { courseId: course.id, seats: 2, now: A_MONDAY })
})

const aClient = async () => (await givenUser(database(), { password: null })).id
const taken = (now = A_MONDAY) => countTakenSeats(database(), cohort.id, now)

function hold(userId: string, { chosen = String(cohort.id), now = A_MONDAY, key = randomUUID() } = {}) {
  const form = bookingForm({ cohort: chosen, bookingDate: '', preferredTime: '' })
  return holdBooking(database(), TEST_KEYS, { userId, service, form, idempotencyKey: key }, now)
}

const book = (state: 'unpaid' | 'claimed' | 'verified' = 'verified', userId?: string) =>
  givenBooking(database(), {
    service,
    state,
    form: { cohort: String(cohort.id) },
    ...(userId !== undefined && { userId }),
  })

const join = (userId: string, now = A_MONDAY) =>
  joinCohortWaitlist(database(), { userId, cohortId: cohort.id, timeZone: 'America/New_York' }, now)

const offer = (now = A_MONDAY) => offerFreedSeats(database(), now)
const waitOf = async (userId: string) =>
  (await database().select().from(cohortWaitlist).where(eq(cohortWaitlist.userId, userId)))[0]

test('a course with groups is booked in one of them, and starts with its first class', async () => {
  expect(await hold(await aClient(), { chosen: '' })).toEqual({
    ok: false,
    refusal: { reason: 'invalid', problems: { cohort: 'missing' } },
  })

  const held = await hold(await aClient())

  if (!held.ok) throw new Error('The booking was refused.')
  const booking = await requireBooking(database(), held.value.bookingId)
  expect(booking).toMatchObject({ cohortId: cohort.id, bookingDate: '2026-11-23', startsAt: null })
  expect(await taken()).toBe(1)
})

test('a course in groups is not sold without a seat once they have all begun or are cancelled', async () => {
  const begun = hoursAfter(A_MONDAY, 8 * 24)

  expect(await hold(await aClient(), { chosen: '', now: begun })).toEqual({
    ok: false,
    refusal: { reason: 'invalid', problems: { cohort: 'invalid' } },
  })
  expect(
    await checkBookingForm(database(), { service, form: bookingForm({ preferredTime: '' }) }, begun),
  ).toMatchObject({
    ok: false,
  })
})

test('a group that begins in more than a year can be booked', async () => {
  const starts = [hoursAfter(A_MONDAY, 400 * 24)]
  const { id } = await givenCohort(database(), { courseId: service.id, starts, now: A_MONDAY })

  expect(await hold(await aClient(), { chosen: String(id) })).toMatchObject({ ok: true })
})

test('three students who book two seats at once: two have them, one is refused', async () => {
  const students = await Promise.all([aClient(), aClient(), aClient()])

  const outcomes = await Promise.all(students.map((userId) => hold(userId)))

  const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]))
  expect(refusals).toEqual([{ reason: 'cohort-full' }])
  expect(await taken()).toBe(2)
})

test('the enrollment of a paid booking is in its group', async () => {
  const { id } = await book()

  const [enrollment] = await database().select().from(courseEnrollments).where(eq(courseEnrollments.bookingId, id))
  expect(enrollment?.cohortId).toBe(cohort.id)
})

test('an unpaid booking has its seat as long as its hold runs', async () => {
  await book()
  await book('unpaid')
  const later = minutesAfter(A_MONDAY, 31)

  expect(await hold(await aClient(), { now: minutesAfter(A_MONDAY, 29) })).toMatchObject({ ok: false })
  expect(await taken(later)).toBe(1)
  expect(await hold(await aClient(), { now: later })).toMatchObject({ ok: true })
})

test('whoever pays after the hold keeps a seat that is still free', async () => {
  const booking = await book('unpaid')

  await claimBookingPayment(
    database(),
    { bookingId: booking.id, userId: booking.userId, reference: aReference() },
    hoursAfter(A_MONDAY, 2),
  )

  expect(await requireBooking(database(), booking.id)).toMatchObject({ cohortId: cohort.id, status: 'paid' })
})

test('whoever pays after somebody else took the seat is in no group; they and the practice get an email', async () => {
  await book()
  const late = await book('unpaid')
  const now = minutesAfter(A_MONDAY, 31)
  await hold(await aClient(), { now })

  const claim = { bookingId: late.id, userId: late.userId, reference: aReference() }
  const claimed = await claimBookingPayment(database(), claim, now)

  expect(claimed).toMatchObject({ ok: true })
  expect(await requireBooking(database(), late.id)).toMatchObject({
    cohortId: null,
    bookingDate: null,
    status: 'paid',
  })
  expect(await taken(now)).toBe(2)
  await requireEmail(database(), `group-full:${late.id}:${cohort.id}`)
  await requireEmail(database(), `seat-lost:${late.id}:${cohort.id}`)
  const verified = await verifyPayment(database(), { bookingId: late.id, staffId: await givenStaff(database()) }, now)
  expect(verified).toMatchObject({ ok: true })
})

test('whoever pays for a group that was cancelled reads so, and not that it is full', async () => {
  const late = await book('unpaid')
  // As groups were cancelled before their bookings were too.
  await recordCohortChange(database(), cohort.id, { status: 'cancelled' }, A_MONDAY)

  await claimBookingPayment(
    database(),
    { bookingId: late.id, userId: late.userId, reference: aReference() },
    minutesAfter(A_MONDAY, 5),
  )

  expect(await requireBooking(database(), late.id)).toMatchObject({ cohortId: null, status: 'paid' })
  const email = await requireEmail(database(), `group-full:${late.id}:${cohort.id}`)
  expect(email.payload).toMatchObject({ isCancelled: true })
})

test('ten who pay late for the last seat at once: one has it', async () => {
  await book()
  const late = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      // Each hold lapses before the next one starts.
      const now = minutesAfter(A_MONDAY, index * 31)
      return { index, now, userId: await aClient() }
    }),
  )
  const held: { bookingId: string; userId: string }[] = []
  for (const { now, userId } of late) {
    const outcome = await hold(userId, { now })
    if (outcome.ok) held.push({ bookingId: outcome.value.bookingId, userId })
  }
  expect(held).toHaveLength(10)
  const now = minutesAfter(A_MONDAY, 10 * 31)

  await Promise.all(
    held.map((booking) => claimBookingPayment(database(), { ...booking, reference: aReference() }, now)),
  )

  expect(await taken(now)).toBe(2)
})

test('the same form sent again takes one seat, and a seat anew once the hold has lapsed', async () => {
  const [userId, key] = [await aClient(), randomUUID()]
  await Promise.all([hold(userId, { key }), hold(userId, { key })])
  expect(await taken()).toBe(1)
  const later = minutesAfter(A_MONDAY, 40)
  expect(await taken(later)).toBe(0)

  expect(await hold(userId, { key, now: later })).toMatchObject({ ok: true })

  expect(await taken(later)).toBe(1)
})

test('nobody waits while a seat is free, or for a course that they have booked', async () => {
  expect(await join(await aClient())).toEqual({ ok: false, refusal: { reason: 'seats-free' } })
  const [one] = [await book(), await book()]
  expect(await join(one.userId)).toEqual({ ok: false, refusal: { reason: 'already-booked' } })
})

test('a freed seat is held for the first in line alone, who takes it', async () => {
  const [booked] = [await book(), await book()]
  const [first, second] = [await aClient(), await aClient()]
  const joined = await join(first)
  expect(await join(first)).toEqual(joined)
  await join(second, minutesAfter(A_MONDAY, 1))
  expect(await offer()).toMatchObject({ offeredSeats: 0 })
  await cancelBooking(database(), { bookingId: booked.id, userId: booked.userId }, A_MONDAY)

  await Promise.all([offer(), offer()])

  const wait = await waitOf(first)
  expect(wait?.offerExpiresAt).toEqual(hoursAfter(A_MONDAY, 24))
  expect((await waitOf(second))?.offeredAt).toBeNull()
  expect(await requireEmail(database(), `group-offer:${wait?.id}`)).toMatchObject({ timeZone: 'America/New_York' })
  expect(await hold(await aClient())).toMatchObject({ ok: false, refusal: { reason: 'cohort-full' } })
  expect(await hold(second)).toMatchObject({ ok: false })
  expect(await hold(first)).toMatchObject({ ok: true })
  expect(await waitOf(first)).toMatchObject({ endReason: 'booked' })
  expect(await taken()).toBe(2)
})

test('an offer that nobody takes goes to the next in line, and one that is declined at once', async () => {
  const [booked] = [await book(), await book()]
  const [first, second, third] = [await aClient(), await aClient(), await aClient()]
  for (const [index, userId] of [first, second, third].entries()) await join(userId, minutesAfter(A_MONDAY, index))
  await cancelBooking(database(), { bookingId: booked.id, userId: booked.userId }, A_MONDAY)
  await offer()

  const nextDay = hoursAfter(A_MONDAY, 24)
  expect(await offer(nextDay)).toEqual({ offeredSeats: 1, endedSeatWaits: 1 })
  expect(await waitOf(first)).toMatchObject({ endReason: 'unanswered' })
  const offered = await waitOf(second)
  await leaveCohortWaitlist(database(), { waitId: offered?.id ?? '', userId: first }, nextDay)
  expect((await waitOf(second))?.endReason).toBeNull()
  await leaveCohortWaitlist(database(), { waitId: offered?.id ?? '', userId: second }, nextDay)
  expect(await offer(nextDay)).toEqual({ offeredSeats: 1, endedSeatWaits: 0 })
  expect((await waitOf(third))?.offeredAt).toEqual(nextDay)
})

test('an expired hold is found and offered, and the line ends when the group begins', async () => {
  await book()
  await book('unpaid')
  const [first, second] = [await aClient(), await aClient()]
  await givenSeatWait(database(), { cohortId: cohort.id, userId: first, now: A_MONDAY })
  await givenSeatWait(database(), { cohortId: cohort.id, userId: second, now: minutesAfter(A_MONDAY, 1) })

  expect(await offer(minutesAfter(A_MONDAY, 29))).toMatchObject({ offeredSeats: 0 })
  expect(await offer(minutesAfter(A_MONDAY, 30))).toMatchObject({ offeredSeats: 1 })
  await offer(hoursAfter(A_MONDAY, 7 * 24))
  expect(await waitOf(second)).toMatchObject({ endReason: 'begun' })
})

test('a client whose account is being deleted is passed over', async () => {
  await book()
  await book('unpaid')
  const leaving = await givenUser(database(), { password: null })
  await givenSeatWait(database(), { cohortId: cohort.id, userId: leaving.id, now: A_MONDAY })
  await database()
    .update(users)
    .set({ eraseAfter: hoursAfter(A_MONDAY, 48) })
    .where(eq(users.id, leaving.id))

  await offer(minutesAfter(A_MONDAY, 31))

  expect(await database().select().from(emails).where(eq(emails.recipient, leaving.email))).toEqual([])
})
