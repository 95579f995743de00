import { beforeAll, expect, test } from 'vitest'
import { listBookingHistory } from '#db/bookings/booking-events.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'
import { markOutcome } from '#usecases/sessions/update-session.ts'
import { cancelForClient } from './cancel-for-client.ts'

beforeAll(async () => {
  await givenPractice(database())
})

test('the history names outcomes, cancellation and refund with who recorded them', async () => {
  const db = database()
  const { id: staffId } = await givenUser(db, { roles: ['astrologer'], fullName: 'Acharya Varma', password: null })
  const booking = await givenBooking(db, { state: 'verified' })
  const after = (hours: number) => hoursAfter(booking.startsAt ?? A_MONDAY, hours)
  const mark = { bookingId: booking.id, staffId }

  await markOutcome(db, { ...mark, outcome: 'no_show' }, after(1))
  await markOutcome(db, { ...mark, outcome: 'no_show' }, after(2))
  await markOutcome(db, { ...mark, outcome: null }, after(3))
  await cancelForClient(db, mark, after(4))
  await recordRefund(db, { ...mark, amount: booking.amount, reference: 'IMPS 512345678901' }, after(5))

  const history = await listBookingHistory(db, booking.id)
  expect(history.slice(-4)).toMatchObject([
    { change: 'outcome-recorded', actorName: 'Acharya Varma', reason: 'no_show' },
    { change: 'outcome-recorded', actorName: 'Acharya Varma', reason: 'cleared' },
    { change: 'cancelled', actorName: 'Acharya Varma', reason: 'staff' },
    { change: 'refund-recorded', actorName: 'Acharya Varma', amount: booking.amount, reference: 'IMPS 512345678901' },
  ])
})
