import { beforeAll, expect, test } from 'vitest'
import { readAccountCredit, readBookingBalance } from '#db/payments/ledger-entries.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { aReference, requireBooking } from '#test/factories/bookings.ts'
import { cashForm, DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

test('half now, half later: the dashboard and the payment page ask for the balance until it is claimed', async () => {
  const booking = await desk.prasna()
  await desk.astrologer.post(`/staff/bookings/${booking.id}/payment`, cashForm('1500'))
  const client = await desk.visitorFor(booking.userId)

  const dashboard = await (await client.get('/dashboard')).text()
  expect(dashboard).toContain('Balance due')
  expect(dashboard).toContain('Pay ₹1,501')
  expect(await (await client.get(`/book/payment/${booking.id}`)).text()).toContain('am=1501.00')

  const claimed = await client.post(`/book/payment/${booking.id}`, { reference: aReference() })
  expect(claimed.status).toBe(302)
  expect(await (await client.get('/dashboard')).text()).not.toContain('Pay ₹1,501')
  expect(await (await desk.astrologer.get(`${DESK}/to-verify`)).text()).toContain(booking.code)
})

test('the account lists every entry and ends in the balance, and the payment page has the ledger of its booking', async () => {
  const booking = await desk.prasna()
  const client = await desk.visitorFor(booking.userId)
  expect(await (await client.get(`/book/payment/${booking.id}`)).text()).not.toContain('Charges and payments')
  await desk.astrologer.post(`/staff/bookings/${booking.id}/payment`, cashForm('1500'))

  const account = await (await client.get('/dashboard/invoices')).text()
  expect(account).toContain('Your account')
  expect(account).toMatch(/Balance due(<!-- -->)?: <b>₹1,501</)
  expect(account).toContain('href="/dashboard/balance"')
  expect(account).toContain('−₹1,500')
  expect(account).not.toContain('/reverse')
  const page = await (await client.get(`/book/payment/${booking.id}`)).text()
  expect(page).toContain('Charges and payments')
  expect(page).toContain('href="/receipts/')
})

test('one link pays what is due: at once for one booking, by a choice among several', async () => {
  const booking = await desk.prasna()
  const client = await desk.visitorFor(booking.userId)
  const pay = () => client.get('/dashboard/balance')
  expect((await pay()).headers.get('location')).toBe(`/book/payment/${booking.id}`)

  const other = await desk.prasna({ userId: booking.userId })
  await desk.astrologer.post(`/staff/bookings/${other.id}/payment`, cashForm('1500'))
  const choice = await (await pay()).text()
  expect(choice).toContain('₹4,502 is due in all')
  expect(choice).toContain(`href="/book/payment/${booking.id}"`)
  expect(choice).toContain(`href="/book/payment/${other.id}"`)
  expect(await (await client.get('/dashboard')).text()).toContain('Pay what is due')

  await client.post(`/book/payment/${booking.id}`, { reference: aReference() })
  await client.post(`/book/payment/${other.id}`, { reference: aReference() })
  expect(await (await pay()).text()).toContain('Nothing is due')
  const account = (await (await client.get('/dashboard/invoices')).text()).replaceAll('<!-- -->', '')
  expect(account).toContain('Being checked: <b>₹4,502</b>')
})

test('staff verify the amount that arrived, and a wrong one gets a sentence', async () => {
  const booking = await desk.prasna({ state: 'claimed' })
  const send = (received: string) =>
    desk.astrologer.post(`${DESK}/to-verify`, { bookingId: booking.id, intent: 'verify-part', received })

  const wrong = await send('half')
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('Enter the amount in rupees')
  expect((await send('1,000')).status).toBe(200)
})

test('credit is offered on the payment page, and pays as far as it goes', async () => {
  const booking = await desk.prasna()
  const { id, userId } = booking
  await desk.astrologer.post(`/staff/clients/${userId}/payment`, cashForm('3001'))
  const client = await desk.visitorFor(userId)
  expect(await (await client.get(`/book/payment/${id}`)).text()).toContain('Use ₹3,001 credit')

  expect((await client.post(`/book/payment/${id}`, { intent: 'use-credit' })).status).toBe(302)

  expect(await requireBooking(database(), id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
  expect([await readBookingBalance(database(), id), await readAccountCredit(database(), userId)]).toEqual([0, 0])
  expect((await client.post(`/book/payment/${id}`, { intent: 'use-credit' })).status).toBe(409)
})
