import { beforeAll, beforeEach, expect, test } from 'vitest'
import { recordPracticeChange, requirePracticeVersion } from '#db/content/practice-settings.ts'
import { listClaims } from '#db/payments/payment-claims.ts'
import { ONLY_UPI, type PracticePaymentMethods } from '#domain/content/payment-methods.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { aUtr, SOME_METHODS } from '#test/factories/payment-methods.ts'
import { type BookingSite, FULL_LIFE, openBookingSite } from '#test/steps/booking-site.ts'

const clock = createTestClock()
let site: BookingSite

async function offer(change: PracticePaymentMethods): Promise<void> {
  const version = await requirePracticeVersion(database())
  await recordPracticeChange(database(), { part: 'ways', change, version, now: clock.now() })
}

beforeAll(async () => {
  site = await openBookingSite(database(), clock)
})

beforeEach(() => offer(SOME_METHODS))

const orderOf = (page: string) => [...page.matchAll(/id="way-(\w+)"/g)].map(([, method]) => method)
const openMethod = (page: string) =>
  /<details open=""[^>]*id="way-(\w+)"|<details id="way-(\w+)"[^>]*open=""/.exec(page)

test('the payment page shows each way with its details, instructions and own form', async () => {
  const asha = await site.aClient()
  const page = await (await asha.get(await site.book(asha))).text()

  expect(orderOf(page)).toEqual(['upi', 'bank', 'swift', 'link'])
  for (const text of ['50100123456789', 'HDFC0001234', 'HDFCINBB', 'Pay within the day.', 'Open PayPal']) {
    expect(page).toContain(text)
  }
  for (const label of [
    'UPI transaction ID',
    'UTR of your transfer',
    'SWIFT reference or UETR',
    'PayPal transaction ID',
  ]) {
    expect(page).toContain(label)
  }
  expect(page).toContain('Pay ₹3,001</h1>')
})

test('the payment page begins with the ways that work from abroad for a client in Toronto', async () => {
  const meera = await site.aClient()
  const page = await (await meera.get(await site.book(meera, { timeZone: 'America/Toronto' }))).text()

  expect(orderOf(page)).toEqual(['swift', 'link', 'upi', 'bank'])
  expect(openMethod(page)?.slice(1)).toContain('swift')
})

test('the payment page is as before for a practice that offers UPI alone', async () => {
  await offer(ONLY_UPI)
  const asha = await site.aClient()
  const page = await (await asha.get(await site.book(asha))).text()

  expect(page).toContain('Pay ₹3,001 by UPI')
  expect(orderOf(page)).toEqual([])
})

test('the payment page asks the client not to pay while no way is offered', async () => {
  await offer({ ...SOME_METHODS, offered: [] })
  const asha = await site.aClient()
  const payment = await site.book(asha)

  expect(await (await asha.get(payment)).text()).toContain('Do not send any money')
  expect((await asha.post(payment, { way: 'bank', reference: aUtr() })).status).toBe(409)
})

test('public pages name the ways that the practice offers, and UPI alone where it is the only one', async () => {
  const visitor = site.aVisitor()
  const read = async (path: string) => (await visitor.get(path)).text()
  const all = 'by UPI, by bank transfer, by transfer from abroad or by payment link'

  for (const path of ['/consultation', '/courses', '/terms', FULL_LIFE]) expect(await read(path)).toContain(all)
  const asha = await site.aClient()
  await site.book(asha)
  expect(asha.flash()).toMatchObject({ detail: 'Complete the payment to confirm your booking' })

  await offer(ONLY_UPI)
  expect(await read('/consultation')).toContain('Pay by UPI')
  expect(await read('/courses')).toContain('One payment by UPI.')
  expect(await read('/terms')).toContain('You pay by UPI with your own payment app')
  expect(await read(FULL_LIFE)).toContain('then pay by UPI.')
})

test('a claim by bank transfer is taken with its UTR', async () => {
  const asha = await site.aClient()
  const payment = await site.book(asha)
  const utr = aUtr()

  const answer = await asha.post(payment, { way: 'bank', payee: '50100123456789 HDFC0001234', reference: utr })

  expect(answer.status).toBe(302)
  const claims = await listClaims(database(), payment.slice('/book/payment/'.length))
  expect(claims).toMatchObject([{ method: 'bank', reference: utr, state: 'awaiting' }])
})

test.each([
  ['bank', '12345', 'A UTR has 12 digits for IMPS'],
  ['swift', 'A1', 'A SWIFT reference has 6 to 35 letters and digits'],
  ['link', 'abc', 'as the payment page shows it'],
  ['link', '', 'Enter the reference of your payment'],
])(
  'a claim by %s with "%s" is answered beside its own field, with what was typed',
  async (method, reference, sentence) => {
    const asha = await site.aClient()
    const answer = await asha.post(await site.book(asha), { way: method, reference })

    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain(sentence)
    expect(openMethod(page)?.slice(1)).toContain(method)
    if (reference !== '') expect(page).toContain(`value="${reference}"`)
  },
)

test('a claim from a page with an older account, or for a way that is no longer offered, shows the new details', async () => {
  const asha = await site.aClient()
  const payment = await site.book(asha)
  await offer({ ...SOME_METHODS, offered: ['upi', 'bank'] })

  const older = await asha.post(payment, { way: 'bank', payee: '999999 HDFC0001234', reference: aUtr() })
  const gone = await asha.post(payment, { way: 'swift', payee: '50100123456789', reference: '26321ABC99' })
  const unknown = await asha.post(payment, { way: 'session', reference: '' })

  expect([older.status, gone.status, unknown.status]).toEqual([409, 409, 409])
  expect(await older.text()).toContain('The practice has changed this way to pay')
})
