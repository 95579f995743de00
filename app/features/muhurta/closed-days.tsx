import type { RuleId } from '@muhurta/jyotish/muhurta'
import { monthName } from '#app/features/chart-text/date-names.ts'
import type { ClosedDayView, MuhurtaView } from '#app/features/muhurta-view/muhurta-view.ts'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { namedDay } from '#content/words/dates.ts'

type ClosedDaysProps = { closed: readonly ClosedDayView[]; rules: MuhurtaView['rules'] }

/** What forbids each day without a window, and what would have to give way. */
export function ClosedDays({ closed, rules }: ClosedDaysProps) {
  if (closed.length === 0) return null
  const nameOf = (id: RuleId) => rules[id]?.name ?? id
  const months = [...Map.groupBy(closed, ({ date }) => date.slice(0, 7))]
  return (
    <section aria-labelledby="closed-title" className="grid gap-3">
      <h2 id="closed-title" className="text-xl">
        {MUHURTA.closed.title}
      </h2>
      {months.map(([month, days]) => (
        <details key={month} className="birth-more">
          <summary>{MUHURTA.closed.summary(monthName(month), days.length)}</summary>
          <ul className="muhurta-closed">
            {days.map(({ date, rules: forbidding, nearest }) => (
              <li key={date}>
                <b>{namedDay(date)}</b>
                <p>
                  {MUHURTA.closed.forbids}: {forbidding.map(nameOf).join(', ')}.
                </p>
                <p className="hint">
                  {MUHURTA.closed.nearest(nearest.from, nearest.to, nearest.rules.map(nameOf).join(', '))}
                </p>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
