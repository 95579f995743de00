import { beforeAll, expect, test } from 'vitest'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { listSettledReferences } from '#db/payments/payment-claims.ts'
import { istDate } from '#domain/india-time.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, aReference, givenBooking, hoursAfter, requireBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { bankFile } from '#test/statements/bank-files.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { isSorted, readUpload } from '#usecases/statements/read-upload.ts'
import { checkLedger } from './check-ledger.ts'
import { recordRefund } from './record-refund.ts'
import { retainLatePayment } from './retain-late-payment.ts'

const TOO_LATE = hoursAfter(A_MONDAY, 25)
let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = (await givenUser(database(), { roles: ['astrologer'], password: null })).id
})

async function givenCancelledClaim(cancelledAt: Date) {
  const upiReference = aReference()
  const booking = await givenBooking(database(), { state: 'claimed', upiReference })
  await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, cancelledAt)
  return { booking, upiReference }
}

async function readStatementWith(reference: string, paise: number) {
  const line = {
    date: istDate(A_MONDAY),
    direction: 'credit',
    paise,
    reference,
    name: 'ASHA RAO',
    note: '',
  } as const
  const outcome = await readUpload(database(), { bytes: bankFile('hdfc', [line]), staffId }, TOO_LATE)
  if (!outcome.ok || !isSorted(outcome.value)) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

const retain = (bookingId: string, by = staffId) => retainLatePayment(database(), { bookingId, staffId: by }, TOO_LATE)

test('matches the payment of a booking cancelled too late, and retains it with an invoice', async () => {
  const { booking, upiReference } = await givenCancelledClaim(TOO_LATE)

  const found = await readStatementWith(upiReference, booking.amount)
  const retained = await retain(booking.id)
  const again = await readStatementWith(upiReference, booking.amount)

  expect(found.forCancelled).toMatchObject([{ claim: { bookingId: booking.id, refundDue: 0 } }])
  expect(found.piles.unclaimed).toEqual([])
  const invoice = await findLiveInvoice(database(), booking.id)
  expect(invoice).toMatchObject({ status: 'paid' })
  expect(retained).toEqual({ ok: true, value: { invoiceNumber: invoice?.invoiceNumber } })
  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' })
  expect([again.forCancelled, again.knownCount]).toEqual([[], 1])
})

test('retains it once for two clicks, and not for the client who paid it', async () => {
  const { booking } = await givenCancelledClaim(TOO_LATE)

  expect(await retain(booking.id, booking.userId)).toEqual({ ok: false, refusal: 'own-booking' })
  const outcomes = await Promise.all([retain(booking.id), retain(booking.id)])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes).toContainEqual({ ok: false, refusal: 'payment-verified' })
})

test('does not retain money that is due back, and ignores it in statements once refunded', async () => {
  const { booking, upiReference } = await givenCancelledClaim(hoursAfter(A_MONDAY, 1))

  expect(await retain(booking.id)).toEqual({ ok: false, refusal: 'refund-due' })
  await recordRefund(database(), { bookingId: booking.id, staffId, amount: booking.amount, reference: 'R1' }, TOO_LATE)

  expect(await retain(booking.id)).toEqual({ ok: false, refusal: 'already-refunded' })
  expect(await listSettledReferences(database())).toContain(upiReference)
})

test('has nothing to retain for a live booking or an unclaimed one', async () => {
  const live = await givenBooking(database(), { state: 'claimed' })
  const unpaid = await givenBooking(database())
  await cancelBooking(database(), { bookingId: unpaid.id, userId: unpaid.userId }, A_MONDAY)

  expect(await retain(live.id)).toEqual({ ok: false, refusal: 'not-cancelled' })
  expect(await retain(unpaid.id)).toEqual({ ok: false, refusal: 'never-paid' })
  expect(await retain('no-such-id')).toEqual({ ok: false, refusal: 'booking-not-found' })
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
