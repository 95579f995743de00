import { expect, test } from 'vitest'
import { listDueRefunds } from '#db/desk/desk-bookings.ts'
import { listBookingInvoices } from '#db/payments/invoices.ts'
import { paiseFrom, rupees } from '#domain/money.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter } from '#test/factories/bookings.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { checkLedger } from './check-ledger.ts'
import { closeRefund, recordRefund } from './record-refund.ts'

const LATER = hoursAfter(A_MONDAY, 1)

async function givenCancelled() {
  const booking = await givenBooking(database(), { state: 'verified' })
  await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, LATER)
  const { id: staffId } = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })
  const refund = (amount = booking.amount, by = staffId) =>
    recordRefund(database(), { bookingId: booking.id, staffId: by, amount, reference: 'IMPS 512345678901' }, LATER)
  return { booking, refund, staffId }
}

test('a refund gets a credit note from its own series and cancels the invoice', async () => {
  const { booking, refund } = await givenCancelled()

  const outcome = await refund()

  expect(outcome).toMatchObject({ ok: true, value: { creditNote: expect.stringMatching(/^CN\/26-27\/\d{5}$/) } })
  const documents = await listBookingInvoices(database(), booking.id)
  expect(documents.map(({ kind, status, totalAmount }) => [kind, status, totalAmount]).toSorted()).toEqual([
    ['credit_note', 'paid', booking.amount],
    ['invoice', 'cancelled', booking.amount],
  ])
})

test('a refund of a part stays due with the rest, until the rest is sent or closed', async () => {
  const dueOf = async (id: string) =>
    (await listDueRefunds(database(), WHOLE_PRACTICE)).find((refund) => refund.id === id)?.due
  const [sentLater, closed] = [await givenCancelled(), await givenCancelled()]
  const rest = paiseFrom(sentLater.booking.amount - rupees(100))
  await sentLater.refund(rupees(100))
  await closed.refund(rupees(100))
  expect(await dueOf(sentLater.booking.id)).toBe(rest)
  expect(await sentLater.refund(rest)).toEqual({ ok: false, refusal: 'already-refunded' })

  const more = { bookingId: sentLater.booking.id, staffId: sentLater.staffId, reference: 'IMPS 2' }
  expect(await recordRefund(database(), { ...more, amount: sentLater.booking.amount }, LATER)).toEqual({
    ok: false,
    refusal: 'more-than-paid',
  })
  await recordRefund(database(), { ...more, amount: rest }, LATER)
  await closeRefund(database(), { bookingId: closed.booking.id, staffId: closed.staffId }, LATER)

  expect(await dueOf(sentLater.booking.id)).toBeUndefined()
  expect(await dueOf(closed.booking.id)).toBeUndefined()
  const documents = await listBookingInvoices(database(), sentLater.booking.id)
  expect(documents.find(({ kind }) => kind === 'invoice')).toMatchObject({ status: 'cancelled' })
  expect(await checkLedger(database())).toEqual([])
})

test('a refund of a part leaves the invoice paid', async () => {
  const { booking, refund } = await givenCancelled()

  await refund(rupees(100))

  const documents = await listBookingInvoices(database(), booking.id)
  expect(documents.map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
    ['credit_note', 'paid'],
    ['invoice', 'paid'],
  ])
})

test('D14: a refund is recorded once when ten record it at once', async () => {
  const { booking, refund } = await givenCancelled()

  const outcomes = await Promise.all(Array.from({ length: 10 }, () => refund()))

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.refusal === 'already-refunded')).toHaveLength(9)
  const notes = (await listBookingInvoices(database(), booking.id)).filter(({ kind }) => kind === 'credit_note')
  expect(notes).toHaveLength(1)
})

test('D14: a refund cannot exceed what was paid', async () => {
  const { booking, refund } = await givenCancelled()

  expect(await refund(paiseFrom(booking.amount + 1))).toEqual({ ok: false, refusal: 'more-than-paid' })
  expect(await refund(paiseFrom(0))).toEqual({ ok: false, refusal: 'more-than-paid' })
})

test('a refund cannot be recorded by the client who receives it', async () => {
  const { booking, refund } = await givenCancelled()

  expect(await refund(booking.amount, booking.userId)).toEqual({ ok: false, refusal: 'own-booking' })
})

test('a refund is rejected for a booking that is not cancelled', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const { id: staffId } = await givenUser(database(), { roles: ['astrologer'], password: null })

  const outcome = await recordRefund(
    database(),
    { bookingId: booking.id, staffId, amount: booking.amount, reference: 'x' },
    LATER,
  )

  expect(outcome).toEqual({ ok: false, refusal: 'not-cancelled' })
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
