import { expect, test } from 'vitest'
import {
  listBookingEntries,
  listClientEntries,
  readAccountCredit,
  readBookingBalance,
  recordLedgerEntries,
} from '#db/payments/ledger-entries.ts'
import { paiseFrom, rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, givenService, hoursAfter, requireBooking } from '#test/factories/bookings.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { releaseExpiredHolds } from '#usecases/bookings/release-expired-holds.ts'
import { checkLedger } from './check-ledger.ts'
import { confirmSettledBooking } from './confirm-booking.ts'
import { payWithCredit, spendCredit } from './pay-with-credit.ts'

const PRICE = rupees(1_001)

test('credit that covers the price confirms the booking with a numbered invoice', async () => {
  const { booking, own } = await givenCredit(rupees(1_500))

  expect(await spendCredit(database(), own, A_MONDAY)).toEqual({ ok: true, value: { used: PRICE, balance: 0 } })

  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
  expect(await readAccountCredit(database(), own.userId)).toBe(rupees(499))
  expect(await spendCredit(database(), own, A_MONDAY)).toEqual({ ok: false, refusal: 'nothing-due' })
})

test('less credit leaves a balance, and goes back when the rest is not paid in time', async () => {
  const { booking, own } = await givenCredit(rupees(400))

  expect(await spendCredit(database(), own, A_MONDAY)).toEqual({
    ok: true,
    value: { used: rupees(400), balance: rupees(601) },
  })
  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'pending' })
  expect(await spendCredit(database(), own, A_MONDAY)).toEqual({ ok: false, refusal: 'no-credit' })

  await releaseExpiredHolds(database(), hoursAfter(A_MONDAY, 25))

  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'cancelled', refundDue: 0 })
  expect(await readAccountCredit(database(), own.userId)).toBe(rupees(400))
})

test('a cancellation in time returns the credit to the account, and nothing is to be sent', async () => {
  const { own } = await givenCredit(PRICE)
  await spendCredit(database(), own, A_MONDAY)

  expect(await cancelBooking(database(), own, A_MONDAY)).toEqual({ ok: true, value: { refundDue: 0 } })

  expect(await readAccountCredit(database(), own.userId)).toBe(PRICE)
  expect(await readBookingBalance(database(), own.bookingId)).toBe(0)
})

test('is part of the transaction of its caller, and undone with it', async () => {
  const { booking, own } = await givenCredit(PRICE)

  const rolledBack = database().transaction(async (tx) => {
    const paid = await payWithCredit(tx, booking, { actor: 'client', actorId: own.userId }, A_MONDAY)
    expect(paid).toEqual({ ok: true, value: { used: PRICE, balance: 0 } })
    throw new Error('The caller failed later.')
  })

  await expect(rolledBack).rejects.toThrow('later')
  expect(await readAccountCredit(database(), own.userId)).toBe(PRICE)
  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'pending' })
})

test('the same credit cannot pay for two bookings at once', async () => {
  const { own } = await givenCredit(PRICE)
  const other = await givenBooking(database(), { userId: own.userId, service: await givenService(database(), PRASNA) })

  const outcomes = await Promise.all([
    spendCredit(database(), own, A_MONDAY),
    spendCredit(database(), { ...own, bookingId: other.id }, A_MONDAY),
  ])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await readAccountCredit(database(), own.userId)).toBe(0)
  expect(await listClientEntries(database(), own.userId)).toHaveLength(5)
})

test('pays only for an open booking of the client', async () => {
  const { own } = await givenCredit(PRICE)
  const stranger = await givenUser(database(), { password: null })
  const claimed = await givenBooking(database(), { userId: own.userId, state: 'claimed' })

  expect(await spendCredit(database(), { ...own, userId: stranger.id }, A_MONDAY)).toMatchObject({
    refusal: 'booking-not-found',
  })
  expect(await spendCredit(database(), { ...own, bookingId: claimed.id }, A_MONDAY)).toMatchObject({
    refusal: 'claim-waiting',
  })
  expect(await spendCredit(database(), own, hoursAfter(A_MONDAY, 25))).toMatchObject({ refusal: 'booking-expired' })
})

test('confirms a booking of which nothing is left to pay, once', async () => {
  const { booking, own } = await givenCredit(rupees(1))
  const settle = () =>
    database().transaction((tx) =>
      confirmSettledBooking(tx, { bookingId: booking.id, actor: 'client', actorId: own.userId }, A_MONDAY),
    )

  expect(await settle()).toEqual({ ok: false, refusal: 'balance-due' })
  const entry = { userId: own.userId, bookingId: booking.id, at: A_MONDAY, kind: 'payment', method: 'cash' } as const
  await recordLedgerEntries(database(), [{ ...entry, amount: PRICE, label: 'payment' }])
  expect(await settle()).toEqual({ ok: true, value: null })
  expect(await settle()).toEqual({ ok: false, refusal: 'already-confirmed' })
  expect((await listBookingEntries(database(), booking.id)).map(({ kind }) => kind)).toEqual(['charge', 'payment'])
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})

const PRASNA = { name: 'Prasna', isPrasna: true, price: PRICE }

/** An unpaid booking of a client whose account has this credit. */
async function givenCredit(credit: number) {
  const booking = await givenBooking(database(), { service: await givenService(database(), PRASNA) })
  const { id: bookingId, userId } = booking
  const entry = { userId, at: A_MONDAY, kind: 'payment', method: 'cash', label: 'payment' } as const
  await recordLedgerEntries(database(), [{ ...entry, amount: paiseFrom(credit) }])
  return { booking, own: { bookingId, userId } }
}
