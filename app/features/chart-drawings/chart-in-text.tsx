import { type House, RASHI_INDEXES, type RashiIndex, rashiOfHouse } from '@muhurta/jyotish'
import { chosenSignName, rashiLabel } from '#app/features/page-parts/shown-names.ts'
import { CHART_PANEL } from '#content/charts/chart-marks.ts'
import { type ChartContents, houseOfRashi } from './chart-contents.ts'
import { textTarget } from './chart-drawing.tsx'
import { markText } from './chart-text.ts'

type ChartTextProps = { contents: ChartContents; textId: string; summary: string }

/** The same chart as a table, house by house, for screen readers, keyboards and readers who prefer text. */
export function ChartText({ contents, textId, summary }: ChartTextProps) {
  const { lagna } = contents
  const order = lagna === undefined ? RASHI_INDEXES : RASHI_INDEXES.map((step) => nextSign(lagna, step))
  return (
    <details className="chart-text">
      <summary>{summary}</summary>
      <table className="data-table">
        <caption className="sr-only">{contents.title}</caption>
        <thead>
          <tr>
            {lagna !== undefined && <th scope="col">{CHART_PANEL.columns.house}</th>}
            <th scope="col">{CHART_PANEL.columns.sign}</th>
            <th scope="col">{CHART_PANEL.columns.grahas}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((rashi) => (
            <tr key={rashi} id={textTarget(textId, rashi)}>
              {lagna !== undefined && <td>{houseOfRashi(contents, rashi)}</td>}
              <th scope="row">
                {chosenSignName(rashi)}{' '}
                {rashiLabel(rashi).devanagari && <span lang="sa">{rashiLabel(rashi).devanagari}</span>}
              </th>
              <td>{(contents.signs[rashi] ?? []).map(markText).join(', ') || '\u2013'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function nextSign(lagna: RashiIndex, step: RashiIndex): RashiIndex {
  return rashiOfHouse(lagna, (step + 1) as House)
}
