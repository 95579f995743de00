import { beforeAll, expect, test } from 'vitest'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter, requireBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { cancelForClient } from './cancel-for-client.ts'

beforeAll(async () => {
  await givenPractice(database())
})

test('cancelled by the practice is refunded in full and frees its hour', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })

  const outcome = await cancelForClient(
    database(),
    { bookingId: booking.id, staffId: await givenStaff(database()) },
    hoursAfter(A_MONDAY, 30),
  )

  expect(outcome).toEqual({ ok: true, value: { refundDue: booking.amount } })
  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'cancelled', holdsSlot: false })
  expect(await findLiveInvoice(database(), booking.id)).toMatchObject({ status: 'paid' })
})
