import { beforeAll, expect, test } from 'vitest'
import { istInstant } from '#domain/india-time.ts'
import { database } from '#test/database.ts'
import { A_MONDAY, givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { findNextFreeSlot } from './next-free-slot.ts'

beforeAll(async () => {
  await givenPractice(database())
})

test('finds the next free slot after the minimum notice, without taken ones', async () => {
  await givenConsultation(database())
  expect(await findNextFreeSlot(database(), A_MONDAY)).toMatchObject({
    date: '2026-11-16',
    startsAt: istInstant('2026-11-16', '14:00'),
  })

  await givenBooking(database(), { form: { bookingDate: '2026-11-16', preferredTime: '14:00' } })

  expect(await findNextFreeSlot(database(), A_MONDAY)).toMatchObject({
    date: '2026-11-16',
    startsAt: istInstant('2026-11-16', '15:00'),
  })
})
