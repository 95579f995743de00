import { LIGHT_PALETTE } from '@muhurta/brand'
import { textHeight, writeText } from '@muhurta/pdf'
import type { ChartContents } from '#app/features/chart-drawings/chart-contents.ts'
import { canDraw } from '#app/features/chart-drawings/chart-layout.ts'
import type { PaneBlock } from '#app/features/chart-panes/pane.ts'
import type { ChartStyle } from '#domain/chart-style.ts'
import { CONTENT_WIDTH, MARGIN } from './chart-page.ts'
import { drawTitledChart } from './draw-chart.ts'
import { flowTable } from './flow-table.ts'
import { makeRoom, type PageFlow } from './page-flow.ts'

const CHART_GAP = 18
const CHART_SIDE = (CONTENT_WIDTH - CHART_GAP) / 2
const TERM_WIDTH = 150
const MOST_LINES = 60

/** The parts of a pane as on the screen; charts stand in pairs. */
export function flowBlocks(flow: PageFlow, blocks: readonly PaneBlock[], style: ChartStyle): void {
  let charts: ChartContents[] = []
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'chart') charts.push(block.contents)
    const isPair = charts.length === 2
    const isLast = blocks[index + 1]?.kind !== 'chart'
    if (charts.length > 0 && (isPair || isLast)) {
      flowCharts(flow, charts, style)
      charts = []
    }
    if (block.kind === 'text') for (const line of block.lines) flowText(flow, line)
    if (block.kind === 'facts') for (const { term, value } of block.facts) flowFact(flow, term, value)
    if (block.kind === 'table') flowTable(flow, block)
    if (block.kind === 'facts') flow.y += 8
  }
}

export function flowText(flow: PageFlow, text: string, color: string = LIGHT_PALETTE.ink): void {
  const box = { width: CONTENT_WIDTH, maxLines: MOST_LINES, size: 9 }
  makeRoom(flow, textHeight(flow.pdf, text, box))
  flow.y = writeText(flow.pdf, text, { ...box, x: MARGIN, y: flow.y, color }) + 6
}

function flowFact(flow: PageFlow, term: string, value: string): void {
  const box = { width: CONTENT_WIDTH - TERM_WIDTH, maxLines: MOST_LINES, size: 9 }
  makeRoom(flow, textHeight(flow.pdf, value, box))
  const { y } = flow
  const below = writeText(flow.pdf, term, { x: MARGIN, y, width: TERM_WIDTH - 8, maxLines: 3, size: 9, style: 'bold' })
  flow.y = Math.max(below, writeText(flow.pdf, value, { ...box, x: MARGIN + TERM_WIDTH, y })) + 2
}

function flowCharts(flow: PageFlow, charts: readonly ChartContents[], style: ChartStyle): void {
  makeRoom(flow, CHART_SIDE + CHART_GAP)
  charts.forEach((contents, index) => {
    const x = MARGIN + index * (CHART_SIDE + CHART_GAP)
    const drawn = canDraw(style, contents.lagna) ? style : 'south'
    drawTitledChart(flow.pdf, contents, drawn, { x, y: flow.y, side: CHART_SIDE })
  })
  flow.y += CHART_SIDE + CHART_GAP
}
