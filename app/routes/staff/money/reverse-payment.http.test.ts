import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { cashForm, type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

test('reversing a payment starts from its line in the ledger, needs a reason, and marks the receipt as cancelled', async () => {
  const booking = await desk.prasna()
  const page = `/staff/bookings/${booking.id}`
  await desk.astrologer.post(`${page}/payment`, cashForm('1000'))
  const payment = (await listBookingEntries(database(), booking.id)).find(({ kind }) => kind === 'payment')
  const path = `/staff/money/entries/${payment?.id}/reverse`
  expect(await (await desk.assistant.get(page)).text()).toContain(path)
  expect(await (await desk.assistant.get(path)).text()).toContain('₹1,000')

  const empty = await desk.assistant.post(path, { reason: ' ' })
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('Say why the payment is being reversed.')
  expect((await desk.assistant.post(path, { reason: 'Meant for her sister' })).status).toBe(302)

  const html = await (await desk.astrologer.get(page)).text()
  expect(html).toContain('Payment reversed')
  expect(html).toContain('Cancelled receipt')
  expect(html).not.toContain(path)
  expect(await (await desk.astrologer.get(path)).text()).toContain('This payment has already been reversed.')
  const own = await (await desk.visitorFor(booking.userId)).get('/dashboard/invoices')
  expect(await own.text()).not.toContain('Meant for her sister')
})

test('a claim that was verified by mistake is reversed from the ledger, and the client is asked to pay again', async () => {
  const booking = await desk.prasna({ state: 'verified' })
  const page = `/staff/bookings/${booking.id}`
  const payment = (await listBookingEntries(database(), booking.id)).find(({ kind }) => kind === 'payment')
  const path = `/staff/money/entries/${payment?.id}/reverse`
  expect(await (await desk.assistant.get(page)).text()).toContain(path)

  expect((await desk.assistant.post(path, { reason: 'The bank returned it' })).status).toBe(302)

  const client = await desk.visitorFor(booking.userId)
  const dashboard = await (await client.get('/dashboard')).text()
  expect(dashboard).toContain('Payment pending')
  expect(dashboard).toContain('Pay ₹3,001')
  expect(await (await client.get('/dashboard/invoices')).text()).not.toContain('The bank returned it')
})

test('refunding credit is offered on the card of a client with credit, up to its amount, and keeps what was typed', async () => {
  const { userId } = await desk.prasna()
  const card = `/staff/clients/${userId}`
  expect(await (await desk.astrologer.get(card)).text()).not.toContain(`${card}/refund`)
  expect(await (await desk.astrologer.get(`${card}/refund`)).text()).toContain('This client has no credit.')
  await desk.astrologer.post(`${card}/payment`, cashForm('444'))
  expect(await (await desk.astrologer.get(card)).text()).toContain(`${card}/refund`)
  const typed = { amount: '500', way: 'bank', reference: 'N123', formKey: randomUUID() }

  const tooMuch = await desk.assistant.post(`${card}/refund`, typed)
  expect(tooMuch.status).toBe(422)
  expect(await tooMuch.text()).toContain('value="N123"')
  expect((await desk.assistant.post(`${card}/refund`, { ...typed, amount: '444', way: 'barter' })).status).toBe(400)
  expect((await desk.assistant.post(`${card}/refund`, { ...typed, amount: '444' })).status).toBe(302)

  expect(await (await desk.astrologer.get(card)).text()).toContain('Credit refunded')
})

test('the desk writes a note on an invoice, which the client reads and which stays', async () => {
  const booking = await desk.prasna()
  const page = `/staff/bookings/${booking.id}`
  await desk.astrologer.post(`${page}/payment`, cashForm('3001'))
  const invoice = await findLiveInvoice(database(), booking.id)
  const note = { intent: 'invoice-note', invoiceId: invoice?.id ?? '', invoiceNote: 'Order 4711' }

  expect((await desk.assistant.post(page, note)).status).toBe(302)
  expect((await desk.assistant.post(page, { ...note, invoiceNote: 'Order 4712' })).status).toBe(409)

  const own = await (await desk.visitorFor(booking.userId)).get('/dashboard/invoices')
  expect(await own.text()).toContain('Order 4711')
})
