import { Card } from '#app/ui/card.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { GST } from '#content/admin/gst-summary.ts'
import { shortDate } from '#content/words/dates.ts'
import { stateName } from '#content/words/indian-names.ts'
import { formatRupees } from '#content/words/money.ts'
import type { CreditNoteSums, GstSummary, GstSums } from '#domain/invoices/gst-summary.ts'

const { columns } = GST

const SUM_COLUMNS: readonly Column<GstSums>[] = [
  { header: columns.taxable, cell: ({ taxable }) => formatRupees(taxable), isNumber: true },
  { header: columns.cgst, cell: ({ cgst }) => formatRupees(cgst), isNumber: true },
  { header: columns.sgst, cell: ({ sgst }) => formatRupees(sgst), isNumber: true },
  { header: columns.igst, cell: ({ igst }) => formatRupees(igst), isNumber: true },
  { header: columns.total, cell: ({ total }) => formatRupees(total), isNumber: true },
]
/** Without tax, the taxable value and the total are the same. */
const TOTAL_COLUMN: readonly Column<GstSums>[] = SUM_COLUMNS.slice(-1)

/** The tables of a month. Without tax, only the totals and the numbers of the documents. */
export function GstTables({ summary }: { summary: GstSummary }) {
  const { isTaxed, large, supplies, creditNotes, codes, series, invoiced, credited, net } = summary
  const sums = isTaxed ? SUM_COLUMNS : TOTAL_COLUMN
  return (
    <>
      <Card as="section">
        <DataTable
          caption={GST.totals}
          columns={[{ header: columns.what, cell: ({ name }) => name, isRowHeader: true }, ...sums]}
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
          <DataTable
            caption={GST.large}
            columns={[
              { header: columns.number, cell: ({ number }) => number, isRowHeader: true },
              { header: columns.date, cell: ({ date }) => shortDate(date) },
              { header: columns.place, cell: ({ placeOfSupply }) => placeOfSupplyText(placeOfSupply) },
              { header: columns.rate, cell: ({ percent }) => GST.percent(percent), isNumber: true },
              ...sums,
            ]}
            rows={large}
            rowKey={({ number }) => number}
          />
        </Card>
      )}
      {isTaxed && (
        <Card as="section">
          <DataTable
            caption={GST.supplies}
            columns={[
              {
                header: columns.place,
                cell: ({ placeOfSupply }) => placeOfSupplyText(placeOfSupply),
                isRowHeader: true,
              },
              { header: columns.kind, cell: ({ isInterState }) => supplyText(isInterState) },
              { header: columns.rate, cell: ({ percent }) => GST.percent(percent), isNumber: true },
              { header: columns.count, cell: ({ documents }) => documents, isNumber: true },
              ...sums,
            ]}
            rows={supplies}
            rowKey={({ placeOfSupply, isInterState, percent }) => `${placeOfSupply} ${isInterState} ${percent}`}
          />
        </Card>
      )}
      {isTaxed && (
        <Card as="section">
          <DataTable
            caption={GST.codes}
            columns={[
              { header: columns.sac, cell: ({ sac }) => sac ?? GST.noCode, isRowHeader: true },
              { header: columns.rate, cell: ({ percent }) => GST.percent(percent), isNumber: true },
              { header: columns.count, cell: ({ documents }) => documents, isNumber: true },
              ...sums,
            ]}
            rows={codes}
            rowKey={({ sac, percent }) => `${sac} ${percent}`}
          />
        </Card>
      )}
      {creditNotes.length > 0 && (
        <Card as="section">
          <DataTable
            caption={GST.creditNotes}
            columns={[
              { header: columns.number, cell: ({ number }) => number, isRowHeader: true },
              { header: columns.date, cell: ({ date }) => shortDate(date) },
              { header: columns.against, cell: ({ creditedNumber }) => creditedNumber },
              ...(isTaxed
                ? [
                    {
                      header: columns.place,
                      cell: ({ placeOfSupply }: CreditNoteSums) => placeOfSupplyText(placeOfSupply),
                    },
                    { header: columns.filed, cell: ({ isLarge }: CreditNoteSums) => GST.noteTable(isLarge) },
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
        <DataTable
          caption={GST.series}
          columns={[
            { header: columns.what, cell: (row) => GST.seriesNames[row.series], isRowHeader: true },
            { header: columns.first, cell: ({ first }) => first },
            { header: columns.last, cell: ({ last }) => last },
            { header: columns.issued, cell: ({ issued }) => issued, isNumber: true },
            { header: columns.cancelled, cell: ({ cancelled }) => cancelled, isNumber: true },
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
