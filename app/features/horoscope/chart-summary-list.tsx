import { summaryFacts } from '#app/features/chart-text/summary-text.ts'
import { SUMMARY } from '#content/charts/chart-summary.ts'
import type { TimedChart, UntimedChart } from '#domain/charts/birth-chart.ts'
import type { ChartSummary } from '#domain/charts/chart-summary.ts'

type ChartSummaryListProps = { cast: TimedChart | UntimedChart; summary: ChartSummary }

/** What most people ask first, in plain words, each with its reason. */
export function ChartSummaryList({ cast, summary }: ChartSummaryListProps) {
  return (
    <section className="chart-summary" aria-labelledby="summary-title">
      <h3 id="summary-title">{SUMMARY.heading}</h3>
      <dl>
        {summaryFacts(cast, summary).map(({ term, value, why }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <b>{value}</b>
              <span className="summary-why">{why}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
