import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  aReference,
  freeSlotsOf,
  givenBooking,
  givenConsultation,
  minutesAfter,
  requireBooking,
  timeOf,
} from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { rescheduleBooking } from './reschedule-booking.ts'

beforeAll(async () => {
  await givenPractice(database())
})

type Own = { readonly id: string; readonly userId: string }

const move = ({ id, userId }: Own, { startsAt }: { startsAt: Date | null }, now = A_MONDAY) =>
  rescheduleBooking(database(), { bookingId: id, userId, start: startsAt?.toISOString() ?? '' }, now)

const allFree = async () => freeSlotsOf(database(), await givenConsultation(database()), A_MONDAY)
const freeTimes = async (count: number) => (await allFree()).slice(-count)

test('a client can move a session twice, and each old slot is free again', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const [first, second, third] = await freeTimes(3)
  if (!first || !second || !third) throw new Error('The diary is full.')

  expect(await move(booking, first)).toMatchObject({ ok: true })
  expect(await move(booking, second)).toMatchObject({ ok: true })
  expect(await move(booking, third)).toEqual({ ok: false, refusal: 'moved-twice' })

  const moved = await requireBooking(database(), booking.id)
  expect(moved).toMatchObject({ bookingDate: second.date, startsAt: second.startsAt, calendarSequence: 2 })
  await requireEmail(database(), `booking-changed:${booking.id}:2`)
  expect(await allFree()).toContainEqual(first)
})

test('moving a session rejects a taken slot, another client’s booking and an unpaid booking', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const other = await givenBooking(database(), { state: 'verified' })
  const unpaid = await givenBooking(database())
  const [free] = await freeTimes(1)
  if (!free) throw new Error('The diary is full.')

  expect(await move(booking, other)).toEqual({ ok: false, refusal: 'slot-taken' })
  expect(await move({ id: booking.id, userId: other.userId }, free)).toEqual({
    ok: false,
    refusal: 'booking-not-found',
  })
  expect(await move(unpaid, free)).toEqual({ ok: false, refusal: 'not-movable' })
})

test('moving a session counts a form that is sent twice at once as one move', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const [free] = await freeTimes(1)
  if (!free) throw new Error('The diary is full.')

  const outcomes = await Promise.all([move(booking, free), move(booking, free), move(booking, free)])

  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect(await requireBooking(database(), booking.id)).toMatchObject({
    startsAt: free.startsAt,
    rescheduleCount: 1,
    calendarSequence: 1,
  })
})

test('moving a session gives the slot to one of ten clients who move to it at once', async () => {
  const movers = await Promise.all(Array.from({ length: 10 }, () => givenUser(database(), { password: null }))).then(
    async (users) => {
      const booked = []
      for (const { id } of users) booked.push(await givenBooking(database(), { userId: id, state: 'claimed' }))
      return booked
    },
  )
  const [free] = await freeTimes(1)
  if (!free) throw new Error('The diary is full.')

  const outcomes = await Promise.all(movers.map((booking) => move(booking, free)))

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.refusal === 'slot-taken')).toHaveLength(9)
})

test('a claim that lost its slot takes a new one only within the limit of unverified claims', async () => {
  const { id: userId } = await givenUser(database(), { password: null })
  const lost = await givenBooking(database(), { userId })
  const late = minutesAfter(A_MONDAY, 31)
  const form = timeOf(lost)
  await givenBooking(database(), { form, now: late })
  await claimBookingPayment(database(), { bookingId: lost.id, userId, reference: aReference() }, late)
  const others = []
  for (let count = 0; count < 3; count++) others.push(await givenBooking(database(), { userId, state: 'claimed' }))
  const [other] = others
  const [free] = await freeTimes(1)
  if (!free || !other) throw new Error('The diary is full.')

  expect(await move(lost, free)).toEqual({ ok: false, refusal: 'too-many-claims' })
  expect(await move(other, free)).toMatchObject({ ok: true })
  const { id: staffId } = await givenUser(database(), { roles: ['astrologer'], password: null })
  await verifyPayment(database(), { bookingId: other.id, staffId }, late)
  const [next] = await freeTimes(1)
  expect(next && (await move(lost, next))).toMatchObject({ ok: true })
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
