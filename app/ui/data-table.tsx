import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand right-aligned so that their digits line up. */
  isNumber?: boolean
  /** The cell that names the row. */
  isRowHeader?: boolean
}

type DataTableProps<Row> = {
  caption: string
  /** Hidden captions still name the table to a screen reader. */
  isCaptionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Each row is one line with a button at its end. */
  hasButtons?: boolean
}

/** A table on a desk, a stack of cards on a phone: the same markup, labelled by its headers. */
export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  hasButtons = false,
}: DataTableProps<Row>) {
  return (
    <table className={classNames('data-table data-table-cards', hasButtons && 'data-table-buttons')}>
      <caption className={classNames(isCaptionHidden && 'sr-only')}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ header, isNumber }) => (
            <th key={header} scope="col" className={classNames(isNumber && 'data-number')}>
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
                  data-label={header}
                  className={classNames(isNumber && 'data-number')}
                  {...(isRowHeader && { scope: 'row' })}
                >
                  <span>{cell(row)}</span>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
