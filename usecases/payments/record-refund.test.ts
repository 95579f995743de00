import { describe, expect, test } from 'vitest'
import { listBookingInvoices } from '#db/payments/invoices.ts'
import { paiseFrom, rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter } from '#test/factories/bookings.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { recordRefund } from './record-refund.ts'

const LATER = hoursAfter(A_MONDAY, 1)

async function givenCancelled() {
  const booking = await givenBooking(database(), { state: 'verified' })
  await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, LATER)
  const { id: staffId } = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })
  const refund = (amount = booking.amount, by = staffId) =>
    recordRefund(database(), { bookingId: booking.id, staffId: by, amount, reference: 'IMPS 512345678901' }, LATER)
  return { booking, refund }
}

describe('a refund', () => {
  test('gets a credit note from its own series and cancels the invoice', async () => {
    const { booking, refund } = await givenCancelled()

    const outcome = await refund()

    expect(outcome).toMatchObject({ ok: true, value: { creditNote: expect.stringMatching(/^CN\/26-27\/\d{5}$/) } })
    const documents = await listBookingInvoices(database(), booking.id)
    expect(documents.map(({ kind, status, totalAmount }) => [kind, status, totalAmount]).toSorted()).toEqual([
      ['credit_note', 'paid', booking.amount],
      ['invoice', 'cancelled', booking.amount],
    ])
  })

  test('of a part leaves the invoice paid', async () => {
    const { booking, refund } = await givenCancelled()

    await refund(rupees(100))

    const documents = await listBookingInvoices(database(), booking.id)
    expect(documents.map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
      ['credit_note', 'paid'],
      ['invoice', 'paid'],
    ])
  })

  test('D14: is recorded once when ten record it at once', async () => {
    const { booking, refund } = await givenCancelled()

    const outcomes = await Promise.all(Array.from({ length: 10 }, () => refund()))

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.refusal === 'already-refunded')).toHaveLength(9)
    const notes = (await listBookingInvoices(database(), booking.id)).filter(({ kind }) => kind === 'credit_note')
    expect(notes).toHaveLength(1)
  })

  test('D14: cannot exceed what was paid', async () => {
    const { booking, refund } = await givenCancelled()

    expect(await refund(paiseFrom(booking.amount + 1))).toEqual({ ok: false, refusal: 'more-than-paid' })
    expect(await refund(paiseFrom(0))).toEqual({ ok: false, refusal: 'more-than-paid' })
  })

  test('cannot be recorded by the client who receives it', async () => {
    const { booking, refund } = await givenCancelled()

    expect(await refund(booking.amount, booking.userId)).toEqual({ ok: false, refusal: 'own-booking' })
  })

  test('is rejected for a booking that is not cancelled', async () => {
    const booking = await givenBooking(database(), { state: 'verified' })
    const { id: staffId } = await givenUser(database(), { roles: ['astrologer'], password: null })

    const outcome = await recordRefund(
      database(),
      { bookingId: booking.id, staffId, amount: booking.amount, reference: 'x' },
      LATER,
    )

    expect(outcome).toEqual({ ok: false, refusal: 'not-cancelled' })
  })
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
