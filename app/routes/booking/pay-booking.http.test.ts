import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listClaims } from '#db/payments/payment-claims.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { aReference, requireBooking } from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { type BookingSite, FULL_LIFE, openBookingSite } from '#test/steps/booking-site.ts'
import { flashCookieOf } from '#test/visitor.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

const clock = createTestClock()
let site: BookingSite

beforeAll(async () => {
  site = await openBookingSite(database(), clock)
})

test.each(['४१२३४५६७८९०१', '４１２３ ４５６７ ８９０２', 'UTR: 4123-4567-8903', '4123\u00a04567\u00a08904'])(
  'D1: %s is normalized and taken',
  async (reference) => {
    const asha = await site.aClient()
    const payment = await site.book(asha)

    const answer = await asha.post(payment, { reference })

    expect(answer.status).toBe(302)
    expect(asha.flash()).toMatchObject({ title: 'Payment confirmed!' })
    const [claim] = await listClaims(database(), payment.slice('/book/payment/'.length))
    expect(claim?.reference).toMatch(/^4123456789\d\d$/)
  },
)

test('paying: after the claim the page says what happens next and leads to the success page after two seconds', async () => {
  const asha = await site.aClient()
  const payment = await site.book(asha)
  await asha.post(payment, { reference: aReference() })

  const confirmed = await asha.get(payment)

  expect(confirmed.headers.get('refresh')).toBe('2;url=/booking-success')
  const page = await confirmed.text()
  expect(page).toContain('/booking-success')
  expect(page.indexOf('Received, being verified')).toBeLessThan(page.indexOf('We are checking your payment'))
  const [, id] = payment.match(/\/book\/payment\/(.*)$/) ?? []
  expect(page).toContain(`href="/dashboard/bookings/${id}/session.ics"`)
  const success = await (await asha.get('/booking-success')).text()
  expect(success).toMatch(/Booking Confirmed<\/h1>(<[^>]+>)*Received, being verified\. We are checking your payment/)
})

test('paying: recognizes the claim by its event, not by the text of a message', async () => {
  const asha = await site.aClient()
  const payment = await site.book(asha)
  await asha.post(payment, { reference: aReference() })
  const { event, ...words } = asha.flash() ?? {}
  asha.cookies.set('flash', await flashCookieOf({ tone: 'success', title: '', ...words }))

  const page = await asha.get(payment)

  expect(event).toBe('payment-claimed')
  expect(page.headers.get('refresh')).toBeNull()
})

test('a client who returns to the page of a claimed booking is not redirected', async () => {
  const asha = await site.aClient()
  const payment = await site.book(asha)
  await asha.post(payment, { reference: aReference() })
  await asha.get(payment)

  const again = await asha.get(payment)

  expect(again.headers.get('refresh')).toBeNull()
  const page = await again.text()
  expect(page).toContain('View summary now')
  expect(page).not.toContain('Your booking summary will open in a moment.')
})

test('D2: paying: refuses a reference of another live booking with 409, without saying whose', async () => {
  const reference = aReference()
  const ravi = await site.aClient()
  await ravi.post(await site.book(ravi), { reference })

  const asha = await site.aClient()
  const answer = await asha.post(await site.book(asha), { reference })

  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('has already been used')
  expect(page).not.toContain(ravi.userId)
})

test('D5, B1: another client’s booking returns 404 for payment, claim, cancellation, reschedule and calendar', async () => {
  const ravi = await site.aClient()
  const id = (await site.book(ravi)).slice('/book/payment/'.length)
  const asha = await site.aClient()
  const pages = [
    `/book/payment/${id}`,
    `/dashboard/bookings/${id}/cancel`,
    `/dashboard/bookings/${id}/reschedule`,
    `/dashboard/bookings/${id}/session.ics`,
  ]

  for (const path of pages) {
    const theirs = await asha.get(path)
    const nobodys = await asha.get(path.replace(id, randomUUID()))
    expect([theirs.status, nobodys.status]).toEqual([404, 404])
  }
  expect((await asha.post(`/book/payment/${id}`, { reference: aReference() })).status).toBe(404)
  expect((await asha.post(`/dashboard/bookings/${id}/cancel`, {})).status).toBe(404)
  expect(await requireBooking(database(), id)).toMatchObject({ status: 'pending' })
  expect(await (await asha.get(`${FULL_LIFE}?booking=${id}`)).text()).not.toContain('12.2958')
})

test('D5: paying: refuses a claim for a cancelled booking with 409', async () => {
  const asha = await site.aClient()
  const payment = await site.book(asha)
  await asha.post(payment.replace('/book/payment/', '/dashboard/bookings/').concat('/cancel'), {})

  const refused = await asha.post(payment, { reference: aReference() })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Payment confirmation failed')
  expect(await (await asha.get(payment)).text()).toContain('This booking is closed')
})

test('Back to Form shows what was typed', async () => {
  const asha = await site.aClient()
  const payment = await site.book(asha, { birthPlace: 'Gokarna', notes: 'About work' })

  const page = await (await asha.get(payment)).text()
  const back = /href="([^"]*\?booking=[^"]*)"/.exec(page)?.[1] ?? ''
  const form = await (await asha.get(back.replaceAll('&amp;', '&'))).text()

  expect(form).toContain('Gokarna')
  expect(form).toContain('About work')
})

test('D17: UPI link, page, email and dashboard show the same amount', async () => {
  const asha = await site.aClient()
  const events = { 'eventWhen-0': '2004', 'eventWhen-1': '05/2010', 'eventWhen-2': '12/05/2015' }
  const payment = await site.book(asha, events, '/book/consultation/birth-time-rectification')
  const id = payment.slice('/book/payment/'.length)

  const page = await (await asha.get(payment)).text()
  const email = await requireEmail(database(), `booking-received:${id}`)
  const dashboard = await (await asha.get('/dashboard')).text()

  expect(page).toContain('₹1,001')
  expect(page).toContain('data-copy="1001.00"')
  expect(email.payload).toMatchObject({ booking: { amount: 100_100 } })
  expect(dashboard).toContain('₹1,001')
})

test('the ledger is consistent after these tests', async () => {
  expect(await checkLedger(database())).toEqual([])
})
