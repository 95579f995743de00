import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { aReference } from '#test/factories/bookings.ts'
import { cashForm, type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

type Line = Readonly<Record<string, string>>

async function readCsv(what: 'payments' | 'invoices'): Promise<Line[]> {
  const file = await (await desk.astrologer.get(`/staff/money/export.csv?what=${what}`)).text()
  return parse(file, { bom: true, columns: true })
}

test('a UPI reference is a plain cell with every digit, including a leading zero', async () => {
  await desk.prasna({ state: 'verified', reference: '012345678901' })

  for (const what of ['payments', 'invoices']) {
    const file = await (await desk.astrologer.get(`/staff/money/export.csv?what=${what}`)).text()
    expect(file).toContain(',"012345678901",')
    expect(file).not.toContain('="')
  }
})

test('has what arrived for a booking that was paid in part, not what was invoiced', async () => {
  const { id, code } = await desk.prasna()
  await desk.astrologer.post(`/staff/bookings/${id}/payment`, cashForm('1000.50'))

  const lines = (await readCsv('payments')).filter(({ Booking }) => Booking === code)

  expect(lines).toMatchObject([{ Kind: 'payment', Received: '1000.50', Refunded: '0.00', Net: '1000.50' }])
})

test('the list of invoices says part paid, what was received and what is left', async () => {
  const booking = await desk.prasna()
  await desk.astrologer.post(`/staff/bookings/${booking.id}/payment`, cashForm('1000.50'))

  const [line] = (await readCsv('invoices')).filter(({ Status }) => Status === 'part paid').slice(-1)

  expect(line).toMatchObject({ Total: '3001.00', 'Received so far': '1000.50', Balance: '2000.50' })
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

  const invoices = (await readCsv('invoices')).filter(({ Reference }) => Reference === '512345678901')
  const payments = (await readCsv('payments')).filter(({ Reference }) => Reference === '512345678901')

  expect(invoices).toMatchObject([{ Kind: 'Credit note' }])
  expect(payments).toMatchObject([{ Kind: 'refund', Received: '0.00', Refunded: '3001.00', Net: '-3001.00' }])
})
