import { beforeAll, expect, test } from 'vitest'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { rupees } from '#domain/money.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { aReference } from '#test/factories/bookings.ts'
import { cashForm, DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

/** ₹1,000.50 of ₹3,001 has come. */
async function givenPartPaid(): Promise<BookingRow> {
  const booking = await desk.booked()
  expect(booking.amount).toBe(rupees(3_001))
  await desk.astrologer.post(`/staff/bookings/${booking.id}/payment`, cashForm('1000.50'))
  return booking
}

type Reader = { readonly get: (path: string) => Promise<Response> }

const read = async (reader: Reader, path: string) => (await (await reader.get(path)).text()).replaceAll('<!-- -->', '')

const SUMS = '₹1,000.50 of ₹3,001 received'

test('a part payment is called part paid with both sums wherever the client sees the booking', async () => {
  const booking = await givenPartPaid()
  const client = await desk.visitorFor(booking.userId)

  for (const path of ['/dashboard', '/dashboard/history', '/dashboard/invoices', `/book/payment/${booking.id}`]) {
    const page = await read(client, path)
    expect(page, path).toContain('Part paid')
    expect(page, path).toContain(SUMS)
  }
  const success = await read(client, '/booking-success')
  expect(success).toContain(SUMS)
  expect(success).toContain('Pay ₹2,000.50')
  expect(await read(client, '/dashboard')).toContain('Balance due')
})

test('and wherever the desk and the admin see it', async () => {
  const booking = await givenPartPaid()

  for (const path of [DESK, '/staff/bookings', `/staff/bookings/${booking.id}`, `/staff/clients/${booking.userId}`]) {
    const page = await read(desk.astrologer, path)
    expect(page, path).toContain('Part paid')
    expect(page, path).toContain(SUMS)
  }
  for (const path of [
    '/staff/bookings',
    `/staff/bookings/${booking.id}`,
    `/staff/clients/${booking.userId}`,
    '/staff/money/invoices',
  ]) {
    const page = await read(desk.admin, path)
    expect(page, path).toContain('Part paid')
    expect(page, path).toContain(SUMS)
  }
  expect(await read(desk.astrologer, DESK)).toContain('Collect ₹2,000.50')
})

test('what is being checked is not due: not on the dashboard, in the account or at the desk', async () => {
  const booking = await givenPartPaid()
  const { id: bookingId, userId } = booking
  const claimed = await claimBookingPayment(database(), { bookingId, userId, reference: aReference() }, clock.now())
  expect(claimed.ok).toBe(true)
  const client = await desk.visitorFor(userId)

  for (const path of ['/dashboard', '/dashboard/invoices', '/dashboard/history']) {
    expect(await read(client, path), path).not.toContain('Balance due')
  }
  expect(await read(client, '/dashboard')).toContain(`${SUMS}, ₹2,000.50 being checked`)
  expect(await read(client, '/dashboard/invoices')).toContain('Being checked: <b>₹2,000.50</b>')
  const atDesk = await read(desk.astrologer, `/staff/bookings/${bookingId}`)
  expect(atDesk).not.toContain('Balance due')
  expect(atDesk).toContain('Being checked: <b>₹2,000.50</b>')
  expect(await read(desk.astrologer, `${DESK}/to-verify`)).toContain(`${SUMS}, ₹2,000.50 being checked`)
  expect(await read(desk.astrologer, DESK)).not.toContain(`Collect ₹2,000.50<span class="sr-only"> ${booking.code}`)
})

test('the first payment of a whole booking that is being checked is not due either', async () => {
  const booking = await desk.booked({ state: 'claimed' })
  const client = await desk.visitorFor(booking.userId)

  const account = await read(client, '/dashboard/invoices')

  expect(account).not.toContain('Balance due')
  expect(account).toContain('Being checked: <b>₹3,001</b>')
})

test('the months of the reports count what arrived', async () => {
  const before = await received()
  await givenPartPaid()

  const after = await received()

  expect(after - before).toBe(100_050)
})

/** The sum of the page's months, in paise. */
async function received(): Promise<number> {
  const page = await read(desk.astrologer, '/staff/money/reports')
  const totals = [...page.matchAll(/data-number font-semibold">(−?)₹([\d,.]+)</g)]
  return totals.reduce((sum, [, sign, amount = '']) => {
    const paise = Math.round(Number(amount.replaceAll(',', '')) * 100)
    return sum + (sign ? -paise : paise)
  }, 0)
}
