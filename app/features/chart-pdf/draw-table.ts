import { LIGHT_PALETTE } from '@muhurta/brand'
import { drawRule, type Pdf, writeText } from '@muhurta/pdf'

export type TableColumn = { readonly header: string; readonly width: number; readonly isNumber?: boolean }

type Table = {
  readonly x: number
  readonly y: number
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly string[])[]
  /** The index of the current period's row, set in bold. */
  readonly current?: number
  readonly lineHeight?: number
}

const SIZE = 8.5
const CELL_GAP = 6

/** Draws a table with hairlines and returns the y below it. */
export function drawTable(pdf: Pdf, { x, y, columns, rows, current, lineHeight = 14.5 }: Table): number {
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const headers = columns.map(({ header }) => header)
  const writeRow = (cells: readonly string[], top: number, style: 'body' | 'bold', color: string) => {
    let left = x
    columns.forEach((column, index) => {
      const text = { x: left, y: top, size: SIZE, style, color }
      const room = column.width - CELL_GAP
      if (column.isNumber) writeText(pdf, cells[index] ?? '', { ...text, width: room, align: 'right' })
      // A header may reach over the next column, whose own header is then empty.
      else writeText(pdf, cells[index] ?? '', cells === headers ? text : { ...text, width: room })
      left += column.width
    })
  }
  writeRow(headers, y, 'bold', LIGHT_PALETTE.inkSoft)
  rows.forEach((cells, index) => {
    const top = y + (index + 1) * lineHeight
    drawRule(pdf, { x, y: top + 1, width })
    writeRow(cells, top, index === current ? 'bold' : 'body', LIGHT_PALETTE.ink)
  })
  return y + (rows.length + 1) * lineHeight + 4
}
