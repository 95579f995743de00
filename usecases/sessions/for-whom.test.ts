import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { A_MONDAY, givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { addForName, listForNames } from './for-whom.ts'

beforeAll(async () => {
  await givenPractice(database())
})

test('an email about a booking for a relative has the name when it is sent, and nothing of the birth', async () => {
  const form = { forWhom: 'new', forName: 'Lakshmi (mother)', birthDate: '1961-04-05' }
  const booking = await givenBooking(database(), { state: 'verified', form })
  const stored = {
    kind: 'payment-verified',
    booking: bookingInEmail(booking),
    verifiedAt: A_MONDAY.toISOString(),
  } as const

  const sent = await addForName(database(), TEST_KEYS, stored)

  expect(sent).toEqual({ ...stored, booking: { ...stored.booking, forName: 'Lakshmi (mother)' } })
  expect(JSON.stringify(sent)).not.toContain('1961')
  expect(await listForNames(database(), TEST_KEYS, booking.userId)).toEqual(new Map([[booking.id, 'Lakshmi (mother)']]))
})

test('an email about the client’s own booking is left as it is', async () => {
  const booking = await givenBooking(database())
  const { id: bookingId, code: bookingCode, serviceName } = booking
  const email = { kind: 'answer-published', bookingId, bookingCode, serviceName, isCorrection: false } as const

  expect(await addForName(database(), TEST_KEYS, email)).toEqual(email)
  expect(await addForName(database(), ['another key'], email)).toEqual(email)
})
