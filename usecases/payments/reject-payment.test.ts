import { beforeAll, expect, test } from 'vitest'
import { listClaims } from '#db/payments/payment-claims.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter, requireBooking } from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { checkLedger } from './check-ledger.ts'
import { rejectPayment } from './reject-payment.ts'

let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

const reject = (bookingId: string, reason = 'No such transfer') =>
  rejectPayment(database(), { bookingId, staffId, reason }, A_MONDAY)

test('a rejection needs a reason, frees the reference and gives the client another day', async () => {
  const booking = await givenBooking(database(), { state: 'claimed' })

  expect(await reject(booking.id, ' \u200b ')).toEqual({ ok: false, refusal: 'reason-missing' })
  expect(await reject(booking.id)).toEqual({ ok: true, value: { bookingId: booking.id } })

  expect(await requireBooking(database(), booking.id)).toMatchObject({
    status: 'pending',
    paymentStatus: 'pending',
    rejectionReason: 'No such transfer',
    payableUntil: hoursAfter(A_MONDAY, 24),
  })
  const [claim] = await listClaims(database(), booking.id)
  expect(claim).toMatchObject({ state: 'rejected', reason: 'No such transfer' })
  await requireEmail(database(), `payment-rejected:${booking.id}:${claim?.id}`)
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
