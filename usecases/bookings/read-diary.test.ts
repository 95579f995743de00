import { afterEach, beforeAll, expect, test } from 'vitest'
import { bookingRules, timeOff } from '#db/schema/bookings.ts'
import { istInstant } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { A_MONDAY, givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { findNextFreeSlot } from './read-diary.ts'

beforeAll(async () => {
  await givenPractice(database())
})

afterEach(async () => {
  await database().delete(timeOff)
  await database().update(bookingRules).set({ horizonDays: 60 })
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

test('finds the next free slot after two closed weeks, but none beyond the horizon of the practice', async () => {
  const db = database()
  await givenConsultation(db)
  await db.insert(timeOff).values({ startsAt: A_MONDAY, endsAt: istInstant('2026-11-30', '12:00'), reason: '' })

  expect(await findNextFreeSlot(db, A_MONDAY)).toMatchObject({ startsAt: istInstant('2026-11-30', '14:00') })

  await db.update(bookingRules).set({ horizonDays: 13 })
  expect(await findNextFreeSlot(db, A_MONDAY)).toBeUndefined()
})
