import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listClientPasses } from '#db/offers/passes.ts'
import type { BookingFormValues } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  bookingForm,
  givenBooking,
  givenService,
  hoursAfter,
  requireBooking,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { givenPassService } from '#test/factories/offers.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { checkLedger } from './check-ledger.ts'
import { placeBooking } from './place-booking.ts'

let service: Service
let pass: Service
let shared: Service

beforeAll(async () => {
  const db = database()
  await givenPractice(db)
  // Without a slot, so that the tests do not compete for times.
  service = await givenService(db, {
    name: 'Written reading',
    isPrasna: true,
    isPerQuestion: false,
    heldAs: 'in-writing',
  })
  pass = await givenPassService(db, { packageId: service.id })
  shared = await givenPassService(db, { packageId: service.id, isShared: true })
})

async function givenPass(sold = pass) {
  const booking = await givenBooking(database(), { service: sold, state: 'verified' })
  const [owned] = await listClientPasses(database(), booking.userId)
  if (!owned) throw new Error('There is no pass.')
  return { booking, userId: booking.userId, id: owned.id }
}

type Session = { readonly form?: Partial<BookingFormValues>; readonly key?: string; readonly now?: Date }

function use(owned: { readonly userId: string; readonly id: number }, session: Session = {}) {
  const { form = {}, key = randomUUID(), now = A_MONDAY } = session
  const order = {
    userId: owned.userId,
    service,
    idempotencyKey: key,
    form: bookingForm({ pass: String(owned.id), ...form }),
  }
  return placeBooking(database(), TEST_KEYS, order, now)
}

async function used(...session: Parameters<typeof use>) {
  const outcome = await use(...session)
  if (!outcome.ok) throw new Error(`The session was refused: ${outcome.refusal.reason}`)
  return requireBooking(database(), outcome.value.bookingId)
}

const leftOf = async ({ userId }: { readonly userId: string }) =>
  (await listClientPasses(database(), userId)).map(({ left }) => left)

test('a session pass exists once its payment is verified, with the terms of that day', async () => {
  const unpaid = await givenBooking(database(), { service: pass })
  const { userId } = await givenPass()

  expect(await listClientPasses(database(), unpaid.userId)).toEqual([])
  expect(await listClientPasses(database(), userId)).toMatchObject([
    { name: 'Three sessions', sessions: 3, left: 3, lastDay: '2027-11-16', holderName: 'Asha Rao', isEnded: false },
  ])
  expect(await checkLedger(database())).toEqual([])
})

test('a session pass pays for a whole session, which is confirmed at once', async () => {
  const owned = await givenPass()

  const first = await used(owned)
  const second = await used(owned)

  expect(first).toMatchObject({ status: 'paid', paymentStatus: 'paid', amount: 0 })
  expect([first.discountLabel, second.discountLabel]).toEqual(['pass:1/3', 'pass:2/3'])
  expect(await leftOf(owned)).toEqual([1])
  expect(await checkLedger(database())).toEqual([])
})

test('a session pass is used once by a form that is sent twice', async () => {
  const owned = await givenPass()
  const key = randomUUID()

  const booking = await used(owned, { key })

  expect(await use(owned, { key })).toMatchObject({ ok: true, value: { bookingId: booking.id } })
  expect(await leftOf(owned)).toEqual([2])
})

test('a session pass has its last session once, when several bookings want it at the same time', async () => {
  const owned = await givenPass()
  await used(owned)
  await used(owned)

  const outcomes = await Promise.all(Array.from({ length: 6 }, () => use(owned)))

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await leftOf(owned)).toEqual([0])
})

test('a session pass is refused to another client, after its last day, and to the family unless it is shared', async () => {
  const owned = await givenPass()
  const forFamily = await givenPass(shared)
  const stranger = await givenUser(database(), { password: null })
  const unusable = { ok: false, refusal: { reason: 'pass-unusable' } }

  expect(await use({ ...owned, userId: stranger.id })).toEqual(unusable)
  expect(await use(owned, { now: hoursAfter(A_MONDAY, 24 * 366) })).toEqual(unusable)
  expect(await use(owned, { form: { fullName: 'Ravi Rao' } })).toEqual({
    ok: false,
    refusal: { reason: 'pass-not-shared' },
  })
  expect((await use(forFamily, { form: { fullName: 'Ravi Rao' } })).ok).toBe(true)
})

test('a session pass gets a session back that is cancelled in time or by the practice, and not one that is cancelled late', async () => {
  const db = database()
  const owned = await givenPass()
  const [early, byPractice, late] = [await used(owned), await used(owned), await used(owned)]
  const staff = await givenUser(db, { roles: ['client', 'astrologer'], password: null })

  await cancelBooking(db, { bookingId: early.id, userId: owned.userId }, hoursAfter(A_MONDAY, 1))
  expect(await leftOf(owned)).toEqual([1])
  await cancelForClient(db, { bookingId: byPractice.id, staffId: staff.id }, hoursAfter(A_MONDAY, 48))
  expect(await leftOf(owned)).toEqual([2])
  await cancelBooking(db, { bookingId: late.id, userId: owned.userId }, hoursAfter(A_MONDAY, 48))

  expect(await leftOf(owned)).toEqual([2])
  expect(await checkLedger(db)).toEqual([])
})

test('a session pass that is cancelled ends, and the unused share is due back', async () => {
  const db = database()
  const owned = await givenPass()
  await used(owned)

  const cancelled = await cancelBooking(
    db,
    { bookingId: owned.booking.id, userId: owned.userId },
    hoursAfter(A_MONDAY, 72),
  )

  expect(cancelled).toEqual({ ok: true, value: { refundDue: rupees(5_000) } })
  expect(await use(owned)).toMatchObject({ ok: false })
  expect(await checkLedger(db)).toEqual([])
})
