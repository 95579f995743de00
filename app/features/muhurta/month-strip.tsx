import type { MuhurtaView } from '#app/features/muhurta-view/muhurta-view.ts'
import { classNames } from '#app/ui/class-names.ts'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { fullDay, monthYear } from '#content/words/dates.ts'
import { WEEK } from '#content/words/week-days.ts'
import { weekdayOf } from '#domain/time/india-time.ts'
import { DayLink } from './day-link.tsx'

type MonthStripProps = {
  months: MuhurtaView['months']
  current: string | null
  hrefOf: (date: string) => string
  isPosted: boolean
}

const KINDS = ['good', 'possible', 'none'] as const
/** Where a month begins in a week from Monday. Written out, so that the utilities are found. */
const STARTS = ['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6', 'col-start-7']

/** Every day of the range as a dot that opens its reasons. */
export function MonthStrip({ months, current, hrefOf, isPosted }: MonthStripProps) {
  return (
    <section aria-labelledby="strip-title" className="grid gap-3">
      <h2 id="strip-title" className="text-xl">
        {MUHURTA.strip.title}
      </h2>
      <p className="muhurta-legend">
        {KINDS.map((kind) => (
          <span key={kind}>
            <i className={`muhurta-dot muhurta-dot-${kind}`} /> {MUHURTA.strip.legend[kind]}
          </span>
        ))}
        <span className="hint">{MUHURTA.strip.hint}</span>
      </p>
      <div className="muhurta-months">
        {months.map(({ month, days }) => (
          <div key={month}>
            <h3>{monthYear(month)}</h3>
            <p className="muhurta-days muhurta-weekdays" aria-hidden="true">
              {WEEK.narrow.map((weekday) => (
                <span key={weekday}>{weekday}</span>
              ))}
            </p>
            <ol className="muhurta-days">
              {days.map(({ date, kind }, index) => (
                <li key={date} className={index === 0 ? STARTS[weekdayOf(date) - 1] : undefined}>
                  <DayLink
                    date={date}
                    href={hrefOf(date)}
                    isPosted={isPosted}
                    className={classNames('muhurta-dot', `muhurta-dot-${kind}`)}
                    label={MUHURTA.strip.label(fullDay(date), MUHURTA.strip.kinds[kind])}
                    isCurrent={date === current}
                  >
                    {Number(date.slice(8))}
                  </DayLink>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}
