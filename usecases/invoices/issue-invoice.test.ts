import { eq, isNotNull, sql } from 'drizzle-orm'
import PQueue from 'p-queue'
import { describe, expect, test } from 'vitest'
import { recordProfile } from '#db/accounts/profiles.ts'
import type { Database } from '#db/client.ts'
import { recordClientState } from '#db/desk/client-notes.ts'
import {
  findLiveInvoice,
  type InvoiceRow,
  listBookingInvoices,
  listInvoiceRowsOf,
  listOwnInvoices,
} from '#db/payments/invoices.ts'
import { bookings } from '#db/schema/bookings.ts'
import { practice } from '#db/schema/content.ts'
import { invoices } from '#db/schema/invoices.ts'
import type { PracticeInvoices } from '#domain/content/practice-profile.ts'
import { paiseFrom } from '#domain/money.ts'
import { invoicePdf } from '#mail/documents/invoice-pdf.ts'
import { createDatabase, database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, aReference, givenBooking, hoursAfter } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { recordMissingPayment } from '#usecases/payments/decide-cancelled-claim.ts'
import { decideClaim, undoDecisions } from '#usecases/payments/decide-payment.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'
import { rejectPayment } from '#usecases/payments/reject-payment.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'

async function requireInvoice(bookingId: string): Promise<InvoiceRow> {
  const invoice = await findLiveInvoice(database(), bookingId)
  if (!invoice) throw new Error('The booking has no invoice.')
  return invoice
}

const givenStaff = () => givenUser(database(), { roles: ['client', 'astrologer'], password: null })

describe('the invoice of a booking', () => {
  test('the invoice of a booking is pending after the claim, for the whole amount and without a number', async () => {
    const booking = await givenBooking(database(), { state: 'claimed' })

    const invoice = await requireInvoice(booking.id)

    expect(invoice).toMatchObject({
      status: 'pending',
      totalAmount: booking.amount,
      taxAmount: 0,
      gstMode: 'unregistered',
    })
    expect(invoice).toMatchObject({ invoiceNumber: null, series: null, financialYear: null, place: null })
    expect(invoice.snapshot).toMatchObject({ bookingCode: booking.code, sac: null })
    expect(invoice.snapshot.appointment).toEqual({
      startsAt: booking.startsAt?.toISOString(),
      endsAt: booking.endsAt?.toISOString(),
      timeZone: booking.timeZone,
    })
    expect(await listOwnInvoices(database(), booking.userId)).toMatchObject([
      { invoiceNumber: booking.code, isProvisional: true, status: 'pending' },
    ])
  })

  test('the invoice of a booking is paid and has a number after the verification', async () => {
    const booking = await givenBooking(database(), { state: 'verified' })

    const invoice = await requireInvoice(booking.id)

    expect(invoice).toMatchObject({ status: 'paid', paidAt: A_MONDAY, series: 'MU', financialYear: '26-27' })
    expect(invoice.invoiceNumber).toMatch(/^MU\/26-27\/\d{5}$/)
    expect(await listOwnInvoices(database(), booking.userId)).toMatchObject([
      { invoiceNumber: invoice.invoiceNumber, isProvisional: false },
    ])
  })

  test('the invoice of a booking has the number and the date of the year in which it is verified', async () => {
    const claimedAt = new Date('2027-03-31T18:00:00Z')
    const booking = await givenBooking(database(), { state: 'claimed', now: claimedAt })
    const { id: staffId } = await givenStaff()

    await verifyPayment(database(), { bookingId: booking.id, staffId }, hoursAfter(claimedAt, 1))

    expect(await requireInvoice(booking.id)).toMatchObject({ financialYear: '27-28', invoiceDate: '2027-04-01' })
  })

  test('the invoice of a booking is cancelled after a rejection, and the next claim gets a new one', async () => {
    const booking = await givenBooking(database(), { state: 'rejected' })
    expect(await findLiveInvoice(database(), booking.id)).toBeUndefined()

    await claimBookingPayment(
      database(),
      { bookingId: booking.id, userId: booking.userId, reference: aReference() },
      A_MONDAY,
    )

    const statuses = (await listBookingInvoices(database(), booking.id)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['cancelled', 'pending'])
  })

  test('D7: the invoice of a booking is one, with one number and one email, when twenty verify at once', async () => {
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

  test('D12: the invoice of a booking does not change a byte of its PDF when names, prices and settings change', async () => {
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
  ])(
    'the invoice of a booking names the tax when the practice is registered, for a client in state %s',
    async (state, taxes) => {
      await database().update(practice).set(TAXED)
      const client = await givenUser(database(), { password: null })
      await recordClientState(database(), client.id, state, A_MONDAY)

      const booking = await givenBooking(database(), { userId: client.id, state: 'claimed' })
      await database().update(practice).set(UNTAXED)

      const invoice = await requireInvoice(booking.id)
      expect(invoice).toMatchObject({ ...taxes, totalAmount: 300_100 })
      expect(invoice.snapshot).toMatchObject({ sac: '999799', placeOfSupply: state })
    },
  )

  test('the invoice of a booking treats a client without a state as local, and so does its credit note after the state is known', async () => {
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

test.each([
  { totalAmount: paiseFrom(1), amount: paiseFrom(1) },
  { clientName: 'Somebody Else' },
  { invoiceDate: '2020-01-01' },
  { invoiceNumber: 'MU/26-27/99999', series: 'MU', financialYear: '26-27', place: 99_999 },
  { status: 'paid', paidAt: A_MONDAY },
  { status: 'paid', paidAt: A_MONDAY, invoiceNumber: 'MU/26-27/99999' },
  {
    status: 'cancelled',
    cancelledAt: A_MONDAY,
    invoiceNumber: 'MU/26-27/99999',
    series: 'MU',
    financialYear: '26-27',
    place: 99_999,
  },
] as const)('D13: a provisional invoice refuses the change %j', async (change) => {
  const booking = await givenBooking(database(), { state: 'claimed' })

  await expect(database().update(invoices).set(change).where(eq(invoices.bookingId, booking.id))).rejects.toThrow()
})

test.each([
  { totalAmount: paiseFrom(1), amount: paiseFrom(1) },
  { clientName: 'Somebody Else' },
  { invoiceNumber: 'MU/26-27/99999' },
  { invoiceDate: '2020-01-01' },
  { status: 'pending', paidAt: null },
] as const)('D13: an issued invoice refuses the change %j', async (change) => {
  const booking = await givenBooking(database(), { state: 'verified' })

  await expect(database().update(invoices).set(change).where(eq(invoices.bookingId, booking.id))).rejects.toThrow()
})

test('D13: an issued invoice can be neither deleted nor truncated', async () => {
  const booking = await givenBooking(database(), { state: 'claimed' })

  await expect(database().delete(invoices).where(eq(invoices.bookingId, booking.id))).rejects.toThrow()
  await expect(database().execute(sql`truncate invoices cascade`)).rejects.toThrow()
})

class ServerWentAway extends Error {}

/**
 * Runs as many at once as there are connections: on a busy machine others would wait longer for one than the pool allows,
 * and be refused. Only the rollback that a test asks for may end one.
 */
async function runAllAtOnce(changes: readonly (() => Promise<unknown>)[]): Promise<void> {
  const queue = new PQueue({ concurrency: 10 })
  const run = (change: () => Promise<unknown>) =>
    queue.add(() =>
      change().catch((error: unknown) => {
        if (!(error instanceof ServerWentAway)) throw error
      }),
    )
  await Promise.all(changes.map(run))
}

test('D8: concurrent verifications and rejections, some of them rolled back, leave no gap in the numbers', async () => {
  const own = await createDatabase()
  try {
    const { id: staffId } = await givenUser(own.db, { roles: ['astrologer'], password: null })
    const claimed = []
    for (let made = 0; made < 40; made += 1) claimed.push(await givenBooking(own.db, { state: 'claimed' }))

    await runAllAtOnce(
      claimed.map(({ id: bookingId }, index) => async () => {
        const now = hoursAfter(A_MONDAY, index % 2 === 0 ? 0 : -1)
        await own.db.transaction(async (tx) => {
          if (index % 4 === 0) await rejectPayment(tx, { bookingId, staffId, reason: 'No money' }, now)
          else await verifyPayment(tx, { bookingId, staffId }, now)
          if (index % 3 === 0) throw new ServerWentAway()
        })
      }),
    )

    const numbered = await own.db
      .select({ place: invoices.place, status: invoices.status })
      .from(invoices)
      .where(isNotNull(invoices.place))
      .orderBy(invoices.place)
    expect(numbered).toEqual(Array.from({ length: 20 }, (_, index) => ({ place: index + 1, status: 'paid' })))
    const { rows: paid } = await own.db.execute(sql`select from ${bookings} where payment_status = 'paid'`)
    expect(paid).toHaveLength(20)
    expect(await checkLedger(own.db)).toEqual([])
  } finally {
    await own.drop()
  }
})

describe('the practice’s own series', () => {
  async function withSeries(
    series: Partial<PracticeInvoices>,
    check: (db: Database, staffId: string) => Promise<void>,
  ) {
    const own = await createDatabase()
    try {
      await givenPractice(own.db)
      const { id } = await givenUser(own.db, { roles: ['astrologer'], password: null })
      await own.db.update(practice).set({
        ...(series.prefix && { invoicePrefix: series.prefix }),
        ...(series.firstNumber && { firstInvoiceNumber: series.firstNumber, firstInvoiceYear: '26-27' }),
      })
      await check(own.db, id)
    } finally {
      await own.drop()
    }
  }
  const listNumbers = async (db: Database) => {
    const rows = await db.select({ number: invoices.invoiceNumber }).from(invoices).orderBy(invoices.place)
    return rows.flatMap(({ number }) => number ?? [])
  }

  test('the practice’s own series begins with its prefix and first number, without a gap under concurrent verifications', async () => {
    await withSeries({ prefix: 'SJ/A', firstNumber: 43 }, async (db, staffId) => {
      const claimed = []
      for (let made = 0; made < 12; made += 1) claimed.push(await givenBooking(db, { state: 'claimed' }))

      await runAllAtOnce(
        claimed.map(
          ({ id: bookingId }, index) =>
            () =>
              db.transaction(async (tx) => {
                await verifyPayment(tx, { bookingId, staffId }, A_MONDAY)
                if (index % 3 === 0) throw new ServerWentAway()
              }),
        ),
      )

      expect(await listNumbers(db)).toEqual(Array.from({ length: 8 }, (_, index) => `SJ/A/26-27/000${43 + index}`))
      expect(await checkLedger(db)).toEqual([])
    })
  })

  test('the practice’s own series continues its count after the prefix changes, and begins the next year with 1', async () => {
    await withSeries({ firstNumber: 7 }, async (db) => {
      await givenBooking(db, { state: 'verified' })
      await db.update(practice).set({ invoicePrefix: 'A-1' })
      await givenBooking(db, { state: 'verified' })
      await givenBooking(db, { state: 'verified', now: new Date('2027-04-05T04:30:00Z') })

      expect((await listNumbers(db)).toSorted()).toEqual(['A-1/26-27/00008', 'A-1/27-28/00001', 'MU/26-27/00007'])
      expect(await checkLedger(db)).toEqual([])
    })
  })
})

test('claims draw no number, whatever becomes of them before the verification', async () => {
  const own = await createDatabase()
  try {
    const { id: staffId } = await givenUser(own.db, { roles: ['astrologer'], password: null })
    await givenBooking(own.db, { state: 'claimed' })
    const undone = await givenBooking(own.db, { state: 'claimed' })
    await decideClaim(own.db, { bookingId: undone.id, staffId, kind: 'verified' }, A_MONDAY)
    await undoDecisions(own.db, { bookingIds: [undone.id], staffId })
    await givenBooking(own.db, { state: 'rejected' })
    for (const decide of [undefined, recordMissingPayment]) {
      const { id: bookingId, userId } = await givenBooking(own.db, { state: 'claimed' })
      await cancelBooking(own.db, { bookingId, userId }, A_MONDAY)
      await decide?.(own.db, { bookingId, staffId }, A_MONDAY)
    }

    const { rows: counters } = await own.db.execute(sql`select * from invoice_counters`)
    expect(counters).toEqual([])
    const rows = await own.db.select({ number: invoices.invoiceNumber }).from(invoices)
    expect(rows).toHaveLength(5)
    expect(rows.every(({ number }) => number === null)).toBe(true)
    expect(await checkLedger(own.db)).toEqual([])
  } finally {
    await own.drop()
  }
})

test('an invoice that got its number at the claim, as before, is paid under it', async () => {
  const own = await createDatabase()
  try {
    const { id: staffId } = await givenUser(own.db, { roles: ['astrologer'], password: null })
    const [older, newer] = [
      await givenBooking(own.db, { state: 'claimed' }),
      await givenBooking(own.db, { state: 'claimed' }),
    ]
    await own.db.execute(sql`alter table invoices disable trigger issued_invoices_stay`)
    await own.db.execute(sql`
      insert into invoice_counters (series, financial_year, last_number, last_date)
      values ('MU', '26-27', 1, '2026-11-16')`)
    await own.db.execute(sql`
      update invoices set invoice_number = 'MU/26-27/00001', series = 'MU', financial_year = '26-27', place = 1
      where booking_id = ${older.id}`)
    await own.db.execute(sql`alter table invoices enable trigger issued_invoices_stay`)

    for (const { id: bookingId } of [newer, older]) await verifyPayment(own.db, { bookingId, staffId }, A_MONDAY)

    expect((await findLiveInvoice(own.db, older.id))?.invoiceNumber).toBe('MU/26-27/00001')
    expect((await findLiveInvoice(own.db, newer.id))?.invoiceNumber).toBe('MU/26-27/00002')
    expect(await checkLedger(own.db)).toEqual([])
  } finally {
    await own.drop()
  }
})

test('H11: dates never decrease along the numbers, even when a clock goes back', async () => {
  const own = await createDatabase()
  try {
    await givenBooking(own.db, { state: 'verified', now: hoursAfter(A_MONDAY, 48) })
    await givenBooking(own.db, { state: 'verified', now: A_MONDAY })

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
