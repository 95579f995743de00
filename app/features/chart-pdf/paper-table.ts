import { DAWN } from '#domain/dawn.ts'
import { type Pdf, printable } from './chart-pdf-text.ts'

export type PaperColumn = { readonly header: string; readonly width: number; readonly isNumber?: boolean }

type Table = {
  readonly x: number
  readonly y: number
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly (readonly string[])[]
  /** The row to set in bold: what runs now. */
  readonly strong?: number
  readonly lineHeight?: number
}

const SIZE = 8.5

/** A table with hairlines; answers where the page goes on. */
export function drawTable(pdf: Pdf, { x, y, columns, rows, strong, lineHeight = 14.5 }: Table): number {
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const write = (cells: readonly string[], top: number, font: 'body' | 'bold', color: string) => {
    let left = x
    columns.forEach((column, index) => {
      pdf.font(font).fontSize(SIZE).fillColor(color)
      const text = printable(cells[index] ?? '')
      const start = column.isNumber ? left + column.width - 6 - pdf.widthOfString(text) : left
      pdf.text(text, start, top, { lineBreak: false })
      left += column.width
    })
  }
  write(
    columns.map(({ header }) => header),
    y,
    'bold',
    DAWN.inkSoft,
  )
  rows.forEach((cells, index) => {
    const top = y + (index + 1) * lineHeight
    pdf
      .moveTo(x, top + 1)
      .lineTo(x + width, top + 1)
      .lineWidth(0.5)
      .strokeColor(DAWN.hairline)
      .stroke()
    write(cells, top, index === strong ? 'bold' : 'body', DAWN.ink)
  })
  return y + (rows.length + 1) * lineHeight + 4
}
