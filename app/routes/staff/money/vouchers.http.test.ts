import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenVoucher, givenVoucherService } from '#test/factories/offers.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const sold = (giftEmail = '') =>
  givenVoucher(database(), { now: clock.now(), form: { giftFor: 'Meera Nair', giftEmail } })

const list = async (search = '') => (await desk.assistant.get(`/staff/money/vouchers?q=${search}`)).text()

test('the desk lists the vouchers that were paid for, and sends one again', async () => {
  const { booking, code } = await sold('meera@example.com')
  const unpaid = await givenVoucher(database(), { state: 'unpaid', now: clock.now() })

  const page = await list()
  expect(page).toContain('₹2,100 for Meera Nair')
  expect(page).toContain('Not redeemed yet, valid until November 16, 2027')
  expect(page).toContain(`/vouchers/${booking.id}`)
  expect(page).not.toContain(code)
  expect(page).not.toContain(unpaid.booking.code)
  expect(await list('nobody')).not.toContain(booking.code)

  const form = { bookingId: booking.id, formKey: 'again' }
  expect((await desk.assistant.post('/staff/money/vouchers', form)).status).toBe(302)
  expect(await requireEmail(database(), `gift-voucher:${booking.id}:again`)).toMatchObject({
    recipient: 'meera@example.com',
  })
})

test('a voucher to be handed over is printed by the desk, not emailed', async () => {
  const { booking } = await sold()

  const refused = await desk.assistant.post('/staff/money/vouchers', { bookingId: booking.id, formKey: 'again' })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('This voucher has no email address.')
  const file = await desk.assistant.get(`/vouchers/${booking.id}`)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect((await desk.admin.get(`/vouchers/${booking.id}`)).status).toBe(404)
})

test('the desk voids a voucher on the page of its sale, but not a redeemed one', async () => {
  const { booking } = await sold()
  const redeemed = await sold()
  const client = await desk.prasna()
  const card = `/staff/clients/${client.userId}`
  const redemption = await desk.assistant.post(card, { intent: 'redeem-voucher', voucher: redeemed.code })
  expect(redemption.status).toBe(302)
  expect(await (await desk.assistant.get(card)).text()).toContain('₹2,100')
  const [latest] = await listAudit(database(), { subject: { kind: 'user', id: client.userId } })
  expect(latest).toMatchObject({ actorId: desk.assistant.userId })

  const cancel = (id: string) => desk.assistant.post(`/staff/bookings/${id}`, { intent: 'cancel' })
  expect((await cancel(booking.id)).status).toBe(302)
  const refused = await cancel(redeemed.booking.id)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('This voucher was redeemed')

  const page = await list()
  expect(page).toContain('Void')
  expect(page).toContain('Redeemed')
})

test('the desk sells a voucher to a client on the telephone', async () => {
  const service = await givenVoucherService(database())
  const order = {
    key: 'a voucher by telephone',
    email: 'ravi.by.phone@example.com',
    fullName: 'Ravi Nair',
    phone: '+91 98765 43219',
    service: `voucher ${service.slug}`,
    giftFor: '',
  }

  const refused = await desk.assistant.post('/staff/clients/book', order)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Enter the name of the person it is for')
  const booked = await desk.assistant.post('/staff/clients/book', { ...order, giftFor: 'Meera' })
  expect(booked.headers.get('location')).toMatch(/\/bookings\/[0-9a-f-]+$/)
})

test('an admin reads the list without changing it', async () => {
  const { booking } = await sold()
  const page = await (await desk.admin.get('/staff/money/vouchers')).text()
  expect(page).toContain(`/staff/bookings/${booking.id}`)
  expect(page).not.toContain('Send again')
})
