import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import { listBookingEntries, readAccountCredit } from '#db/payments/ledger-entries.ts'
import { findLiveClaim } from '#db/payments/payment-claims.ts'
import { type Paise, rupees } from '#domain/money.ts'
import { sumOfRefunds } from '#domain/payments/ledger.ts'
import { type IsoDate, istDate } from '#domain/time/india-time.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { aReference, givenBooking, givenConsultation } from '../factories/bookings.ts'
import { applyDecisions } from '../factories/decisions.ts'
import { givenVoucher } from '../factories/offers.ts'
import { countStatuses, givenRaceClients, type RaceClient, send, urlOf } from './race-clients.ts'
import { LONG_TIMEOUT, RACE_ROUNDS } from './sizes.ts'
import { shareReplicas } from './with-replicas.ts'

const replicas = shareReplicas(2)
const TO_VERIFY = '/astrologer-dashboard/to-verify'
const VOUCHER_RACERS = 10

test('one of many clients on two servers redeems a voucher, and its money is credited once', LONG_TIMEOUT, async () => {
  const { servers, db, clock } = replicas()
  const clients = await givenRaceClients(db, VOUCHER_RACERS, clock.now())
  let redeemed = 0
  for (let round = 0; round < RACE_ROUNDS; round++) {
    const { code } = await givenVoucher(db, { now: clock.now() })
    redeemed += rupees(2_100)

    const responses = await Promise.all(
      clients.map((client, index) =>
        send(urlOf(servers, index), client, '/dashboard?index', { intent: 'redeem-voucher', voucher: code }),
      ),
    )

    expect(countStatuses(responses)).toEqual({ 302: 1, 422: VOUCHER_RACERS - 1 })
    const credits = await Promise.all(clients.map(({ userId }) => readAccountCredit(db, userId)))
    expect(credits.reduce((sum, credit) => sum + credit, 0)).toBe(redeemed)
    // Codes that cannot be used are counted by network, and all clients of the race have the same.
    await db.execute(sql`delete from rate_limits`)
  }
  expect(await checkLedger(db)).toEqual([])
})

test('money that is claimed, recorded, verified, refunded and kept at once is counted once', LONG_TIMEOUT, async () => {
  const { servers, db, clock } = replicas()
  const service = await givenConsultation(db, 'Prasna')
  const staff = await givenRaceClients(db, 4, clock.now(), ['client', 'astrologer'])
  const [client] = await givenRaceClients(db, 1, clock.now())
  if (!client) throw new Error('A client is needed.')

  for (let round = 0; round < RACE_ROUNDS; round++) {
    const credit = await readAccountCredit(db, client.userId)
    const { id, amount: price } = await givenBooking(db, { userId: client.userId, service, now: clock.now() })
    const page = `/staff/bookings/${id}`
    const today = istDate(clock.now())
    const sendAll = (all: readonly [RaceClient | undefined, string, Record<string, string>][]) =>
      Promise.all(all.map(([who, path, form], index) => send(urlOf(servers, index), who ?? client, path, form)))
    const moneyIn = async () => (await entriesOf('payment')).reduce((sum, { amount }) => sum + amount, 0)
    const entriesOf = async (kind: string) => (await listBookingEntries(db, id)).filter((entry) => entry.kind === kind)

    // The client claims while the desk records cash: both may be the same money.
    const claim = { reference: aReference() }
    const cash = cashForm(price, today)
    await sendAll([
      [client, `/book/payment/${id}`, claim],
      [staff[0], `${page}/payment`, cash],
      [client, `/book/payment/${id}`, claim],
      [staff[1], `${page}/payment`, cash],
    ])
    const isClaimed = (await findLiveClaim(db, id))?.state === 'awaiting'
    expect(await moneyIn()).toBe(isClaimed ? 0 : price)

    // Two verify while two copies of another form record cash.
    const more = cashForm(price, today)
    await sendAll([
      [staff[0], TO_VERIFY, { intent: 'verify', bookingId: id }],
      [staff[1], TO_VERIFY, { intent: 'verify', bookingId: id }],
      [staff[2], `${page}/payment`, more],
      [staff[3], `${page}/payment`, more],
    ])
    await applyDecisions(db, clock.now())
    const verified = (await listBookingEvents(db, id)).filter(({ change }) => change === 'verified')
    expect(verified).toHaveLength(isClaimed ? 1 : 0)
    const received = await moneyIn()
    expect([price, price * 2]).toContain(received)

    // It is cancelled while others refund it and keep it as credit.
    await sendAll([
      [staff[0], page, { intent: 'refund', ...refundForm(price) }],
      [staff[1], page, { intent: 'keep-credit' }],
      [staff[2], page, { intent: 'cancel' }],
      [staff[3], page, { intent: 'refund', ...refundForm(price) }],
      [staff[0], page, { intent: 'keep-credit' }],
      [staff[1], page, { intent: 'refund', ...refundForm(price) }],
    ])
    // Whatever came first, what is left is still owed.
    await sendAll([[staff[3], page, { intent: 'keep-credit' }]])
    const refunded = sumOfRefunds(await listBookingEntries(db, id))
    const kept = (await readAccountCredit(db, client.userId)) - credit
    expect(refunded + kept).toBe(received)
    await db.execute(sql`delete from rate_limits`)
  }
  expect(await checkLedger(db)).toEqual([])
})

function cashForm(amount: Paise, paidOn: IsoDate): Record<string, string> {
  const typed = { way: 'cash', amount: String(amount / 100), paidOn, reference: '', note: '' }
  return { ...typed, formKey: randomUUID() }
}

function refundForm(amount: Paise): Record<string, string> {
  return { amount: String(amount / 100), reference: aReference(), way: 'upi' }
}
