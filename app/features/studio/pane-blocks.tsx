import type { PaneBlock, PaneId, PaneRow } from '#app/features/chart-panes/pane.ts'
import { ChartPanel } from '#app/features/horoscope/chart-panel.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { STUDIO } from '#content/charts/studio.ts'
import { fieldName } from './studio-request.ts'

/** Longer cells are sentences and may wrap. */
const LONG_CELL = 36

type PaneBlocksProps = { pane: PaneId; blocks: readonly PaneBlock[] }

/** The parts of a pane, as text, tables and drawings. */
export function PaneBlocks({ pane, blocks }: PaneBlocksProps) {
  return groupCharts(blocks).map((group, index) => {
    const id = `${pane}-${index}`
    const [block] = group
    if (group.length === 1 && block) return <Block key={id} id={id} pane={pane} block={block} />
    return (
      <div key={id} className="studio-charts">
        {group.map((chart, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names and never change their order.
          <Block key={place} id={`${id}-${place}`} pane={pane} block={chart} />
        ))}
      </div>
    )
  })
}

/** Charts that follow each other stand side by side where there is room. */
function groupCharts(blocks: readonly PaneBlock[]): PaneBlock[][] {
  const groups: PaneBlock[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind === 'chart' && last?.[0]?.kind === 'chart') last.push(block)
    else groups.push([block])
  }
  return groups
}

function Block({ id, pane, block }: { id: string; pane: PaneId; block: PaneBlock }) {
  switch (block.kind) {
    case 'text':
      return block.lines.map((line) => <p key={line}>{line}</p>)
    case 'facts':
      return <FactList facts={block.facts} />
    case 'chart':
      return (
        <div className="grid gap-2">
          <h3 className="text-lg">{block.contents.title}</h3>
          <ChartPanel id={id} contents={block.contents} />
        </div>
      )
    case 'table':
      return <Table pane={pane} block={block} />
  }
}

function Table({ pane, block }: { pane: PaneId; block: Extract<PaneBlock, { kind: 'table' }> }) {
  const { caption, columns, rows } = block
  return (
    // Often wider than a phone, so it must be scrollable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable.
    <section className="studio-table" aria-label={STUDIO.scroll(caption)} tabIndex={0}>
      <table className="data-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.cells.join('|')} pane={pane} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ pane, row: { cells, isMarked = false, answers } }: { pane: PaneId; row: PaneRow }) {
  const [name, ...others] = cells
  return (
    <tr {...(isMarked && { className: 'studio-marked' })}>
      <th scope="row">
        {answers ? (
          <button
            type="submit"
            className="text-link"
            name="set"
            value={`${fieldName(pane, answers.field)}=${answers.value}`}
          >
            {name}
          </button>
        ) : (
          name
        )}
        {isMarked && <span className="sr-only"> {STUDIO.marked}</span>}
      </th>
      {others.map((cell, index) => (
        // A row has the cells of its columns, in their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <td key={index} {...(cell.length > LONG_CELL && { className: 'studio-long' })}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
