import { Card } from '#app/ui/card.tsx'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { GST } from '#content/staff/money/gst-summary.ts'
import { shortDate } from '#content/words/dates.ts'
import { stateName } from '#content/words/indian-names.ts'
import { formatRupees } from '#content/words/money.ts'
import type { CreditNoteSums, GstSummary, GstSums } from '#domain/invoices/gst-summary.ts'

const { columns } = GST

const SUM_COLUMNS: readonly RowColumn<GstSums>[] = [
  {
    header: columns.taxable,
    place: 'detail',
    cell: ({ taxable }) => formatRupees(taxable),
    isNumber: true,
    isLabelled: true,
  },
  { header: columns.cgst, place: 'detail', cell: ({ cgst }) => formatRupees(cgst), isNumber: true, isLabelled: true },
  { header: columns.sgst, place: 'detail', cell: ({ sgst }) => formatRupees(sgst), isNumber: true, isLabelled: true },
  { header: columns.igst, place: 'detail', cell: ({ igst }) => formatRupees(igst), isNumber: true, isLabelled: true },
  { header: columns.total, place: 'sum', cell: ({ total }) => formatRupees(total) },
]
/** Without tax, the taxable value and the total are the same. */
const TOTAL_COLUMN: readonly RowColumn<GstSums>[] = SUM_COLUMNS.slice(-1)

/** The tables of a month. Without tax, only the totals and the numbers of the documents. */
export function GstTables({ summary }: { summary: GstSummary }) {
  const { isTaxed, large, supplies, creditNotes, codes, series, invoiced, credited, net } = summary
  const sums = isTaxed ? SUM_COLUMNS : TOTAL_COLUMN
  return (
    <>
      <Card as="section">
        <RowList
          caption={GST.totals}
          columns={[{ header: columns.what, cell: ({ name }) => name, place: 'title' }, ...sums]}
          rows={[
            { name: GST.invoiced, ...invoiced },
            { name: GST.credited, ...credited },
            { name: GST.net, ...net },
          ]}
          rowKey={({ name }) => name}
        />
      </Card>
      {large.length > 0 && (
        <Card as="section">
          <RowList
            caption={GST.large}
            columns={[
              { header: columns.number, cell: ({ number }) => number, place: 'title' },
              { header: columns.date, place: 'detail', cell: ({ date }) => shortDate(date) },
              { header: columns.place, place: 'detail', cell: ({ placeOfSupply }) => placeOfSupplyText(placeOfSupply) },
              {
                header: columns.rate,
                place: 'detail',
                cell: ({ percent }) => GST.percent(percent),
                isNumber: true,
                isLabelled: true,
              },
              ...sums,
            ]}
            rows={large}
            rowKey={({ number }) => number}
          />
        </Card>
      )}
      {isTaxed && (
        <Card as="section">
          <RowList
            caption={GST.supplies}
            columns={[
              {
                header: columns.place,
                cell: ({ placeOfSupply }) => placeOfSupplyText(placeOfSupply),
                place: 'title',
              },
              { header: columns.kind, place: 'detail', cell: ({ isInterState }) => supplyText(isInterState) },
              {
                header: columns.rate,
                place: 'detail',
                cell: ({ percent }) => GST.percent(percent),
                isNumber: true,
                isLabelled: true,
              },
              {
                header: columns.count,
                place: 'detail',
                cell: ({ documents }) => documents,
                isNumber: true,
                isLabelled: true,
              },
              ...sums,
            ]}
            rows={supplies}
            rowKey={({ placeOfSupply, isInterState, percent }) => `${placeOfSupply} ${isInterState} ${percent}`}
          />
        </Card>
      )}
      {isTaxed && (
        <Card as="section">
          <RowList
            caption={GST.codes}
            columns={[
              { header: columns.sac, cell: ({ sac }) => sac ?? GST.noCode, place: 'title' },
              {
                header: columns.rate,
                place: 'detail',
                cell: ({ percent }) => GST.percent(percent),
                isNumber: true,
                isLabelled: true,
              },
              {
                header: columns.count,
                place: 'detail',
                cell: ({ documents }) => documents,
                isNumber: true,
                isLabelled: true,
              },
              ...sums,
            ]}
            rows={codes}
            rowKey={({ sac, percent }) => `${sac} ${percent}`}
          />
        </Card>
      )}
      {creditNotes.length > 0 && (
        <Card as="section">
          <RowList
            caption={GST.creditNotes}
            columns={[
              { header: columns.number, cell: ({ number }) => number, place: 'title' },
              { header: columns.date, place: 'detail', cell: ({ date }) => shortDate(date) },
              {
                header: columns.against,
                place: 'detail',
                cell: ({ creditedNumber }) => creditedNumber,
                isLabelled: true,
              },
              ...(isTaxed
                ? [
                    {
                      header: columns.place,
                      place: 'detail' as const,
                      cell: ({ placeOfSupply }: CreditNoteSums) => placeOfSupplyText(placeOfSupply),
                    },
                    {
                      header: columns.filed,
                      place: 'detail' as const,
                      cell: ({ isLarge }: CreditNoteSums) => GST.noteTable(isLarge),
                      isLabelled: true,
                    },
                  ]
                : []),
              ...sums,
            ]}
            rows={creditNotes}
            rowKey={({ number }) => number}
          />
        </Card>
      )}
      <Card as="section">
        <RowList
          caption={GST.series}
          columns={[
            { header: columns.what, cell: (row) => GST.seriesNames[row.series], place: 'title' },
            { header: columns.first, place: 'detail', cell: ({ first }) => first, isLabelled: true },
            { header: columns.last, place: 'detail', cell: ({ last }) => last, isLabelled: true },
            { header: columns.issued, place: 'detail', cell: ({ issued }) => issued, isNumber: true, isLabelled: true },
            {
              header: columns.cancelled,
              place: 'detail',
              cell: ({ cancelled }) => cancelled,
              isNumber: true,
              isLabelled: true,
            },
          ]}
          rows={series}
          rowKey={({ series: name, financialYear }) => `${name} ${financialYear}`}
        />
      </Card>
    </>
  )
}

/** "29 Karnataka", as the forms of the tax office name a state. */
export function placeOfSupplyText(code: string | null): string {
  return code === null ? GST.noPlace : `${code} ${stateName(code)}`
}

export function supplyText(isInterState: boolean): string {
  return isInterState ? GST.interState : GST.intraState
}
