import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligned, so that digits line up. */
  isNumber?: boolean
  /** The cell that names the row. */
  isRowHeader?: boolean
}

type DataTableProps<Row> = {
  caption: string
  /** A hidden caption still names the table for screen readers. */
  isCaptionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Each row is one line with a button at its end. */
  hasButtons?: boolean
  /** Few short columns, which stay a table on a phone. */
  isCompact?: boolean
}

/** A table on a desktop, a stack of cards on a phone, with the same markup. */
export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  hasButtons = false,
  isCompact = false,
}: DataTableProps<Row>) {
  return (
    <table
      className={classNames(
        'data-table',
        isCompact ? 'data-table-compact' : 'data-table-cards',
        hasButtons && 'data-table-buttons',
      )}
    >
      <caption className={isCaptionHidden ? 'sr-only' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ header, isNumber }) => (
            <th key={header} scope="col" className={isNumber ? 'data-number' : undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ header, cell, isNumber, isRowHeader }) => {
              const Cell = isRowHeader ? 'th' : 'td'
              return (
                <Cell
                  key={header}
                  className={isNumber ? 'data-number' : undefined}
                  scope={isRowHeader ? 'row' : undefined}
                  data-label={header}
                >
                  {isCompact ? cell(row) : <div>{cell(row)}</div>}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
