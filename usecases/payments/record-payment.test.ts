import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listBookingInvoices } from '#db/payments/invoices.ts'
import { listBookingEntries, readAccountCredit, readBookingBalance } from '#db/payments/ledger-entries.ts'
import { invoices } from '#db/schema/invoices.ts'
import { rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  aReference,
  givenBooking,
  givenCourseService,
  givenService,
  hoursAfter,
  requireBooking,
} from '#test/factories/bookings.ts'
import { releaseExpiredHolds } from '#usecases/bookings/release-expired-holds.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { readInvoiceDocument } from '#usecases/invoices/read-documents.ts'
import { checkLedger } from './check-ledger.ts'
import { claimBookingPayment } from './claim-booking-payment.ts'
import { keepAsCredit } from './keep-as-credit.ts'
import { recordAccountPayment, recordPayment } from './record-payment.ts'
import { recordRefund } from './record-refund.ts'

const PRICE = rupees(1_001)
const CASH = { paidOn: '2026-11-16', way: 'cash', amount: '1,001', reference: '', note: '' }

const prasna = async () =>
  givenBooking(database(), {
    service: await givenService(database(), { name: 'Prasna', isPrasna: true, price: PRICE }),
  })
async function record(bookingId: string, typed: Partial<typeof CASH> = {}, formKey = randomUUID()) {
  const form = { staffId: await givenStaff(database(), 'assistant'), typed: { ...CASH, ...typed }, formKey }
  return recordPayment(database(), { bookingId, ...form }, A_MONDAY)
}

test('a payment that staff record confirms the booking with a numbered invoice, and the entry says how it came', async () => {
  const booking = await prasna()

  expect(await record(booking.id, { reference: 'Book 7, 12' })).toMatchObject({ ok: true, value: { balance: 0 } })

  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
  expect(await listBookingInvoices(database(), booking.id)).toMatchObject([{ status: 'paid', isProvisional: false }])
  const [, payment] = await listBookingEntries(database(), booking.id)
  expect(payment).toMatchObject({
    kind: 'payment',
    amount: PRICE,
    method: 'cash',
    reference: 'Book 7, 12',
    claimId: null,
  })
})

test('a payment that staff record enrolls the client of a course', async () => {
  const booking = await givenBooking(database(), { service: await givenCourseService(database()) })

  expect((await record(booking.id)).ok).toBe(true)
  expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'paid' })
})

test('a payment that staff record of a part leaves a balance due, which the next one pays', async () => {
  const booking = await prasna()

  expect(await record(booking.id, { amount: '500' })).toMatchObject({ value: { balance: rupees(501) } })
  expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'paid' })
  expect(await record(booking.id, { amount: '501' })).toMatchObject({ value: { balance: 0 } })
  expect(await listBookingInvoices(database(), booking.id)).toHaveLength(1)
})

test('a payment that staff record is entered once when its form is sent five times at once', async () => {
  const booking = await prasna()
  const form = { staffId: await givenStaff(database(), 'assistant'), typed: CASH, formKey: randomUUID() }

  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => recordPayment(database(), { bookingId: booking.id, ...form }, A_MONDAY)),
  )

  expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.value.entryId)).size).toBe(1)
  expect(await readBookingBalance(database(), booking.id)).toBe(0)
})

test('a payment that staff record needs a reference that pays for nothing else, claimed or recorded', async () => {
  const [first, second, claimed] = [await prasna(), await prasna(), await prasna()]
  const reference = aReference()

  expect((await record(first.id, { way: 'upi', reference })).ok).toBe(true)
  expect(await record(second.id, { way: 'bank', reference })).toEqual({ ok: false, refusal: 'reference-in-use' })
  const claim = { bookingId: claimed.id, userId: claimed.userId, reference }
  expect(await claimBookingPayment(database(), claim, A_MONDAY)).toEqual({ ok: false, refusal: 'reference-in-use' })

  const other = aReference()
  await claimBookingPayment(database(), { ...claim, reference: other }, A_MONDAY)
  expect(await record(second.id, { way: 'upi', reference: other })).toEqual({
    ok: false,
    refusal: 'reference-in-use',
  })
})

test('either the claim or the record of one transfer wins when both come at once', async () => {
  for (let round = 0; round < 5; round++) {
    const [recorded, claimed] = [await prasna(), await prasna()]
    const reference = aReference()
    const claim = { bookingId: claimed.id, userId: claimed.userId, reference }

    const outcomes = await Promise.all([
      record(recorded.id, { way: 'upi', reference }),
      claimBookingPayment(database(), claim, A_MONDAY),
    ])

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  }
})

test('a payment that staff record is refused while a claim waits, for a cancelled booking, and for the own one', async () => {
  const claimed = await givenBooking(database(), { state: 'claimed' })
  const expired = await prasna()
  const own = await prasna()
  await releaseExpiredHolds(database(), hoursAfter(A_MONDAY, 25))
  const form = { staffId: own.userId, typed: CASH, formKey: randomUUID() }

  expect(await record(claimed.id)).toEqual({ ok: false, refusal: 'claim-waiting' })
  expect(await record(expired.id)).toEqual({ ok: false, refusal: 'booking-cancelled' })
  expect(await recordPayment(database(), { bookingId: own.id, ...form }, A_MONDAY)).toMatchObject({
    refusal: 'own-booking',
  })
  expect(await record(randomUUID())).toEqual({ ok: false, refusal: 'booking-not-found' })
})

test('a payment that staff record takes the slot of a lapsed hold again', async () => {
  const booking = await givenBooking(database())
  await releaseExpiredHolds(database(), hoursAfter(A_MONDAY, 1))
  expect(await requireBooking(database(), booking.id)).toMatchObject({ holdsSlot: false })

  expect((await record(booking.id, { amount: '3001' })).ok).toBe(true)
  expect(await requireBooking(database(), booking.id)).toMatchObject({ holdsSlot: true, needsReschedule: false })
})

test('what was paid too much can be kept as credit', async () => {
  const booking = await prasna()
  await record(booking.id, { amount: '1500' })
  const staffId = await givenStaff(database(), 'assistant')

  const kept = await keepAsCredit(database(), { bookingId: booking.id, staffId }, A_MONDAY)

  expect(kept).toEqual({ ok: true, value: { amount: rupees(499) } })
  expect(await readAccountCredit(database(), booking.userId)).toBe(rupees(499))
  expect(await readBookingBalance(database(), booking.id)).toBe(0)
  expect(await keepAsCredit(database(), { bookingId: booking.id, staffId }, A_MONDAY)).toMatchObject({
    refusal: 'nothing-owed',
  })
})

test('what was paid too much can be refunded, and no more than that, without a credit note', async () => {
  const booking = await prasna()
  await record(booking.id, { amount: '1500' })
  const refund = {
    bookingId: booking.id,
    staffId: await givenStaff(database(), 'assistant'),
    reference: 'R1',
    method: 'cash',
  } as const

  expect(await recordRefund(database(), { ...refund, amount: rupees(500) }, A_MONDAY)).toMatchObject({
    refusal: 'more-than-paid',
  })
  expect(await recordRefund(database(), { ...refund, amount: rupees(499) }, A_MONDAY)).toMatchObject({
    value: { creditNote: null },
  })
  expect(await recordRefund(database(), { ...refund, reference: 'R2', amount: rupees(1) }, A_MONDAY)).toMatchObject({
    refusal: 'not-cancelled',
  })
  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid' })
})

test('paid in part gets credit notes for the whole invoice: for what was waived and for what is refunded', async () => {
  const booking = await prasna()
  await record(booking.id, { amount: '400' })
  const staffId = await givenStaff(database(), 'assistant')

  expect(await cancelForClient(database(), { bookingId: booking.id, staffId }, A_MONDAY)).toMatchObject({
    value: { refundDue: rupees(400) },
  })
  await recordRefund(database(), { bookingId: booking.id, staffId, amount: rupees(400), reference: 'R1' }, A_MONDAY)

  const documents = await listBookingInvoices(database(), booking.id)
  const sums = documents.map(({ kind, status, totalAmount }) => `${kind} ${status} ${totalAmount / 100}`)
  expect(sums.toSorted()).toEqual(['credit_note paid 400', 'credit_note paid 601', 'invoice cancelled 1001'])
  const notes = (await database().select().from(invoices).where(eq(invoices.bookingId, booking.id))).filter(
    ({ kind }) => kind === 'credit_note',
  )
  const printed = await Promise.all(notes.map((note) => readInvoiceDocument(database(), note)))
  const sent = printed.map((note) => note.kind === 'invoice' && [note.invoice.totalAmount, note.invoice.isRefundSent])
  expect(sent.toSorted()).toEqual([
    [rupees(400), true],
    [rupees(601), false],
  ])
})

test('a cancelled booking can leave its refund as credit, with a credit note, and nothing more can be refunded', async () => {
  const booking = await prasna()
  await record(booking.id)
  const staffId = await givenStaff(database(), 'assistant')
  await cancelForClient(database(), { bookingId: booking.id, staffId }, A_MONDAY)

  expect((await keepAsCredit(database(), { bookingId: booking.id, staffId }, A_MONDAY)).ok).toBe(true)

  expect(await readAccountCredit(database(), booking.userId)).toBe(PRICE)
  expect(await requireBooking(database(), booking.id)).toMatchObject({ refundDue: 0 })
  expect(await listBookingInvoices(database(), booking.id)).toHaveLength(2)
  const refund = { bookingId: booking.id, staffId, amount: rupees(1), reference: 'R1' }
  expect(await recordRefund(database(), refund, A_MONDAY)).toMatchObject({ refusal: 'already-refunded' })
})

test('a payment on account becomes credit, once for each form', async () => {
  const { userId } = await prasna()
  const form = {
    userId,
    staffId: await givenStaff(database(), 'assistant'),
    typed: { ...CASH, amount: '250.50' },
    formKey: randomUUID(),
  }

  await recordAccountPayment(database(), form, A_MONDAY)
  await recordAccountPayment(database(), form, A_MONDAY)

  expect(await readAccountCredit(database(), userId)).toBe(25_050)
  const own = { ...form, staffId: userId, formKey: randomUUID() }
  expect(await recordAccountPayment(database(), own, A_MONDAY)).toMatchObject({ refusal: 'own-booking' })
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
