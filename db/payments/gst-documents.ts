import { and, asc, between, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.ts'
import { invoices } from '#db/schema/invoices.ts'
import type { GstDocument } from '#domain/invoices/gst-summary.ts'
import type { DateRange } from '#domain/time/date-range.ts'

const credited = alias(invoices, 'credited')

/** The numbered invoices and credit notes dated within these days, by number. */
export async function listGstDocuments(db: Database, { from, until }: DateRange): Promise<GstDocument[]> {
  const rows = await db
    .select({
      kind: invoices.kind,
      status: invoices.status,
      isPaid: sql<boolean>`${invoices.paidAt} is not null`,
      number: invoices.invoiceNumber,
      series: invoices.series,
      financialYear: invoices.financialYear,
      place: invoices.place,
      date: invoices.invoiceDate,
      gstMode: invoices.gstMode,
      snapshot: invoices.snapshot,
      taxable: invoices.amount,
      cgst: invoices.cgst,
      sgst: invoices.sgst,
      igst: invoices.igst,
      creditedTotal: credited.totalAmount,
    })
    .from(invoices)
    .leftJoin(credited, eq(credited.id, invoices.creditedInvoiceId))
    .where(and(isNotNull(invoices.invoiceNumber), between(invoices.invoiceDate, from, until)))
    .orderBy(asc(invoices.series), asc(invoices.financialYear), asc(invoices.place))
  return rows.map(({ snapshot, number, series, financialYear, place, ...row }) => {
    if (number === null || series === null || financialYear === null || place === null) {
      throw new Error('A numbered invoice has no place in its series.')
    }
    const { sac, placeOfSupply, creditedNumber, seller } = snapshot
    return {
      ...row,
      ...{ number, series, financialYear, place, sac, placeOfSupply, creditedNumber },
      supplierState: seller.stateCode,
    }
  })
}

/** The first month with a numbered document, yyyy-MM. */
export async function findFirstInvoiceMonth(db: Database): Promise<string | undefined> {
  const [found] = await db
    .select({ day: sql<string | null>`min(${invoices.invoiceDate})::text` })
    .from(invoices)
    .where(isNotNull(invoices.invoiceNumber))
  return found?.day?.slice(0, 7)
}
