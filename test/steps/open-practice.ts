import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, bookingForm, givenConsultation, TEST_KEYS, workingDaysAfter } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { holdBooking } from '#usecases/bookings/hold-booking.ts'

/** A practice whose clients hold slots through the use-case instead of a page. */
export async function openPractice(db: Database) {
  await givenPractice(db)
  const service = await givenConsultation(db)
  return {
    aDay: workingDaysAfter('2026-11-24'),
    aClient: async (details = {}) => (await givenUser(db, { password: null, ...details })).id,
    hold: (userId: string, changes: Parameters<typeof bookingForm>[0] = {}, order = {}, now = A_MONDAY) =>
      holdBooking(
        db,
        TEST_KEYS,
        { userId, service, form: bookingForm(changes), idempotencyKey: randomUUID(), ...order },
        now,
      ),
  }
}

export type OpenPractice = Awaited<ReturnType<typeof openPractice>>
