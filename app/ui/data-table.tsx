import type { ReactNode } from 'react'

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
}

/** Few short columns, which stay a table on a phone; records of one kind are a `RowList`. */
export function DataTable<Row>({ caption, isCaptionHidden = false, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <table className="data-table data-table-compact">
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
                  {cell(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
