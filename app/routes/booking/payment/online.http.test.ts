import { afterAll, beforeAll, expect, test } from 'vitest'
import { findGatewayPayment } from '#db/payments/gateways.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenGateway } from '#test/factories/gateways.ts'
import { type GatewayServer, signedCallback, startGatewayServer } from '#test/outside-world/gateway-server.ts'
import { createSite } from '#test/site.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

const clock = createTestClock()
let server: GatewayServer
let desk: OpenedDesk
beforeAll(async () => {
  server = await startGatewayServer()
  desk = await openDesk(database(), clock, { calendarAccess: server.access })
})
afterAll(() => server.stop())

const PAGE = /^\/booking\/online\/([0-9a-f-]{36})$/

test('a practice without a gateway offers none, and UPI stays first when it has one', async () => {
  const booking = await desk.booked()
  const client = await desk.visitorFor(booking.userId)
  const payment = `/book/payment/${booking.id}`
  expect(await (await client.get(payment)).text()).not.toContain('net banking')

  await givenGateway(database(), 'razorpay', clock.now())

  const page = await (await client.get(payment)).text()
  expect(page.indexOf('name="reference"')).toBeLessThan(page.indexOf('Pay by card or net banking'))
  expect(page).not.toContain('Pay by card from abroad')
})

test('a client pays on the page of the gateway without script and comes back to a confirmed booking', async () => {
  await givenGateway(database(), 'razorpay', clock.now())
  const booking = await desk.booked()
  const client = await desk.visitorFor(booking.userId)

  const started = await client.post(`/book/payment/${booking.id}`, { intent: 'pay-online', gateway: 'razorpay' })

  const address = started.headers.get('location') ?? ''
  const [, id = ''] = PAGE.exec(address) ?? []
  const leaving = await client.get(address)
  expect(leaving.headers.get('refresh')).toBe(`0;url=https://rzp.example/i/${server.pageOf(id).id}`)
  // Nothing of another host is part of our page.
  expect(leaving.headers.get('content-security-policy')).not.toContain('rzp')

  const waiting = await client.get(`${address}?returned&razorpay_payment_link_status=paid`)
  expect(await waiting.text()).toContain('Waiting for')
  server.pay(id)
  clock.advance({ minutes: 1 })
  const back = await desk.anonymous.get(`${address}?returned`)
  expect(await back.text()).toContain('We have received')
  expect(await (await client.get('/booking-success')).text()).toContain(booking.code)
  expect(await checkLedger(database())).toEqual([])
})

test('callbacks need no origin of ours, but the right signature', async () => {
  await givenGateway(database(), 'stripe', clock.now())
  const booking = await desk.booked()
  const client = await desk.visitorFor(booking.userId)
  const started = await client.post(`/book/payment/${booking.id}`, { intent: 'pay-online', gateway: 'stripe' })
  const [, id = ''] = PAGE.exec(started.headers.get('location') ?? '') ?? []
  const page = server.pageOf(id).id
  const site = await createSite({ db: database(), clock: clock.now, calendarAccess: server.access })
  const send = (secret?: string) => {
    const { body, headers } = signedCallback('stripe', { page }, { at: clock.now(), ...(secret && { secret }) })
    headers.set('content-type', 'application/json')
    return site.request('/payments/callbacks/stripe', { method: 'POST', body, headers, isBrowser: false })
  }

  expect((await send()).status).toBe(200)
  expect((await send('guessed')).status).toBe(400)
  expect(
    (await site.request('/payments/callbacks/other', { method: 'POST', body: '{}', isBrowser: false })).status,
  ).toBe(404)
  expect(await findGatewayPayment(database(), id)).toMatchObject({ state: 'open', entryId: null })
})
