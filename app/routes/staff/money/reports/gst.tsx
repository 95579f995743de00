import { GstTables } from '#app/features/staff/money/gst-tables.tsx'
import { ReportTabs } from '#app/features/staff/money/report-tabs.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { GST } from '#content/staff/money/gst-summary.ts'
import { monthYear } from '#content/words/dates.ts'
import { requirePractice } from '#db/content/practice.ts'
import { findFirstInvoiceMonth, listGstDocuments } from '#db/payments/gst-documents.ts'
import { summarizeGst } from '#domain/invoices/gst-summary.ts'
import { daysOfMonths, istMonth, monthsBetween } from '#domain/time/date-range.ts'
import type { Route } from './+types/gst'
import { monthIn } from './gst-month.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, GST.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = requireAdmin(context)
  const month = monthIn(url, now)
  const [documents, first, { gst }] = await Promise.all([
    listGstDocuments(db, daysOfMonths(month)),
    findFirstInvoiceMonth(db),
    requirePractice(db),
  ])
  const current = istMonth(now)
  const isBill = documents.some(({ gstMode }) => gstMode === 'bill_of_supply') || gst.mode === 'bill_of_supply'
  return {
    month,
    months: [...new Set([month, ...monthsBetween(first ?? current, current)])].toSorted().toReversed(),
    summary: summarizeGst(documents),
    isBill,
    isMixed: new Set(documents.map(({ gstMode }) => gstMode)).size > 1,
  }
}

export default function Gst({ loaderData }: Route.ComponentProps) {
  const { month, months, summary, isBill, isMixed } = loaderData
  const isEmpty = summary.series.length === 0
  return (
    <>
      <ReportTabs current="gst" maySeeGst />
      <header className="grid gap-2">
        <h2 className="text-2xl">{`${GST.title}: ${monthYear(month)}`}</h2>
        <p className="hint">{GST.lead}</p>
      </header>
      <form method="get" className="no-print flex flex-wrap items-end gap-3">
        <SelectField
          name="month"
          label={GST.month}
          options={months.map((value) => ({ value, label: monthYear(value) }))}
          defaultValue={month}
        />
        <Button type="submit" tone="secondary">
          {GST.show}
        </Button>
        {!isEmpty && (
          <ButtonLink href={`/staff/money/gst.csv?month=${month}`} tone="secondary">
            {GST.csv}
          </ButtonLink>
        )}
      </form>
      {!summary.isTaxed && (
        <Notice>
          <p>{isBill ? GST.bills : GST.unregistered}</p>
        </Notice>
      )}
      {summary.isTaxed && isMixed && (
        <Notice>
          <p>{GST.mixed}</p>
        </Notice>
      )}
      {isEmpty ? (
        <EmptyState title={GST.none} level={2}>
          {GST.noneLead}
        </EmptyState>
      ) : (
        <GstTables summary={summary} />
      )}
    </>
  )
}
