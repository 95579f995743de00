import { beforeAll, expect, test } from 'vitest'
import { PAYMENT } from '#content/booking/payment.ts'
import { LIMITS } from '#domain/limits/limits.ts'
import { rupees } from '#domain/money.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { countUses, givenCoupon } from '#test/factories/offers.ts'
import { type BookingSite, openBookingSite } from '#test/steps/booking-site.ts'
import { countTry } from '#usecases/limits/count-try.ts'

const PRASNA = '/book/consultation/prasna'
const REFUSED = 'This code cannot be used for this booking.'
const clock = createTestClock()
let site: BookingSite

beforeAll(async () => {
  site = await openBookingSite(database(), clock)
})

test('a coupon in the booking form is asked for once the practice has one', async () => {
  const asksForCoupon = async () => (await (await site.aVisitor().get(PRASNA)).text()).includes('name="coupon"')
  expect(await asksForCoupon()).toBe(false)

  await givenCoupon(database(), { percentOff: 10 })

  expect(await asksForCoupon()).toBe(true)
})

test('a coupon in the booking form reduces the price on the form, and on the payment page', async () => {
  const { code } = await givenCoupon(database(), { amountOff: rupees(51) })
  const asha = await site.aClient()
  const fields = site.fields({ coupon: code.toLowerCase(), notes: 'Will I move?' })

  const shown = await (await asha.post(PRASNA, { ...fields, intent: 'apply-coupon' })).text()
  expect(shown).toContain('This coupon saves you ₹51.')
  expect(shown).toContain('Will I move?')

  const paymentPath = await site.book(asha, { coupon: code }, PRASNA)
  const payment = await (await asha.get(paymentPath)).text()
  expect(payment).toContain(PAYMENT.discount(`Coupon ${code}`, '₹51'))
  expect(payment).toContain('₹100')
})

test('a coupon in the booking form is filled in from the address, for a visitor too', async () => {
  const { code } = await givenCoupon(database(), { percentOff: 10 })

  const page = await (await site.aVisitor().get(`${PRASNA}?coupon=${code}`)).text()

  expect(page).toContain(`value="${code}"`)
  expect(page).toContain(`Coupon ${code}`)
  expect(page).toContain('₹135')
})

test('a coupon in the booking form that cannot be used gets one sentence, keeps the form and books nothing', async () => {
  const { id, code } = await givenCoupon(database(), { services: ['course/pradhamika'] })
  const asha = await site.aClient()

  for (const coupon of [code, 'NOSUCHCODE']) {
    const answer = await asha.post(PRASNA, site.fields({ coupon, notes: 'Will I move?' }))
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain(REFUSED)
    expect(page).toContain('Will I move?')
    expect(page).toContain(`value="${coupon}"`)
  }
  expect(await countUses(database(), id)).toBe(0)
})

test('a coupon in the booking form that covers the whole price confirms the booking without a payment', async () => {
  const { code } = await givenCoupon(database(), { percentOff: 100 })
  const asha = await site.aClient()

  const path = await site.book(asha, { coupon: code }, PRASNA)

  expect(asha.flash()).toMatchObject({ title: 'Booking confirmed!' })
  expect(await (await asha.get(path)).text()).toContain('There is nothing to pay.')
})

test('a coupon in the booking form cannot be guessed: after many wrong codes from one network, none is tried', async () => {
  const { code } = await givenCoupon(database())
  const guesser = site.aVisitor('198.51.100.77')
  for (let tries = 1; tries < LIMITS['coupon-guess'].limit; tries++) {
    await countTry(database(), 'coupon-guess', '198.51.100.77', clock.now())
  }

  const last = await guesser.post(PRASNA, { ...site.fields({ coupon: 'WRONG' }), intent: 'apply-coupon' })
  const answer = await guesser.post(PRASNA, { ...site.fields({ coupon: code }), intent: 'apply-coupon' })

  expect([last.status, answer.status]).toEqual([422, 429])
  expect(await answer.text()).not.toContain('saves you')
})
