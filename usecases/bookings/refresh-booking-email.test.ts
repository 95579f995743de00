import { beforeEach, expect, test } from 'vitest'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { findLatestSeal } from '#db/sessions/prasna-seals.ts'
import { database } from '#test/database.ts'
import { givenMeetingLink } from '#test/factories/availability.ts'
import { A_MONDAY, givenBooking, givenConsultation, givenCourseService } from '#test/factories/bookings.ts'
import { bookingInEmail } from './booking-in-email.ts'
import { refreshBookingChanged, refreshPaymentVerified } from './refresh-booking-email.ts'

const DUE = { id: 1, eventKey: 'any', now: A_MONDAY }
const LINK = 'https://meet.example/practice'

beforeEach(() => givenMeetingLink(database(), LINK))

const confirmation = (row: BookingRow) =>
  refreshPaymentVerified(
    database(),
    { kind: 'payment-verified', booking: bookingInEmail(row), verifiedAt: A_MONDAY.toISOString() },
    DUE,
  )

const move = (row: BookingRow) =>
  refreshBookingChanged(
    database(),
    {
      kind: 'booking-changed',
      booking: bookingInEmail(row),
      previous: null,
      changedAt: A_MONDAY.toISOString(),
      isConfirmed: true,
    },
    DUE,
  )

test('adds the meeting link to the confirmation and to a move', async () => {
  const row = await givenBooking(database(), { state: 'verified' })

  expect(await confirmation(row)).toMatchObject({ ok: true, value: { booking: { meetingLink: LINK } } })
  expect(await move(row)).toMatchObject({ ok: true, value: { booking: { meetingLink: LINK } } })
})

test('adds no meeting link before the payment is verified, nor to a course', async () => {
  const unverified = await move(await givenBooking(database(), { state: 'claimed' }))
  const course = await confirmation(
    await givenBooking(database(), { state: 'verified', service: await givenCourseService(database()) }),
  )

  expect([unverified, course]).toMatchObject([{ ok: true }, { ok: true }])
  expect(JSON.stringify([unverified, course])).not.toContain(LINK)
})

test('adds the fingerprint of a Prasna question to its confirmation', async () => {
  const row = await givenBooking(database(), {
    service: await givenConsultation(database(), 'Prasna'),
    state: 'verified',
  })
  const seal = await findLatestSeal(database(), row.id)

  expect(seal?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await confirmation(row)).toMatchObject({ ok: true, value: { booking: { sealHash: seal?.hash } } })
})
