import { placeOfSupplyText, supplyText } from '#app/features/staff/money/gst-tables.tsx'
import { privateFile } from '#app/http/private-file.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { GST } from '#content/staff/money/gst-summary.ts'
import { listGstDocuments } from '#db/payments/gst-documents.ts'
import { type CsvCell, csvFile } from '#domain/csv-export.ts'
import { type GstSummary, type GstSums, summarizeGst } from '#domain/invoices/gst-summary.ts'
import { daysOfMonths } from '#domain/time/date-range.ts'
import { recordExport } from '#usecases/desk/record-export.ts'
import type { Route } from './+types/gst-csv'
import { monthIn } from './gst-month.ts'

/** The tables of the GST summary in one file; the first column names the table. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, viewer, editorId, now } = requireAdmin(context)
  requireSecondProof(context, viewer, `/staff/money/gst${url.search}`)
  const month = monthIn(url, now)
  const days = daysOfMonths(month)
  const documents = await listGstDocuments(db, days)
  const content = csvFile(GST.csvColumns, linesOf(summarizeGst(documents)))
  const exported = { action: 'records-exported', what: 'gst', ...days, rows: documents.length } as const
  await recordExport(db, { ...exported, staffId: editorId, now })
  return privateFile({ name: `gst-${month}.csv`, type: 'text/csv; charset=utf-8', content })
}

type Facts = {
  readonly documents?: string
  readonly place?: string
  readonly supply?: string
  readonly sac?: string | null
  readonly percent?: number
  readonly count?: number
  readonly first?: string
  readonly last?: string | null
  readonly date?: string
  readonly cancelled?: number
}

function lineOf(section: string, facts: Facts, sums?: GstSums): CsvCell[] {
  const { documents, place, supply, sac, percent, count, first, last, date, cancelled } = facts
  const texts = [documents, place, supply, sac, percent, count, first, last, date, cancelled]
  const amounts = sums && [sums.taxable, sums.cgst, sums.sgst, sums.igst, sums.total]
  return [section, ...texts.map((cell) => cell ?? null), ...(amounts?.map((paise) => ({ paise })) ?? NO_AMOUNTS)]
}

const NO_AMOUNTS = Array.from({ length: 5 }, () => null)

function linesOf({ invoiced, credited, net, large, supplies, codes, creditNotes, series }: GstSummary): CsvCell[][] {
  const { sections } = GST
  return [
    lineOf(sections.totals, { documents: GST.invoiced }, invoiced),
    lineOf(sections.totals, { documents: GST.credited }, credited),
    lineOf(sections.totals, { documents: GST.net }, net),
    ...large.map(({ number, date, placeOfSupply, percent, ...sums }) => {
      const facts = { place: placeOfSupplyText(placeOfSupply), supply: supplyText(true), percent, first: number, date }
      return lineOf(sections.large, facts, sums)
    }),
    ...supplies.map(({ placeOfSupply, isInterState, percent, documents, ...sums }) => {
      const place = placeOfSupplyText(placeOfSupply)
      return lineOf(sections.supplies, { place, supply: supplyText(isInterState), percent, count: documents }, sums)
    }),
    ...codes.map(({ sac, percent, documents, ...sums }) =>
      lineOf(sections.codes, { sac, percent, count: documents }, sums),
    ),
    ...creditNotes.map(({ number, creditedNumber, date, placeOfSupply, isLarge, ...sums }) =>
      lineOf(
        isLarge ? sections.largeNotes : sections.creditNotes,
        { place: placeOfSupplyText(placeOfSupply), first: number, last: creditedNumber, date },
        sums,
      ),
    ),
    ...series.map(({ series: name, first, last, issued, cancelled }) =>
      lineOf(sections.series, { documents: GST.seriesNames[name], count: issued, first, last, cancelled }),
    ),
  ]
}
