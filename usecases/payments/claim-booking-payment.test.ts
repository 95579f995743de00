import { beforeAll, describe, expect, test } from 'vitest'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import { listClaims } from '#db/payments/payment-claims.ts'
import { istInstant } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  aReference,
  givenBooking,
  hoursAfter,
  minutesAfter,
  requireBooking,
  timeOf,
  workingDaysAfter,
} from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { releaseExpiredHolds } from '#usecases/bookings/release-expired-holds.ts'
import { takeTimeOff } from '#usecases/bookings/take-time-off.ts'
import { checkLedger } from './check-ledger.ts'
import { claimBookingPayment } from './claim-booking-payment.ts'
import { rejectPayment } from './reject-payment.ts'
import { verifyPayment } from './verify-payment.ts'

beforeAll(async () => {
  await givenPractice(database())
})

type Own = { readonly id: string; readonly userId: string }

const claim = ({ id, userId }: Own, reference = aReference(), now = minutesAfter(A_MONDAY, 5)) =>
  claimBookingPayment(database(), { bookingId: id, userId, reference }, now)

async function aStaffMember(): Promise<string> {
  return await givenStaff(database())
}

test('a claim moves the booking to paid and awaiting verification, and emails only the end of the reference', async () => {
  const booking = await givenBooking(database())

  const claimed = await claim(booking, 'UTR: ४१२३ 4567-8901')

  expect(claimed).toEqual({ ok: true, value: { bookingId: booking.id, needsReschedule: false } })
  expect(await requireBooking(database(), booking.id)).toMatchObject({
    status: 'paid',
    paymentStatus: 'awaiting_verification',
    holdsSlot: true,
  })
  const [saved] = await listClaims(database(), booking.id)
  expect(saved).toMatchObject({ reference: '412345678901', state: 'awaiting' })
  const email = await requireEmail(database(), `payment-claimed:${booking.id}:${saved?.id}`)
  expect(email.payload).toMatchObject({ referenceEnding: '8901' })
  expect(JSON.stringify(email.payload)).not.toContain('412345678901')
})

test('D1: a claim rejects text that is not a reference and changes nothing', async () => {
  const booking = await givenBooking(database())

  for (const typed of ['', '   ', '41234567890', '4123456789012', 'abcdefghijkl', '000000000000', '4'.repeat(10_000)]) {
    expect(await claim(booking, typed)).toMatchObject({ ok: false })
  }
  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'pending' })
})

test('D5: a claim rejects a claim for another client’s booking, a cancelled booking, or a second claim', async () => {
  const booking = await givenBooking(database())
  const stranger = await givenUser(database(), { password: null })

  expect(await claim({ id: booking.id, userId: stranger.id })).toEqual({ ok: false, refusal: 'booking-not-found' })
  expect(await claim({ id: 'no-such-id', userId: booking.userId })).toEqual({
    ok: false,
    refusal: 'booking-not-found',
  })

  await claim(booking)
  expect(await claim(booking)).toEqual({ ok: false, refusal: 'already-claimed' })

  const cancelled = await givenBooking(database())
  await cancelBooking(database(), { bookingId: cancelled.id, userId: cancelled.userId }, A_MONDAY)
  expect(await claim(cancelled)).toEqual({ ok: false, refusal: 'booking-cancelled' })
})

test('D5: a claim rejects a claim for an expired booking before and after the job has run', async () => {
  const booking = await givenBooking(database())
  const late = hoursAfter(A_MONDAY, 24)

  expect(await claim(booking, aReference(), late)).toEqual({ ok: false, refusal: 'booking-expired' })
  await releaseExpiredHolds(database(), late)
  expect(await claim(booking, aReference(), late)).toEqual({ ok: false, refusal: 'booking-cancelled' })
})

test('a claim records the same claim sent twenty times once, with twenty equal outcomes', async () => {
  const booking = await givenBooking(database())
  const reference = aReference()

  const outcomes = await Promise.all(Array.from({ length: 20 }, () => claim(booking, reference)))

  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toEqual(
    new Set([JSON.stringify({ ok: true, value: { bookingId: booking.id, needsReschedule: false } })]),
  )
  expect(await listClaims(database(), booking.id)).toHaveLength(1)
})

test('D2: a reference is accepted for one of two bookings that claim it at once, and the desk sees both claims', async () => {
  for (let round = 0; round < 10; round++) {
    const pair = [await givenBooking(database()), await givenBooking(database())]
    const reference = aReference()

    const outcomes = await Promise.all(pair.map((booking) => claim(booking, reference)))

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: 'reference-in-use' })
    const saved = (await Promise.all(pair.map(({ id }) => listClaims(database(), id)))).flat()
    expect(saved.map(({ state }) => state).toSorted()).toEqual(['awaiting', 'refused'])
    for (const booking of pair)
      await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, A_MONDAY)
  }
})

test('D4: a reference is accepted once more for the same booking after a rejection, and flagged on another', async () => {
  const reference = aReference()
  const staffId = await aStaffMember()
  const booking = await givenBooking(database())
  const reject = () => rejectPayment(database(), { bookingId: booking.id, staffId, reason: 'Not found' }, A_MONDAY)

  await claim(booking, reference)
  await reject()
  const again = await claim(booking, reference)
  await reject()
  const thirdTime = await claim(booking, reference)

  expect(again).toMatchObject({ ok: true })
  expect(thirdTime).toEqual({ ok: false, refusal: 'reference-rejected-twice' })

  const other = await givenBooking(database())
  expect(await claim(other, reference)).toMatchObject({ ok: true })
  expect((await listClaims(database(), other.id))[0]).toMatchObject({ isSuspicious: true })
})

describe('a hold that lapsed while its client was paying', () => {
  const late = minutesAfter(A_MONDAY, 45)

  test('a hold that lapsed while its client was paying takes the slot again when it is still free', async () => {
    const booking = await givenBooking(database())
    await releaseExpiredHolds(database(), late)

    expect(await claim(booking, aReference(), late)).toMatchObject({ ok: true, value: { needsReschedule: false } })
    expect(await requireBooking(database(), booking.id)).toMatchObject({ holdsSlot: true, needsReschedule: false })
  })

  test('a hold that lapsed while its client was paying needs a new time when the astrologer has closed the hour since', async () => {
    const booking = await givenBooking(database(), { form: { bookingDate: '2026-12-15', preferredTime: '09:00' } })
    const late = minutesAfter(A_MONDAY, 31)
    await releaseExpiredHolds(database(), late)
    const dayOff = { startsAt: istInstant('2026-12-15', '00:00'), endsAt: istInstant('2026-12-16', '00:00') }
    await takeTimeOff(database(), { ...dayOff, reason: 'A day off' })

    expect(await claim(booking, aReference(), late)).toMatchObject({ ok: true, value: { needsReschedule: true } })
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid', holdsSlot: false })
  })

  test('C5: a hold that lapsed while its client was paying records the payment, asks for a new time and notifies the practice when the slot is taken', async () => {
    const booking = await givenBooking(database())
    const other = await givenBooking(database(), { form: timeOf(booking), now: late })

    const claimed = await claim(booking, aReference(), minutesAfter(late, 1))

    expect(claimed).toMatchObject({ ok: true, value: { needsReschedule: true } })
    expect(await requireBooking(database(), booking.id)).toMatchObject({
      status: 'paid',
      needsReschedule: true,
      holdsSlot: false,
    })
    expect(await requireBooking(database(), other.id)).toMatchObject({ holdsSlot: true, startsAt: booking.startsAt })
    await requireEmail(database(), `slot-lost:${booking.id}:0`)
    const events = await listBookingEvents(database(), booking.id)
    expect(events.map(({ change }) => change)).toEqual(['created', 'hold-released', 'claimed'])
  })

  test('a hold that lapsed while its client was paying never gives the slot to both when a claim and a new booking arrive at once', async () => {
    for (let round = 0; round < 8; round++) {
      const booking = await givenBooking(database())

      const [claimed, taken] = await Promise.all([
        claim(booking, aReference(), late),
        givenBooking(database(), { form: timeOf(booking), now: late }).catch(() => undefined),
      ])

      expect(claimed.ok).toBe(true)
      const mine = await requireBooking(database(), booking.id)
      expect(mine.holdsSlot).toBe(taken === undefined)
      expect(mine.needsReschedule).toBe(taken !== undefined)
      const end = { now: A_MONDAY }
      await cancelBooking(database(), { bookingId: mine.id, userId: mine.userId }, end.now)
      if (taken) await cancelBooking(database(), { bookingId: taken.id, userId: taken.userId }, end.now)
    }
  })
})

describe('the limit of unverified claims', () => {
  const aDay = workingDaysAfter('2026-12-15')

  /** Ten unpaid bookings, whose holds have lapsed so that more than two could be made. */
  async function givenUnpaidBookings(userId: string) {
    const unpaid = []
    for (let made = 0; made < 10; made++) {
      const form = { bookingDate: aDay(), preferredTime: '19:00' }
      unpaid.push(await givenBooking(database(), { userId, form, now: minutesAfter(A_MONDAY, made * 31) }))
    }
    return { unpaid, afterwards: minutesAfter(A_MONDAY, 10 * 31) }
  }

  test('the limit of unverified claims lets three of ten claims at once hold slots, and another one when one is verified', async () => {
    const { id: userId } = await givenUser(database(), { password: null })
    const { unpaid, afterwards } = await givenUnpaidBookings(userId)

    const outcomes = await Promise.all(unpaid.map((booking) => claim(booking, aReference(), afterwards)))

    const [claimed, ...others] = unpaid.filter((_, index) => outcomes[index]?.ok)
    expect(others).toHaveLength(2)
    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]))
    expect(refusals).toEqual(Array.from({ length: 7 }, () => 'too-many-claims'))

    await verifyPayment(database(), { bookingId: claimed?.id ?? '', staffId: await aStaffMember() }, afterwards)
    const left = unpaid.filter((_, index) => !outcomes[index]?.ok)
    const again = await Promise.all(left.map((booking) => claim(booking, aReference(), afterwards)))
    expect(again.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('the limit of unverified claims never refuses a client who pays in time', async () => {
    const { id: userId } = await givenUser(database(), { password: null })
    for (let count = 0; count < 2; count++) await givenBooking(database(), { userId, state: 'claimed' })
    const third = await givenBooking(database(), { userId })

    await expect(givenBooking(database(), { userId })).rejects.toThrow('too-many-claims')
    expect(await claim(third)).toMatchObject({ ok: true })
  })
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
