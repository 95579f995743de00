import { describe, expect, test } from 'vitest'
import { listDueRefunds } from '#db/bookings/desk-bookings.ts'
import { listBookingInvoices } from '#db/payments/invoices.ts'
import { paiseFrom, rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter } from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { recordRefund } from './record-refund.ts'
import { withdrawRefund } from './withdraw-refund.ts'

const LATER = hoursAfter(A_MONDAY, 1)

async function givenCancelled(state: 'claimed' | 'verified' = 'verified') {
  const booking = await givenBooking(database(), { state })
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

  test('of an unverified claim needs no credit note, because its invoice is already cancelled', async () => {
    const { refund } = await givenCancelled('claimed')

    expect(await refund()).toEqual({ ok: true, value: { creditNote: null, isClientNotified: true } })
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

describe('a payment that was claimed before its booking was cancelled', () => {
  const LOOKED = hoursAfter(A_MONDAY, 2)
  const givenStaffId = async () => (await givenUser(database(), { roles: ['astrologer'], password: null })).id
  const isDue = async (bookingId: string) => (await listDueRefunds(database())).some(({ id }) => id === bookingId)

  test('is due back until the desk finds that it never arrived, and the client gets one email', async () => {
    const { booking, refund } = await givenCancelled('claimed')
    const claimed = { bookingId: booking.id, staffId: await givenStaffId() }
    expect(await isDue(booking.id)).toBe(true)

    const outcomes = await Promise.all([1, 2].map(() => withdrawRefund(database(), claimed, LOOKED)))

    expect(outcomes).toEqual([1, 2].map(() => ({ ok: true, value: { isClientNotified: true } })))
    expect(await isDue(booking.id)).toBe(false)
    await requireEmail(database(), `payment-not-found:${booking.id}`)
    expect((await refund()).ok).toBe(true)
    expect(await withdrawRefund(database(), claimed, LOOKED)).toEqual({ ok: false, refusal: 'already-refunded' })
    expect(await checkLedger(database())).toEqual([])
  })

  test('cannot be marked as missing once verified, while the booking is live, or by its own client', async () => {
    const { booking: verified } = await givenCancelled('verified')
    const live = await givenBooking(database(), { state: 'claimed' })
    const staffId = await givenStaffId()
    const withdraw = async (bookingId: string, by = staffId) =>
      withdrawRefund(database(), { bookingId, staffId: by }, LOOKED)

    expect(await withdraw(verified.id)).toEqual({ ok: false, refusal: 'payment-verified' })
    expect(await withdraw(live.id)).toEqual({ ok: false, refusal: 'not-cancelled' })
    expect(await withdraw(live.id, live.userId)).toEqual({ ok: false, refusal: 'own-booking' })
  })
})
