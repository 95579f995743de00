import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/desk.ts'
import { aReference } from '#test/factories/bookings.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

test('preserves every digit of a UPI reference, including a leading zero', async () => {
  await desk.prasna({ state: 'verified', reference: '012345678901' })

  const file = await (await desk.astrologer.get(`${DESK}/money.csv`)).text()

  expect(file).toContain(',"=""012345678901""",')
})

test('shows the refund’s reference on a credit note, not the payment’s', async () => {
  const booking = await desk.prasna({ state: 'verified', reference: aReference() })
  await cancelForClient(database(), { bookingId: booking.id, staffId: desk.astrologer.userId }, clock.now())
  const back = {
    bookingId: booking.id,
    staffId: desk.astrologer.userId,
    amount: booking.amount,
    reference: '512345678901',
  }
  await recordRefund(database(), back, clock.now())

  const file = await (await desk.astrologer.get(`${DESK}/money.csv`)).text()

  const lines = file.split('\r\n').filter((line) => line.includes('512345678901'))
  expect(lines).toEqual([expect.stringContaining(',Credit note,')])
})
