import { afterAll, beforeAll, expect, test } from 'vitest'
import { findGatewayPayment } from '#db/payments/gateways.ts'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import { GATEWAYS } from '#domain/payments/gateways.ts'
import { database } from '#test/database.ts'
import { A_MONDAY, givenBooking, minutesAfter, requireBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenGateway } from '#test/factories/gateways.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { type GatewayServer, signedCallback, startGatewayServer } from '#test/outside-world/gateway-server.ts'
import { checkLedger } from '../check-ledger.ts'
import { readGatewayPayment } from './read-gateway-payment.ts'
import { startGatewayPayment } from './start-gateway-payment.ts'
import { takeCallback } from './take-callback.ts'

/** `npm run faults -- integrations` sends a thousand. */
const CALLBACKS = Number(process.env.GATEWAY_CALLBACKS ?? 60)
const BOOKINGS = 12

let server: GatewayServer
beforeAll(async () => {
  await givenPractice(database())
  for (const gateway of GATEWAYS) await givenGateway(database(), gateway, A_MONDAY)
  server = await startGatewayServer()
})
afterAll(() => server.stop())

/** The same numbers for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('forged, repeated and reordered callbacks leave exactly the money that the gateway has', {
  timeout: 600_000,
}, async () => {
  const db = database()
  const seed = Number(process.env.PROPERTY_SEED ?? 44)
  const random = randomFrom(seed)
  const tools = { keys: TEST_KEYS, access: server.access }
  const now = minutesAfter(A_MONDAY, 5)
  const pages: { id: string; bookingId: string; gateway: (typeof GATEWAYS)[number]; isPaid: boolean }[] = []
  for (let count = 0; count < BOOKINGS; count += 1) {
    const booking = await givenBooking(db)
    const gateway = GATEWAYS[count % 2] ?? 'razorpay'
    const own = { bookingId: booking.id, userId: booking.userId, gateway }
    const started = await startGatewayPayment(db, tools, { ...own, returnUrl: () => 'https://a.example' }, now)
    if (!started.ok) throw new Error(started.refusal)
    pages.push({ id: started.value.id, bookingId: booking.id, gateway, isPaid: false })
  }

  const taken = { genuine: 0, refused: 0, readings: 0 }
  for (let count = 0; count < CALLBACKS; count += 1) {
    const page = pages[random(BOOKINGS)]
    const other = pages[random(BOOKINGS)]
    if (!page || !other) throw new Error('There are no pages.')
    // Some pages are never paid, and callbacks come before and after the money.
    if (random(6) === 0 && pages.indexOf(page) % 3 !== 0 && !page.isPaid) {
      server.pay(page.id)
      page.isPaid = true
    }
    const about = { page: server.pageOf(page.id).id }
    const genuine = signedCallback(page.gateway, about, { at: now })
    const forged = [
      signedCallback(page.gateway, about, { at: now, secret: 'guessed' }),
      { ...genuine, body: genuine.body.replace(about.page, server.pageOf(other.id).id) },
      { ...genuine, headers: new Headers() },
      signedCallback(page.gateway === 'stripe' ? 'razorpay' : 'stripe', about, { at: now, secret: 'other' }),
    ]
    const isForged = random(2) === 0
    const sent = isForged ? (forged[random(forged.length)] ?? genuine) : genuine
    if (random(10) === 0) server.misbehave('error')
    const result = await takeCallback(db, tools, { gateway: page.gateway, ...sent, now })
    // A body with the id of the same page is the genuine one.
    if (sent.body === genuine.body && sent.headers === genuine.headers) expect(result.ok).toBe(true)
    else expect(result).toEqual({ ok: false, refusal: 'not-authentic' })
    taken[result.ok ? 'genuine' : 'refused'] += 1
    // The queue runs some at once, some later, and some twice.
    for (let times = random(3); times > 0; times -= 1) {
      await Promise.all([page, other].map(({ id }) => readGatewayPayment(db, tools, id, now)))
      taken.readings += 2
    }
  }
  for (const { id } of pages) {
    await readGatewayPayment(db, tools, id, now)
    await readGatewayPayment(db, tools, id, now)
  }

  for (const { id, bookingId, isPaid } of pages) {
    const payments = (await listBookingEntries(db, bookingId)).filter(({ kind }) => kind === 'payment')
    expect(payments.map(({ amount }) => amount)).toEqual(isPaid ? [server.pageOf(id).amount] : [])
    expect((await findGatewayPayment(db, id))?.state).toBe(isPaid ? 'paid' : 'open')
    expect((await requireBooking(db, bookingId)).status).toBe(isPaid ? 'paid' : 'pending')
  }
  expect(await checkLedger(db)).toEqual([])
})
