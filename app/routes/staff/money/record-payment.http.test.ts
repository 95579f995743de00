import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenConsultation } from '#test/factories/bookings.ts'
import { givenPassService } from '#test/factories/offers.ts'
import { cashForm, type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

test('recording a payment is two clicks from the booking, fills in the balance, and leads back to the ledger', async () => {
  const booking = await desk.prasna()
  const page = `/staff/bookings/${booking.id}`
  expect(await (await desk.astrologer.get(page)).text()).toContain(`${page}/payment`)
  expect(await (await desk.astrologer.get(`${page}/payment`)).text()).toContain('value="3001.00"')

  const sent = await desk.assistant.post(`${page}/payment`, cashForm('1000'))

  expect(sent.status).toBe(302)
  const html = await (await desk.astrologer.get(page)).text()
  expect(html).toContain('Balance due')
  expect(html).toContain('₹2,001')
  expect(html).toContain('Cash')
})

test('recording a payment keeps what was typed beside a sentence', async () => {
  const booking = await desk.prasna()
  const typed = { ...cashForm('1000'), way: 'upi', reference: '12', note: 'Her brother paid' }

  const sent = await desk.astrologer.post(`/staff/bookings/${booking.id}/payment`, typed)

  expect(sent.status).toBe(422)
  const html = await sent.text()
  expect(html).toContain('A UPI reference has 12 digits.')
  expect(html).toContain('Her brother paid')
  expect(html).toContain(typed.formKey)
})

test('recording a payment on the client’s card becomes credit that the client sees', async () => {
  const { userId } = await desk.prasna()
  const path = `/staff/clients/${userId}`

  expect((await desk.astrologer.post(`${path}/payment`, cashForm('444'))).status).toBe(302)

  expect(await (await desk.astrologer.get(path)).text()).toContain('₹444')
  const own = await (await desk.visitorFor(userId)).get('/dashboard/invoices')
  expect(await own.text()).toContain('₹444')
})

test('the receipt follows the sale of a session pass on the client’s card, and a session is booked with the pass there', async () => {
  const { id: packageId, slug } = await givenConsultation(database(), 'Prasna')
  const pass = await givenPassService(database(), { packageId, isShared: true })
  const { userId } = await desk.prasna()
  const card = () => desk.astrologer.get(`/staff/clients/${userId}`).then((page) => page.text())
  const form = `/staff/clients/book?client=${userId}&sell=pass`
  expect(await card()).toContain(form.replace('&', '&amp;'))
  expect(await (await desk.astrologer.get(form)).text()).not.toContain('name="birthDate"')

  const who = { client: userId, fullName: 'Asha Rao', phone: '+91 98765 43210', key: randomUUID() }
  const sold = await desk.astrologer.post(form, { ...who, service: `pass ${pass.slug}` })
  const payment = sold.headers.get('location') ?? ''
  expect(payment).toMatch(/\/payment$/)
  await desk.astrologer.post(payment, cashForm('7501'))
  const [, pass3 = ''] = /[?&](?:amp;)?pass=(\d+)/.exec(await card()) ?? []
  const session = `/staff/clients/book?client=${userId}&service=consultation+${slug}&pass=${pass3}`
  expect(await (await desk.astrologer.get(session)).text()).toContain('3 of 3 left')

  const fields = {
    ...who,
    key: randomUUID(),
    service: `consultation ${slug}`,
    currentLocation: 'Pune',
    notes: 'When?',
  }
  expect((await desk.astrologer.post('/staff/clients/book', fields)).status).toBe(409)
  const booked = await desk.astrologer.post(session, { ...fields, pass: pass3, passAsked: 'yes' })
  expect(booked.status).toBe(302)
  expect(await card()).toContain('2 of 3 sessions left')
})

test('the receipt is a PDF for the client and the desk, and not found for anybody else', async () => {
  const booking = await desk.prasna()
  await desk.astrologer.post(`/staff/bookings/${booking.id}/payment`, cashForm('1000'))
  const entries = await listBookingEntries(database(), booking.id)
  const [charge, payment] = entries
  const stranger = await givenUser(database(), { password: null })

  for (const visitor of [await desk.visitorFor(booking.userId), desk.astrologer, desk.assistant, desk.admin]) {
    const response = await visitor.get(`/receipts/${payment?.id}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect((await response.text()).startsWith('%PDF-')).toBe(true)
  }
  expect((await (await desk.visitorFor(stranger.id)).get(`/receipts/${payment?.id}`)).status).toBe(404)
  expect((await desk.astrologer.get(`/receipts/${charge?.id}`)).status).toBe(404)
  expect((await desk.astrologer.get('/receipts/x')).status).toBe(404)
})
