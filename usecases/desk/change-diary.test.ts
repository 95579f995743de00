import { beforeAll, describe, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { A_MONDAY, givenBooking, requireBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { changeSlot } from '#usecases/desk/change-diary.ts'

beforeAll(async () => {
  await givenPractice(database())
})

describe('a session', () => {
  test('stays when its hour is closed, and the desk sees how many do', async () => {
    const booking = await givenBooking(database(), {
      state: 'verified',
      form: { bookingDate: '2026-12-02', preferredTime: '18-19' },
    })

    const outcome = await changeSlot(database(), { key: '18-19', isOpen: false, days: [1, 2, 3, 4, 5, 6] }, A_MONDAY)
    await changeSlot(database(), { key: '18-19', isOpen: true, days: [1, 2, 3, 4, 5, 6] }, A_MONDAY)

    expect(outcome.ok && outcome.value.outside).toBeGreaterThan(0)
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid', holdsSlot: true })
  })
})
