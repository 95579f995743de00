import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { GstMode } from '#domain/content/practice-profile.ts'
import { splitTax, taxOf } from '#domain/invoices/gst.ts'
import { type GstSums, summarizeGst } from '#domain/invoices/gst-summary.ts'
import { paiseFrom } from '#domain/money.ts'
import { daysOfMonths } from '#domain/time/date-range.ts'
import { database } from '#test/database.ts'
import { A_MONDAY, givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { givenInvoiceRow } from '#test/factories/invoices.ts'
import { createRandom } from '#test/fuzz/seeded-random.ts'
import { findFirstInvoiceMonth, listGstDocuments } from './gst-documents.ts'
import { type InvoiceRow, recordInvoice } from './invoices.ts'

const HOME = '29'
const MODES: readonly GstMode[] = ['tax_invoice', 'tax_invoice', 'tax_invoice', 'bill_of_supply', 'unregistered']
const MONTHS = ['2026-09', '2026-10', '2026-11'] as const
const BOOKINGS = 12
const DOCUMENTS_OF_A_BOOKING = 8

const random = createRandom(20_261_117)
let place = 0

/** One that counts, and any number that were cancelled before or after payment, or are credit notes. */
function randomInvoice(booking: { id: string; userId: string }, state: 'paid' | 'cancelled'): InvoiceRow {
  const gstMode = random.pick(MODES)
  const clientState = random.pick([null, HOME, '36', '33', '97'])
  const totalAmount = paiseFrom(1 + random.below(20_000_000))
  const split = splitTax(totalAmount, { mode: gstMode, supplierState: HOME, clientState })
  const isPaid = state === 'paid' || random.happens(0.5)
  place += 1
  const { snapshot, ...row } = givenInvoiceRow()
  return {
    ...row,
    id: randomUUID(),
    bookingId: booking.id,
    userId: booking.userId,
    invoiceNumber: `MU/26-27/${String(place).padStart(5, '0')}`,
    place,
    invoiceDate: `${random.pick(MONTHS)}-${String(1 + random.below(30)).padStart(2, '0')}`,
    status: state,
    paidAt: isPaid ? A_MONDAY : null,
    cancelledAt: state === 'cancelled' ? A_MONDAY : null,
    gstMode,
    amount: split.taxable,
    cgst: split.cgst,
    sgst: split.sgst,
    igst: split.igst,
    taxAmount: taxOf(split),
    totalAmount,
    snapshot: {
      ...snapshot,
      seller: { ...snapshot.seller, stateCode: gstMode === 'unregistered' ? null : HOME },
      sac: gstMode === 'unregistered' ? null : random.pick(['999799', '999293']),
      placeOfSupply: gstMode === 'tax_invoice' ? (clientState ?? HOME) : null,
    },
  }
}

function creditNoteFor(invoice: InvoiceRow): InvoiceRow {
  const invoiceNumber = `CN/26-27/${String(invoice.place).padStart(5, '0')}`
  const status = { status: 'paid', paidAt: A_MONDAY, cancelledAt: null } as const
  return {
    ...invoice,
    ...status,
    id: randomUUID(),
    kind: 'credit_note',
    series: 'CN',
    invoiceNumber,
    creditedInvoiceId: invoice.id,
    snapshot: { ...invoice.snapshot, creditedNumber: invoice.invoiceNumber },
  }
}

/** The sums of the invoices by SQL alone: credit notes negative, those cancelled before payment nothing. */
async function sumsBySql(month: string, group = sql`''`): Promise<Record<string, Omit<GstSums, 'tax'>>> {
  const signed = (column: string) => sql`sum(sign * ${sql.identifier(column)})::int`
  const { rows } = await database().execute<Omit<GstSums, 'tax'> & { key: string | null }>(sql`
    select ${group} as key, ${signed('amount_paise')} as taxable, ${signed('cgst_paise')} as cgst,
      ${signed('sgst_paise')} as sgst, ${signed('igst_paise')} as igst, ${signed('total_amount_paise')} as total
    from (select *, case when kind = 'credit_note' then -1 when paid_at is null then 0 else 1 end as sign from invoices) i
    where to_char(invoice_date, 'YYYY-MM') = ${month}
    group by 1`)
  return Object.fromEntries(rows.map(({ key, ...sums }) => [String(key), sums]))
}

const withoutTax = ({ taxable, cgst, sgst, igst, total }: GstSums) => ({ taxable, cgst, sgst, igst, total })

function addedBy<Row extends GstSums>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const sums: Record<string, ReturnType<typeof withoutTax>> = {}
  for (const row of rows) {
    const known = sums[keyOf(row)]
    const parts = Object.entries(withoutTax(row)) as [keyof ReturnType<typeof withoutTax>, number][]
    sums[keyOf(row)] = Object.fromEntries(
      parts.map(([part, paise]) => [part, paise + (known?.[part] ?? 0)]),
    ) as unknown as ReturnType<typeof withoutTax>
  }
  return sums
}

test('every table of each month adds up to its random invoices, to the paisa', async () => {
  const service = await givenConsultation(database(), 'Prasna')
  for (let count = 0; count < BOOKINGS; count++) {
    const booking = await givenBooking(database(), { service })
    for (let index = 0; index < DOCUMENTS_OF_A_BOOKING; index++) {
      const invoice = randomInvoice(booking, index === 0 ? 'paid' : 'cancelled')
      await recordInvoice(database(), invoice)
      if (random.happens(0.4)) await recordInvoice(database(), creditNoteFor(invoice))
    }
  }

  for (const month of MONTHS) {
    const documents = await listGstDocuments(database(), daysOfMonths(month))
    const { net, invoiced, credited, large, supplies, creditNotes, codes, series } = summarizeGst(documents)
    const filed = [...supplies, ...large, ...creditNotes.filter(({ isLarge }) => isLarge)]
    const { '': expected } = await sumsBySql(month)

    expect(withoutTax(net)).toEqual(expected)
    expect(large.length).toBeGreaterThan(0)
    expect(invoiced.total + credited.total).toBe(net.total)
    expect(net.taxable + net.tax).toBe(net.total)
    expect(addedBy(filed, () => '')['']).toEqual(expected)
    expect(addedBy(filed, ({ placeOfSupply }) => String(placeOfSupply))).toEqual(
      await sumsBySql(month, sql`snapshot ->> 'placeOfSupply'`),
    )
    expect(addedBy(codes, ({ sac }) => String(sac))).toEqual(await sumsBySql(month, sql`snapshot ->> 'sac'`))
    expect(series.reduce((sum, { issued }) => sum + issued, 0)).toBe(documents.length)
    expect(supplies.filter(({ isInterState, igst, tax }) => tax !== 0 && isInterState !== (igst !== 0))).toEqual([])
  }
  expect(await findFirstInvoiceMonth(database())).toBe('2026-09')
})
