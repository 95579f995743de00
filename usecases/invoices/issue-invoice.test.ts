import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { recordProfile } from '#db/accounts/profiles.ts'
import { recordClientState } from '#db/bookings/client-notes.ts'
import { findLiveInvoice, type InvoiceRow, listBookingInvoices, listInvoiceRowsOf } from '#db/payments/invoices.ts'
import { bookings } from '#db/schema/bookings.ts'
import { practice } from '#db/schema/content.ts'
import { invoices } from '#db/schema/invoices.ts'
import { paiseFrom } from '#domain/money.ts'
import { createDatabase, database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, aReference, givenBooking, hoursAfter } from '#test/factories/bookings.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'
import { rejectPayment } from '#usecases/payments/reject-payment.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { invoicePdf } from './invoice-pdf.ts'

async function requireInvoice(bookingId: string): Promise<InvoiceRow> {
  const invoice = await findLiveInvoice(database(), bookingId)
  if (!invoice) throw new Error('The booking has no invoice.')
  return invoice
}

const givenStaff = () => givenUser(database(), { roles: ['client', 'astrologer'], password: null })

describe('the invoice of a booking', () => {
  test('is pending after the claim, for the whole amount and with a number of ours', async () => {
    const booking = await givenBooking(database(), { state: 'claimed' })

    const invoice = await requireInvoice(booking.id)

    expect(invoice).toMatchObject({
      status: 'pending',
      totalAmount: booking.amount,
      taxAmount: 0,
      gstMode: 'unregistered',
    })
    expect(invoice.invoiceNumber).toMatch(/^MU\/26-27\/\d{5}$/)
    expect(invoice.snapshot).toMatchObject({ bookingCode: booking.code, sac: null })
  })

  test('is paid after the verification', async () => {
    const booking = await givenBooking(database(), { state: 'verified' })

    expect(await requireInvoice(booking.id)).toMatchObject({ status: 'paid', paidAt: A_MONDAY })
  })

  test('is cancelled after a rejection, and the next claim gets a new one', async () => {
    const booking = await givenBooking(database(), { state: 'rejected' })
    expect(await findLiveInvoice(database(), booking.id)).toBeUndefined()

    await claimBookingPayment(
      database(),
      { bookingId: booking.id, userId: booking.userId, upiReference: aReference() },
      A_MONDAY,
    )

    const statuses = (await listBookingInvoices(database(), booking.id)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['cancelled', 'pending'])
  })

  test('D7: is one, with one number and one email, when twenty verify at once', async () => {
    const booking = await givenBooking(database(), { state: 'claimed' })
    const staff = await givenStaff()

    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        verifyPayment(database(), { bookingId: booking.id, staffId: staff.id }, A_MONDAY),
      ),
    )

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await listBookingInvoices(database(), booking.id)).toHaveLength(1)
    const { rows } = await database().execute(
      sql`select from emails where event_key = ${`payment-verified:${booking.id}`}`,
    )
    expect(rows).toHaveLength(1)
  })

  test('D12: does not change a byte of its PDF when names, prices and settings change', async () => {
    const booking = await givenBooking(database(), { state: 'verified' })
    const before = await invoicePdf(await requireInvoice(booking.id))

    await recordProfile(database(), booking.userId, { fullName: 'Somebody Else', phone: null }, A_MONDAY)
    await database().update(practice).set({
      name: 'Another Practice',
      gstMode: 'tax_invoice',
      gstLegalName: 'A. Practice',
      gstStateCode: '29',
      gstin: '29ABCDE1234F1Z5',
    })
    const after = await invoicePdf(await requireInvoice(booking.id))
    await database().update(practice).set({ gstMode: 'unregistered', gstin: null })

    expect(Buffer.compare(before, after)).toBe(0)
  })

  const TAXED = {
    gstMode: 'tax_invoice',
    gstLegalName: 'A. Practice',
    gstStateCode: '29',
    gstin: '29ABCDE1234F1Z5',
  } as const
  const UNTAXED = { gstMode: 'unregistered', gstin: null, gstStateCode: null } as const

  test.each([
    ['29', { cgst: 22_889, sgst: 22_889, igst: 0 }],
    ['36', { cgst: 0, sgst: 0, igst: 45_778 }],
  ])('names the tax when the practice is registered, for a client in state %s', async (state, taxes) => {
    await database().update(practice).set(TAXED)
    const client = await givenUser(database(), { password: null })
    await recordClientState(database(), client.id, state, A_MONDAY)

    const booking = await givenBooking(database(), { userId: client.id, state: 'claimed' })
    await database().update(practice).set(UNTAXED)

    const invoice = await requireInvoice(booking.id)
    expect(invoice).toMatchObject({ ...taxes, totalAmount: 300_100 })
    expect(invoice.snapshot).toMatchObject({ sac: '999799', placeOfSupply: state })
  })

  test('treats a client without a state as local, and so does its credit note after the state is known', async () => {
    await database().update(practice).set(TAXED)
    const booking = await givenBooking(database(), { state: 'verified' })
    await recordClientState(database(), booking.userId, '36', A_MONDAY)
    const later = await givenBooking(database(), { userId: booking.userId, state: 'claimed' })
    await database().update(practice).set(UNTAXED)

    const { id: staffId } = await givenStaff()
    await cancelForClient(database(), { bookingId: booking.id, staffId }, A_MONDAY)
    const refund = { bookingId: booking.id, staffId, amount: booking.amount, reference: 'IMPS 5' }
    await recordRefund(database(), refund, A_MONDAY)

    const documents = await listInvoiceRowsOf(database(), booking.userId)
    const atHome = { cgst: 22_889, sgst: 22_889, igst: 0, amount: 254_322, snapshot: { placeOfSupply: '29' } }
    expect(documents.filter(({ bookingId }) => bookingId === booking.id)).toMatchObject([atHome, atHome])
    expect(documents.filter(({ bookingId }) => bookingId === later.id)).toMatchObject([
      { cgst: 0, sgst: 0, snapshot: { placeOfSupply: '36' } },
    ])
  })
})

describe('D13: an issued invoice', () => {
  test.each([
    { totalAmount: paiseFrom(1), amount: paiseFrom(1) },
    { clientName: 'Somebody Else' },
    { invoiceNumber: 'MU/26-27/99999' },
    { invoiceDate: '2020-01-01' },
    { status: 'pending', paidAt: null },
  ] as const)('refuses the change %j', async (change) => {
    const booking = await givenBooking(database(), { state: 'verified' })

    await expect(database().update(invoices).set(change).where(eq(invoices.bookingId, booking.id))).rejects.toThrow()
  })

  test('can be neither deleted nor truncated', async () => {
    const booking = await givenBooking(database(), { state: 'claimed' })

    await expect(database().delete(invoices).where(eq(invoices.bookingId, booking.id))).rejects.toThrow()
    await expect(database().execute(sql`truncate invoices cascade`)).rejects.toThrow()
  })
})

test('D8: concurrent claims, some of them rolled back, leave no gap in the numbers', async () => {
  const own = await createDatabase()
  try {
    const unpaid = []
    for (let made = 0; made < 30; made += 1) unpaid.push(await givenBooking(own.db))

    await Promise.allSettled(
      unpaid.map(({ id, userId }, index) =>
        own.db.transaction(async (tx) => {
          await claimBookingPayment(
            tx,
            { bookingId: id, userId, upiReference: aReference() },
            hoursAfter(A_MONDAY, index % 2 === 0 ? 0 : -1),
          )
          if (index % 3 === 0) throw new Error('The server went away.')
        }),
      ),
    )

    const rows = await own.db
      .select({ place: invoices.place, date: invoices.invoiceDate })
      .from(invoices)
      .orderBy(invoices.place)
    expect(rows.map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    const { rows: paid } = await own.db.execute(sql`select from ${bookings} where payment_status <> 'pending'`)
    expect(paid).toHaveLength(20)
  } finally {
    await own.drop()
  }
})

test('H11: dates never decrease along the numbers, even when a clock goes back', async () => {
  const own = await createDatabase()
  try {
    await givenBooking(own.db, { state: 'claimed', now: hoursAfter(A_MONDAY, 48) })
    await givenBooking(own.db, { state: 'claimed', now: A_MONDAY })

    const rows = await own.db.select({ date: invoices.invoiceDate }).from(invoices).orderBy(invoices.place)
    expect(rows.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-18'])
  } finally {
    await own.drop()
  }
})

test('two rejections at once cancel one invoice', async () => {
  const booking = await givenBooking(database(), { state: 'claimed' })
  const staff = await givenStaff()
  const reject = () =>
    rejectPayment(database(), { bookingId: booking.id, staffId: staff.id, reason: 'No money' }, A_MONDAY)

  const outcomes = await Promise.all([reject(), reject()])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await listBookingInvoices(database(), booking.id)).toMatchObject([{ status: 'cancelled' }])
})
