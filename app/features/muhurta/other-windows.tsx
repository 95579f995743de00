import type { WindowTimes } from '#app/features/muhurta-view/muhurta-view.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { DayLink } from './day-link.tsx'

type OtherWindowsProps = { windows: readonly WindowTimes[]; hrefOf: (date: string) => string; isPosted: boolean }

/** The windows after the best, one line each. */
export function OtherWindows({ windows, hrefOf, isPosted }: OtherWindowsProps) {
  if (windows.length === 0) return null
  return (
    <details className="birth-more">
      <summary>
        {MUHURTA.result.others} ({windows.length})
      </summary>
      <DataTable
        caption={MUHURTA.result.othersLead}
        rows={windows}
        rowKey={({ key }) => key}
        isCompact
        columns={[
          {
            header: MUHURTA.result.columns.day,
            cell: ({ date, day }) => (
              <DayLink date={date} href={hrefOf(date)} isPosted={isPosted} className="text-link">
                {day}
              </DayLink>
            ),
            isRowHeader: true,
          },
          { header: MUHURTA.result.columns.time, cell: ({ from, to }) => MUHURTA.result.span(from, to) },
          { header: MUHURTA.result.columns.quality, cell: ({ quality }) => MUHURTA.result.qualities[quality] },
        ]}
      />
    </details>
  )
}
