import type { TransitRow } from '#app/features/chart-text/brief-text.ts'
import { BRIEF } from '#content/desk/brief.ts'

/** Transits in a table narrow enough for a phone. */
export function TransitTable({ title, rows }: { title: string; rows: readonly TransitRow[] }) {
  const { graha, position, fromMoon, fromLagna } = BRIEF.transitColumns
  return (
    <table className="data-table data-table-compact">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{graha}</th>
          <th scope="col">{position}</th>
          <th scope="col">{fromMoon}</th>
          <th scope="col">{fromLagna}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.graha}>
            <th scope="row">
              {row.graha}
              {row.over && <span className="graha-state">{BRIEF.overNatal(row.over)}</span>}
            </th>
            <td>
              <span className="whitespace-nowrap">{row.position}</span> {row.sign}
            </td>
            <td>{row.fromMoon}</td>
            <td>{row.fromLagna}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
