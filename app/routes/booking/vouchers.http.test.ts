import { beforeAll, describe, expect, test } from 'vitest'
import type { Service } from '#domain/bookings/booking-service.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenVoucher, givenVoucherService } from '#test/factories/offers.ts'
import { type BookingSite, openBookingSite } from '#test/steps/booking-site.ts'
import { bookingLinkPath } from '#usecases/bookings/booking-links.ts'

const clock = createTestClock()
let site: BookingSite
let voucher: Service
let path: string

beforeAll(async () => {
  site = await openBookingSite(database(), clock)
  expect((await site.aVisitor().get('/gift')).status).toBe(404)
  voucher = await givenVoucherService(database())
  path = `/book/voucher/${voucher.slug}`
})

const GIFT = { giftFor: 'Meera', giftEmail: 'meera@example.com', giftMessage: 'Happy birthday!' }

const sold = (userId?: string) => givenVoucher(database(), { now: clock.now(), ...(userId && { userId }), form: GIFT })

test('a gift voucher is sold at its own page, with a form that asks whom it is for', async () => {
  const visitor = site.aVisitor()

  expect(await (await visitor.get('/consultation')).text()).toContain('href="/gift"')
  expect(await (await visitor.get('/gift')).text()).toContain(`href="${path}"`)
  const form = await (await visitor.get(path)).text()
  for (const name of ['fullName', 'phone', 'email', 'giftFor', 'giftEmail', 'giftFrom', 'giftMessage']) {
    expect(form).toContain(`name="${name}"`)
  }
  for (const name of ['birthDate', 'currentLocation', 'notes', 'coupon']) expect(form).not.toContain(`name="${name}"`)
})

test('a gift voucher without a name, or with a wrong address, gets a sentence and keeps the form', async () => {
  const asha = await site.aClient()

  const answer = await asha.post(path, site.fields({ ...GIFT, giftFor: ' ', giftEmail: 'meera' }))

  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('Enter the name of the person it is for')
  expect(page).toContain('Enter a valid email address, or leave it empty')
  expect(page).toContain('Happy birthday!')
})

test('a gift voucher is paid like any booking, and is on the dashboard of its buyer with a PDF', async () => {
  const asha = await site.aClient()
  const paymentPath = await site.book(asha, GIFT, path)
  const payment = await (await asha.get(paymentPath)).text()
  expect(payment).toContain('₹2,100')
  expect(payment).not.toContain('I have a gift voucher')

  const { booking } = await sold(asha.userId)

  const dashboard = await (await asha.get('/dashboard')).text()
  expect(dashboard).toContain('₹2,100 for Meera')
  expect(dashboard).not.toContain(`/dashboard/bookings/${booking.id}/cancel`)
  const file = await asha.get(`/vouchers/${booking.id}`)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect((await (await site.aClient()).get(`/vouchers/${booking.id}`)).status).toBe(404)
  expect((await asha.get(`/vouchers/${paymentPath.split('/').at(-1)}`)).status).toBe(404)
})

describe('the page of a voucher', () => {
  const linkOf = (bookingId: string, email = GIFT.giftEmail) =>
    bookingLinkPath(TEST_KEYS, 'voucher', { bookingId, email })

  test('the page of a voucher shows its buyer what was given, with the PDF, and nobody else', async () => {
    const asha = await site.aClient()
    const { booking, code } = await sold(asha.userId)
    const path = `/dashboard/vouchers/${booking.id}`

    expect(await (await asha.get('/dashboard')).text()).toContain(`href="${path}"`)
    const page = await (await asha.get(path)).text()
    for (const text of ['Gift voucher', '₹2,100', 'Meera', 'Happy birthday!', code, 'Valid until November 16, 2027']) {
      expect(page).toContain(text)
    }
    expect(page).toContain(`href="/vouchers/${booking.id}"`)
    expect((await (await site.aClient()).get(path)).status).toBe(404)
  })

  test('the page of a voucher opens by the link in the email of the person it is for, names in any script, until it is redeemed', async () => {
    const form = { ...GIFT, giftFor: 'మీరా', giftFrom: 'अर्जुन' }
    const { booking, code } = await givenVoucher(database(), { now: clock.now(), form })
    const meera = await site.aClient()

    const opened = await site.aVisitor().get(linkOf(booking.id))
    expect(opened.headers.get('cache-control')).toBe('no-store')
    const page = await opened.text()
    for (const text of ['మీరా', 'अर्जुन', code]) expect(page).toContain(text)
    expect(page).not.toContain(`/vouchers/${booking.id}`)
    await meera.post('/dashboard?index', { intent: 'redeem-voucher', voucher: code })
    const redeemed = await (await site.aVisitor().get(linkOf(booking.id))).text()
    expect(redeemed).toContain('Redeemed')
    expect(redeemed).not.toContain(code)
  })

  test('the page of a voucher does not open by a link for another address', async () => {
    const { booking } = await sold()

    expect((await site.aVisitor().get(linkOf(booking.id, 'other@example.com'))).status).toBe(404)
  })
})

test('a code is redeemed on the dashboard, once', async () => {
  const { code } = await sold()
  const meera = await site.aClient()
  const redeem = () => meera.post('/dashboard?index', { intent: 'redeem-voucher', voucher: code.toLowerCase() })

  expect((await redeem()).status).toBe(302)
  expect(meera.flash()).toMatchObject({ title: '₹2,100 added to your credit' })
  expect(await (await meera.get('/dashboard')).text()).toContain('You have ₹2,100 credit.')

  const again = await redeem()
  expect(again.status).toBe(422)
  expect(await again.text()).toContain('You have already redeemed this voucher.')
})

test('a code that nobody knows gets a sentence and stays in the field', async () => {
  await sold()
  const meera = await site.aClient()

  const answer = await meera.post('/dashboard?index', { intent: 'redeem-voucher', voucher: 'WRONG-CODE' })

  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('We do not know this code.')
  expect(page).toContain('value="WRONG-CODE"')
})

test('a code is redeemed on the payment page, which then offers the credit', async () => {
  const { code } = await sold()
  const meera = await site.aClient()
  const { id } = await givenBooking(database(), { userId: meera.userId, now: clock.now() })
  const page = `/book/payment/${id}`

  const wrong = await meera.post(page, { intent: 'redeem-voucher', voucher: 'WRONG-CODE' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('We do not know this code.')

  expect((await meera.post(page, { intent: 'redeem-voucher', voucher: code })).status).toBe(302)
  expect(await (await meera.get(page)).text()).toContain('Use ₹2,100 credit')
})
