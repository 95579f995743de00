import { LIGHT_PALETTE } from '@muhurta/brand'
import { drawRule, textHeight, textWidth, writeText } from '@muhurta/pdf'
import type { PaneBlock } from '#app/features/chart-panes/pane.ts'
import { CONTENT_WIDTH, MARGIN } from './chart-page.ts'
import { makeRoom, type PageFlow } from './page-flow.ts'

type PaneTable = Extract<PaneBlock, { kind: 'table' }>
type Layout = { readonly size: number; readonly widths: readonly number[] }
type RowStyle = { readonly style: 'body' | 'bold'; readonly color: string }

/** Wide tables are set smaller, until the longest word of each column fits. */
const SIZES = [8.5, 7.5, 6.5, 5.5] as const
const CELL_GAP = 7
const ROW_GAP = 3
const MOST_LINES = 60
const HEADER: RowStyle = { style: 'bold', color: LIGHT_PALETTE.inkSoft }

/** A table of any length. Its header is repeated on each page. */
export function flowTable(flow: PageFlow, { caption, columns, rows }: PaneTable): void {
  const layout = layoutTable(flow, [columns, ...rows.map(({ cells }) => cells)])
  const headerHeight = rowHeight(flow, columns, HEADER, layout)
  makeRoom(flow, 16 + 3 * headerHeight)
  flow.y = writeText(flow.pdf, caption, {
    x: MARGIN,
    y: flow.y,
    width: CONTENT_WIDTH,
    maxLines: 2,
    style: 'bold',
    size: 10,
  })
  flow.y += 2
  writeRow(flow, columns, HEADER, layout)
  for (const { cells, isMarked = false } of rows) {
    const look: RowStyle = { style: isMarked ? 'bold' : 'body', color: LIGHT_PALETTE.ink }
    if (makeRoom(flow, rowHeight(flow, cells, look, layout))) writeRow(flow, columns, HEADER, layout)
    drawRule(flow.pdf, { x: MARGIN, y: flow.y, width: layout.widths.reduce((sum, width) => sum + width, 0) })
    writeRow(flow, cells, look, layout)
  }
  flow.y += 10
}

function writeRow(flow: PageFlow, cells: readonly string[], look: RowStyle, { size, widths }: Layout): void {
  let x = MARGIN
  let bottom = flow.y
  widths.forEach((width, index) => {
    const box = { x, y: flow.y + ROW_GAP / 2, width: width - CELL_GAP, maxLines: MOST_LINES, size, ...look }
    bottom = Math.max(bottom, writeText(flow.pdf, cells[index] ?? '', box))
    x += width
  })
  flow.y = bottom + ROW_GAP / 2
}

function rowHeight({ pdf }: PageFlow, cells: readonly string[], { style }: RowStyle, { size, widths }: Layout): number {
  const heights = widths.map((width, index) =>
    textHeight(pdf, cells[index] ?? '', { width: width - CELL_GAP, maxLines: MOST_LINES, size, style }),
  )
  return Math.max(...heights) + ROW_GAP
}

/** The largest size at which no word is broken, and the widths of the columns at that size. */
function layoutTable({ pdf }: PageFlow, rows: readonly (readonly string[])[]): Layout {
  const columns = Array.from({ length: Math.max(...rows.map((cells) => cells.length)) }, (_, index) =>
    rows.map((cells) => cells[index] ?? ''),
  )
  // Bold is the widest style, and widths grow with the size.
  const widthOf = (text: string) => textWidth(pdf, text, { style: 'bold', size: 1 })
  const widest = (texts: readonly string[]) => Math.max(0, ...[...new Set(texts)].map(widthOf))
  const natural = columns.map(widest)
  const words = columns.map((texts) => widest(texts.flatMap((text) => text.split(/\s+/))))
  const room = CONTENT_WIDTH - columns.length * CELL_GAP
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)
  const size = SIZES.find((each) => sum(words) * each <= room) ?? SIZES[SIZES.length - 1] ?? 0
  const widths = shareRoom(
    natural.map((width) => width * size + 0.5),
    words.map((width) => width * size + 0.5),
    room,
  )
  return { size, widths: widths.map((width) => width + CELL_GAP) }
}

/** Each column gets its longest word; what is left goes to the columns that want more, to each the same. */
function shareRoom(natural: readonly number[], least: readonly number[], room: number): number[] {
  const total = natural.reduce((sum, width) => sum + width, 0)
  if (total <= room) return [...natural]
  const widths = [...least]
  let left = room - widths.reduce((sum, width) => sum + width, 0)
  let hungry = widths.flatMap((width, index) => (width < (natural[index] ?? 0) ? [index] : []))
  while (left > 0.5 && hungry.length > 0) {
    const share = left / hungry.length
    for (const index of hungry) {
      const more = Math.min(share, (natural[index] ?? 0) - (widths[index] ?? 0))
      widths[index] = (widths[index] ?? 0) + more
      left -= more
    }
    hungry = hungry.filter((index) => (natural[index] ?? 0) - (widths[index] ?? 0) > 0.01)
  }
  return widths
}
