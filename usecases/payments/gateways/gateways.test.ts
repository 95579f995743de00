import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import { findGatewayPayment, listGatewayRefunds } from '#db/payments/gateways.ts'
import {
  listBookingEntries,
  listClientEntries,
  readAccountCredit,
  readBookingBalance,
} from '#db/payments/ledger-entries.ts'
import { listRefunds } from '#db/payments/refunds.ts'
import { GATEWAYS } from '#domain/payments/gateways.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  aReference,
  givenBooking,
  hoursAfter,
  minutesAfter,
  requireBooking,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenGateway } from '#test/factories/gateways.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { type GatewayServer, signedCallback, startGatewayServer } from '#test/outside-world/gateway-server.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { releaseExpiredHolds } from '#usecases/bookings/release-expired-holds.ts'
import { checkLedger } from '../check-ledger.ts'
import { claimBookingPayment } from '../claim-booking-payment.ts'
import { recordRefund } from '../record-refund.ts'
import { rejectPayment } from '../reject-payment.ts'
import { verifyPayment } from '../verify-payment.ts'
import { readGatewayPayment, readOpenPayments } from './read-gateway-payment.ts'
import { requestGatewayRefund, settleGatewayRefund, settleOpenRefunds } from './refund-through-gateway.ts'
import { startGatewayPayment } from './start-gateway-payment.ts'
import { takeCallback } from './take-callback.ts'

let server: GatewayServer
beforeAll(async () => {
  await givenPractice(database())
  for (const gateway of GATEWAYS) await givenGateway(database(), gateway, A_MONDAY)
  server = await startGatewayServer()
})
afterAll(() => server.stop())

const SOON = minutesAfter(A_MONDAY, 5)
const tools = () => ({ keys: TEST_KEYS, access: server.access })
const money = async (bookingId: string) =>
  (await listBookingEntries(database(), bookingId)).filter(({ kind }) => kind === 'payment' || kind === 'refund')

describe.each(GATEWAYS)('%s', (gateway) => {
  const start = ({ id: bookingId, userId }: { id: string; userId: string }, now = SOON) =>
    startGatewayPayment(
      database(),
      tools(),
      { bookingId, userId, gateway, returnUrl: (id) => `https://a.example/${id}` },
      now,
    )
  const read = (id: string, now = minutesAfter(SOON, 5)) => readGatewayPayment(database(), tools(), id, now)

  async function aStarted() {
    const booking = await givenBooking(database())
    const started = await start(booking)
    if (!started.ok) throw new Error(started.refusal)
    return { booking, id: started.value.id }
  }

  async function aPaid() {
    const { booking, id } = await aStarted()
    const paid = server.pay(id)
    expect(await read(id)).toBe('paid')
    return { booking, id, paid }
  }

  async function aCancelled() {
    const made = await aPaid()
    const { id: bookingId, userId } = made.booking
    await cancelBooking(database(), { bookingId, userId }, minutesAfter(SOON, 10))
    return { ...made, staffId: await givenStaff(database()) }
  }

  test('a page is made for exactly what is due, without the name of the client, and made once', async () => {
    const { booking, id } = await aStarted()

    const again = await start(booking)

    expect(again).toEqual({ ok: true, value: { id } })
    expect(server.pageOf(id).amount).toBe(await readBookingBalance(database(), booking.id))
    const sent = server.requests.filter(({ body }) => body.includes(id))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).not.toMatch(/Asha|Rao|Mysuru|1990/)
  })

  test('money counts once our server has read it back: the booking is confirmed, with receipt, fee and invoice', async () => {
    const { booking, id } = await aStarted()
    expect(await read(id)).toBe('open')
    expect(await money(booking.id)).toEqual([])

    const paid = server.pay(id)
    const results = await Promise.all(Array.from({ length: 5 }, () => read(id, minutesAfter(SOON, 6))))

    expect(new Set(results)).toEqual(new Set(['paid']))
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
    expect(await money(booking.id)).toMatchObject([
      { kind: 'payment', method: 'link', reference: paid.id, amount: paid.amount },
    ])
    const entries = await listBookingEntries(database(), booking.id)
    expect(entries.find(({ kind }) => kind === 'fee')).toMatchObject({ amount: 236, reference: paid.id })
    expect(await readBookingBalance(database(), booking.id)).toBe(0)
    await requireEmail(database(), `payment-verified:${booking.id}`)
    expect((await listBookingEvents(database(), booking.id)).at(-1)).toMatchObject({ actor: 'system' })
  })

  test('a lost answer, an error and a time-out while the page is made leave one page or none', async () => {
    const lost = await givenBooking(database())
    server.misbehave('lost')
    const started = await start(lost)
    expect(started.ok).toBe(true)
    expect([...server.pages.values()].filter((page) => started.ok && page.reference === started.value.id)).toHaveLength(
      1,
    )

    const failed = await givenBooking(database())
    server.misbehave('error', 'error')
    expect(await start(failed)).toEqual({ ok: false, refusal: 'gateway-failed' })
    expect((await start(failed)).ok).toBe(true)
  })

  test('an error while the payment is read passes, and the periodic reading finds it', async () => {
    const { booking, id } = await aStarted()
    server.pay(id)
    server.misbehave('error')
    expect(await read(id)).toBe('server-error')

    await readOpenPayments(database(), tools(), minutesAfter(SOON, 20))

    expect(await findGatewayPayment(database(), id)).toMatchObject({ state: 'paid' })
    expect(await money(booking.id)).toHaveLength(1)
  })

  test.each([
    ['the amount is another', 'wrong-amount', { amount: 100 }],
    ['the currency is another', 'wrong-currency', { currency: 'USD' }],
  ] as const)('nothing is recorded when %s', async (_, problem, change) => {
    const { booking, id } = await aStarted()
    server.pay(id, change)

    expect(await read(id)).toBe('doubtful')

    expect(await findGatewayPayment(database(), id)).toMatchObject({ state: 'doubtful', problem, entryId: null })
    expect(await money(booking.id)).toEqual([])
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'pending' })
  })

  test('nothing is recorded for money of another order, and none is counted twice', async () => {
    const first = await aStarted()
    server.pay(first.id)
    server.mislabel(first.id)
    expect(await read(first.id)).toBe('doubtful')

    const { paid } = await aPaid()
    const second = await aStarted()
    server.pay(second.id, { id: paid.id })
    expect(await read(second.id)).toBe('doubtful')
    expect(await findGatewayPayment(database(), second.id)).toMatchObject({ problem: 'payment-used' })
    expect(await money(second.booking.id)).toEqual([])
  })

  test('money for a booking that has ended becomes credit, and both sides are emailed', async () => {
    const { booking, id } = await aStarted()
    await releaseExpiredHolds(database(), hoursAfter(A_MONDAY, 25))
    const paid = server.pay(id)

    expect(await read(id, hoursAfter(A_MONDAY, 26))).toBe('paid')

    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'cancelled' })
    expect(await money(booking.id)).toEqual([])
    expect(await readAccountCredit(database(), booking.userId)).toBe(paid.amount)
    const entry = (await listClientEntries(database(), booking.userId)).find(({ kind }) => kind === 'payment')
    await requireEmail(database(), `late-payment:${entry?.id}`)
    await requireEmail(database(), `late-payment-received:${entry?.id}`)
  })

  test('a claim that waits stays for the desk, whichever way it is decided', async () => {
    for (const decide of [verifyPayment, rejectPayment]) {
      const { booking, id } = await aStarted()
      const { id: bookingId, userId } = booking
      await claimBookingPayment(database(), { bookingId, userId, reference: aReference() }, minutesAfter(SOON, 1))
      const paid = server.pay(id)
      expect(await read(id)).toBe('paid')
      expect(await requireBooking(database(), bookingId)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })

      const staffId = await givenStaff(database())
      expect((await decide(database(), { bookingId, staffId, reason: 'Not there' }, minutesAfter(SOON, 9))).ok).toBe(
        true,
      )

      const balance = decide === verifyPayment ? -paid.amount : 0
      expect(await readBookingBalance(database(), bookingId)).toBe(balance)
    }
    expect(await checkLedger(database())).toEqual([])
  })

  test('a callback leads to a reading and is believed in nothing; a forged one leads nowhere', async () => {
    const { booking, id } = await aStarted()
    const page = server.pageOf(id).id
    const take = (callback: { body: string; headers: Headers }, now = SOON) =>
      takeCallback(database(), tools(), { gateway, ...callback, now })
    const genuine = signedCallback(gateway, { page }, { at: SOON })

    // It says that the page was paid, which it was not.
    expect(await take(genuine)).toEqual({ ok: true, value: { queued: 1 } })
    expect(await read(id)).toBe('open')
    expect(await take(signedCallback(gateway, { page: 'unknown' }, { at: SOON }))).toEqual({
      ok: true,
      value: { queued: 0 },
    })
    const forged = signedCallback(gateway, { page }, { at: SOON, secret: 'guessed' })
    expect(await take(forged)).toEqual({ ok: false, refusal: 'not-authentic' })
    expect(await take({ ...genuine, body: `${genuine.body} ` })).toEqual({ ok: false, refusal: 'not-authentic' })
    expect(await take({ ...genuine, headers: new Headers() })).toEqual({ ok: false, refusal: 'not-authentic' })
    expect(await money(booking.id)).toEqual([])
  })

  test('a refund is sent once however often it is asked for, and is in the books when the gateway has done it', async () => {
    const { booking, paid, staffId } = await aCancelled()
    const order = {
      bookingId: booking.id,
      staffId,
      amount: (await requireBooking(database(), booking.id)).refundDue ?? paid.amount,
    }
    const now = minutesAfter(SOON, 15)

    const asked = await Promise.all([
      requestGatewayRefund(database(), { ...order, amount: order.amount as never }, now),
      requestGatewayRefund(database(), { ...order, amount: order.amount as never }, now),
    ])
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
    const [refund] = await listGatewayRefunds(database(), booking.id)
    if (!refund) throw new Error('No refund was written.')
    server.misbehave('lost')
    expect(await settleGatewayRefund(database(), tools(), refund.id, now)).toBe('later')
    expect(await settleGatewayRefund(database(), tools(), refund.id, now)).toBe('sent')
    expect(await listRefunds(database(), booking.id)).toEqual([])
    const byHand = { bookingId: booking.id, staffId, amount: refund.amount, reference: aReference() }
    expect(await recordRefund(database(), byHand, now)).toEqual({ ok: false, refusal: 'refund-under-way' })

    server.endRefunds('done')
    await settleOpenRefunds(database(), tools(), now)
    expect(await settleGatewayRefund(database(), tools(), refund.id, now)).toBe('done')

    expect([...server.refunds.values()].filter(({ paymentId }) => paymentId === paid.id)).toHaveLength(1)
    expect(await listRefunds(database(), booking.id)).toHaveLength(1)
    expect((await money(booking.id)).map(({ kind }) => kind)).toEqual(['payment', 'refund'])
    expect(await checkLedger(database())).toEqual([])
  })

  test('a refund that fails leaves the books as they were, and the desk can send it by hand', async () => {
    const { booking, staffId, paid } = await aCancelled()
    const now = minutesAfter(SOON, 15)
    const order = { bookingId: booking.id, staffId, amount: paid.amount as never }
    await requestGatewayRefund(database(), order, now)
    const [refund] = await listGatewayRefunds(database(), booking.id)
    if (!refund) throw new Error('No refund was written.')
    await settleGatewayRefund(database(), tools(), refund.id, now)
    server.endRefunds('failed')

    expect(await settleGatewayRefund(database(), tools(), refund.id, now)).toBe('failed')

    await requireEmail(database(), `gateway-refund-failed:${refund.id}`)
    expect(await listRefunds(database(), booking.id)).toEqual([])
    const byHand = await recordRefund(database(), { ...order, reference: aReference() }, now)
    expect(byHand.ok).toBe(true)
    expect(await checkLedger(database())).toEqual([])
  })
})

test('a signature of Stripe is good for five minutes', async () => {
  const callback = signedCallback('stripe', { page: 'cs_1' }, { at: SOON })

  const late = await takeCallback(database(), tools(), { gateway: 'stripe', ...callback, now: minutesAfter(SOON, 6) })

  expect(late).toEqual({ ok: false, refusal: 'not-authentic' })
})
