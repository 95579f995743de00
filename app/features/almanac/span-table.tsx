import { DataTable } from '#app/ui/data-table.tsx'
import { ALMANAC } from '#content/almanac/almanac.ts'
import type { ListedSpan, SpanGroup } from './day-lists.ts'

/** Named times with their start and end. */
export function SpanTable({ title, spans }: SpanGroup) {
  return (
    <DataTable
      caption={title}
      rows={spans}
      rowKey={({ name, from }) => `${name} ${from}`}
      isCompact
      columns={[
        { header: ALMANAC.name, cell: SpanName, isRowHeader: true },
        { header: ALMANAC.from, cell: ({ from }) => from },
        { header: ALMANAC.to, cell: ({ to }) => to },
      ]}
    />
  )
}

function SpanName({ name, note }: ListedSpan) {
  if (note === undefined) return name
  return (
    <>
      {name}
      <span className="hint"> {note}</span>
    </>
  )
}
