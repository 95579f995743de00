import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/**
 * Where a cell stands on a phone: the title and the sum make the first line, details and the state the second.
 * Notes and actions have a line of their own. What the row can do without is only in the table.
 */
type RowPlace = 'title' | 'sum' | 'detail' | 'state' | 'note' | 'action' | 'table'

export type RowColumn<Row> = {
  header: string
  place: RowPlace
  /** Nothing for a cell that has nothing to say. */
  cell: (row: Row) => ReactNode
  /** Right-aligned in the table, as sums are. */
  isNumber?: boolean
  /** On a phone the header stands before the value, which says nothing alone. */
  isLabelled?: boolean
}

type RowListProps<Row> = {
  caption: string
  /** A hidden caption still names the list for screen readers. */
  isCaptionHidden?: boolean
  /** The title before the sum. */
  columns: readonly RowColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Records of one kind: a table on a desktop, rows of two lines on a phone, with the same markup. */
export function RowList<Row>({ caption, isCaptionHidden = false, columns, rows, rowKey }: RowListProps<Row>) {
  return (
    <table className="data-table row-list">
      <caption className={isCaptionHidden ? 'sr-only' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.header} scope="col" className={numberClass(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => {
              const { header, place, cell, isLabelled } = column
              const Cell = place === 'title' ? 'th' : 'td'
              return (
                <Cell
                  key={header}
                  className={classNames(`row-${place}`, numberClass(column))}
                  scope={place === 'title' ? 'row' : undefined}
                  data-label={isLabelled ? header : undefined}
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

function numberClass({ place, isNumber }: Pick<RowColumn<never>, 'place' | 'isNumber'>): string | undefined {
  return place === 'sum' || isNumber ? 'data-number' : undefined
}
