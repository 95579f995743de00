import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { A_MONDAY, givenBooking, hoursAfter, minutesAfter, requireBooking } from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { releaseExpiredHolds } from './release-expired-holds.ts'

beforeAll(async () => {
  await givenPractice(database())
})

test('an unpaid booking loses its slot after half an hour and ends after a day, once', async () => {
  const booking = await givenBooking(database())

  await releaseExpiredHolds(database(), minutesAfter(A_MONDAY, 30))
  const released = await requireBooking(database(), booking.id)
  const counts = await Promise.all([
    releaseExpiredHolds(database(), hoursAfter(A_MONDAY, 24)),
    releaseExpiredHolds(database(), hoursAfter(A_MONDAY, 24)),
  ])

  expect(released).toMatchObject({ status: 'pending', holdsSlot: false })
  expect(await requireBooking(database(), booking.id)).toMatchObject({
    status: 'cancelled',
    cancellationReason: 'expired',
    refundDue: 0,
  })
  expect(counts.reduce((sum, { expired }) => sum + expired, 0)).toBeGreaterThan(0)
  await requireEmail(database(), `booking-cancelled:${booking.id}`)
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
