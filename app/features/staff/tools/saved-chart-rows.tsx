import { Link } from 'react-router'
import { SAVED_CHARTS } from '#content/charts/saved-charts.ts'
import { savedChartPath } from './saved-chart-paths.ts'

export type SavedChartRow = {
  readonly id: string
  readonly name: string
  /** Date, time and place of birth. */
  readonly facts: string
  readonly tags: readonly string[]
}

export function SavedChartRows({ charts }: { charts: readonly SavedChartRow[] }) {
  return (
    <ul className="desk-rows" aria-label={SAVED_CHARTS.caption}>
      {charts.map(({ id, name, facts, tags }) => (
        <li key={id} className="desk-row">
          <Link className="text-link inline-flex min-h-11 items-center font-semibold" to={savedChartPath(id)}>
            {name}
          </Link>
          <span className="hint">
            {facts}
            {tags.length > 0 && <span className="block">{tags.join(', ')}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
