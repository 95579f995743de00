import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { findDiscountPercent } from '#db/bookings/booking-clients.ts'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import type { BookingFormValues } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  bookingForm,
  givenBooking,
  givenCourseService,
  givenService,
  hoursAfter,
  requireBooking,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { countUses, givenCoupon } from '#test/factories/offers.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { releaseExpiredHolds } from '#usecases/bookings/release-expired-holds.ts'
import { checkLedger } from './check-ledger.ts'
import { placeBooking } from './place-booking.ts'

let prasna: Service

beforeAll(async () => {
  await givenPractice(database())
  prasna = await givenService(database(), { name: 'Prasna', price: rupees(151) })
})

const aClient = async () => (await givenUser(database(), { password: null })).id

type Placed = { readonly service?: Service; readonly key?: string; readonly form?: Partial<BookingFormValues> }

function place(userId: string, coupon: string, { service = prasna, key = randomUUID(), form = {} }: Placed = {}) {
  const order = { userId, service, idempotencyKey: key, form: bookingForm({ coupon, ...form }) }
  return placeBooking(database(), TEST_KEYS, order, A_MONDAY)
}

async function placed(...order: Parameters<typeof place>) {
  const outcome = await place(...order)
  if (!outcome.ok) throw new Error(`The booking was refused: ${outcome.refusal.reason}`)
  return requireBooking(database(), outcome.value.bookingId)
}

const REFUSED = { ok: false, refusal: { reason: 'coupon-refused' } }

test('a coupon reduces the price, however the code is typed', async () => {
  const { id, code } = await givenCoupon(database(), { amountOff: rupees(51) })

  const booking = await placed(await aClient(), ` ${code.toLowerCase()} `)

  expect(booking).toMatchObject({
    listedPrice: rupees(151),
    amount: rupees(100),
    discountLabel: `coupon:${code}`,
    status: 'pending',
  })
  expect(await countUses(database(), id)).toBe(1)
  expect(await checkLedger(database())).toEqual([])
})

test('a coupon is refused in the same way, whether it is unknown, off, over, for another service or used up', async () => {
  const db = database()
  const used = await givenCoupon(db, { mostUses: 1 })
  await placed(await aClient(), used.code)
  const codes = [
    'NOSUCHCODE',
    '!',
    (await givenCoupon(db, { retiredAt: A_MONDAY })).code,
    (await givenCoupon(db, { lastDay: '2026-11-15' })).code,
    (await givenCoupon(db, { firstDay: '2026-11-17' })).code,
    (await givenCoupon(db, { services: ['course/pradhamika'] })).code,
    used.code,
  ]
  const client = await aClient()

  for (const code of codes) expect(await place(client, code), code).toEqual(REFUSED)
})

test('a coupon of a first booking is refused to a client who has paid, and can be used for one booking only', async () => {
  const { code } = await givenCoupon(database(), { isFirstBookingOnly: true })
  const returning = await givenBooking(database(), { service: prasna, state: 'verified' })
  const client = await aClient()

  expect(await place(returning.userId, code)).toEqual(REFUSED)
  await placed(client, code)
  expect(await place(client, code)).toEqual(REFUSED)
})

test('a coupon is given back when an unpaid booking is cancelled or expires', async () => {
  const db = database()
  const { id, code } = await givenCoupon(db, { mostUses: 2, mostUsesPerClient: 1 })
  const cancelled = await placed(await aClient(), code)
  const expired = await placed(await aClient(), code)
  expect(await countUses(db, id)).toBe(2)

  await cancelBooking(db, { bookingId: cancelled.id, userId: cancelled.userId }, A_MONDAY)
  expect(await countUses(db, id)).toBe(1)
  await releaseExpiredHolds(db, hoursAfter(A_MONDAY, 25))

  expect(await countUses(db, id)).toBe(0)
  expect((await placed(expired.userId, code)).amount).toBe(rupees(135))
})

test('a coupon is not used when the discount of a returning client is better', async () => {
  const { id, code } = await givenCoupon(database(), { percentOff: 10 })
  const { userId } = await givenBooking(database(), { service: prasna, state: 'verified' })

  expect(await placed(userId, code)).toMatchObject({ amount: rupees(105), discountLabel: 'returning-client' })
  expect(await countUses(database(), id)).toBe(0)
})

test('a coupon can be added to, changed in and removed from an unpaid booking', async () => {
  const db = database()
  const first = await givenCoupon(db, { amountOff: rupees(51), mostUses: 1 })
  const second = await givenCoupon(db, { amountOff: rupees(100) })
  const client = await aClient()
  const key = randomUUID()

  expect(await placed(client, '', { key })).toMatchObject({ amount: rupees(151), discountLabel: '' })
  const booking = await placed(client, first.code, { key })
  expect(booking).toMatchObject({ amount: rupees(100), discountLabel: `coupon:${first.code}` })
  // Its own use does not stand in its way.
  expect(await placed(client, first.code, { key, form: { questions: '2' } })).toMatchObject({ amount: rupees(251) })
  expect(await placed(client, second.code, { key })).toMatchObject({ id: booking.id, amount: rupees(51) })
  expect(await countUses(db, first.id)).toBe(0)
  expect(await placed(client, '', { key })).toMatchObject({ amount: rupees(151), discountLabel: '' })
  expect(await countUses(db, second.id)).toBe(0)
  expect(await checkLedger(db)).toEqual([])
})

test('a coupon is used once by a form that is sent twice', async () => {
  const { id, code } = await givenCoupon(database(), { mostUses: 1 })
  const client = await aClient()
  const key = randomUUID()

  const booking = await placed(client, code, { key })
  const again = await place(client, code, { key })

  expect(again).toMatchObject({ ok: true, value: { bookingId: booking.id, revision: 'none' } })
  expect(await countUses(database(), id)).toBe(1)
})

test('a coupon has its last use once, when many clients want it at the same time', async () => {
  const { id, code } = await givenCoupon(database(), { mostUses: 1 })
  const clients = await Promise.all(Array.from({ length: 8 }, aClient))

  const outcomes = await Promise.all(clients.map((client) => place(client, code)))

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await countUses(database(), id)).toBe(1)
})

test('a booking without anything to pay is confirmed at once, without a request to pay, and earns no discount', async () => {
  const db = database()
  const { code } = await givenCoupon(db, { percentOff: 100 })

  const outcome = await place(await aClient(), code)

  expect(outcome).toMatchObject({ ok: true, value: { isConfirmed: true } })
  const booking = await requireBooking(db, outcome.ok ? outcome.value.bookingId : '')
  expect(booking).toMatchObject({ status: 'paid', paymentStatus: 'paid', amount: 0 })
  expect((await listBookingEvents(db, booking.id)).map(({ change }) => change)).toEqual(['created', 'settled'])
  await requireEmail(db, `payment-verified:${booking.id}`)
  await expect(requireEmail(db, `booking-received:${booking.id}`)).rejects.toThrow()
  expect(await findDiscountPercent(db, booking.userId)).toBe(0)
  expect(await checkLedger(db)).toEqual([])
})

test('a booking without anything to pay enrolls the client if it is a course', async () => {
  const db = database()
  const service = await givenCourseService(db)
  const { code } = await givenCoupon(db, { percentOff: 100 })

  const booking = await placed(await aClient(), code, { service })

  await requireEmail(db, `enrolled:${booking.id}`)
  expect(await checkLedger(db)).toEqual([])
})

test('a booking without anything to pay gives its coupon back when it is cancelled', async () => {
  const { id, code } = await givenCoupon(database(), { percentOff: 100 })
  const booking = await placed(await aClient(), code)

  await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, A_MONDAY)

  expect(await countUses(database(), id)).toBe(0)
})
