import { almanacHref } from '#app/features/almanac/addresses.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FAMILY_DAYS } from '#content/almanac/family-days.ts'
import { to } from '#content/language.ts'
import { longDay, monthYear, SHORT_WEEKDAYS } from '#content/words/dates.ts'
import { type IsoDate, weekdayOf } from '#domain/time/india-time.ts'

export type FamilyDayView = { readonly key: string; readonly date: IsoDate; readonly text: string }

type FamilyListProps = { yearly: readonly FamilyDayView[]; monthly: readonly FamilyDayView[]; citySlug: string }

/** The days of the coming year, next first; those of every month folded away. */
export function FamilyList({ yearly, monthly, citySlug }: FamilyListProps) {
  return (
    <section aria-labelledby="family-days">
      <h2 id="family-days" className="mb-4 text-xl">
        {FAMILY_DAYS.yearly}
      </h2>
      {yearly.length === 0 && monthly.length === 0 && (
        <EmptyState title={FAMILY_DAYS.yearlyNone}>{FAMILY_DAYS.yearlyNoneLead}</EmptyState>
      )}
      <Months days={yearly} citySlug={citySlug} />
      {monthly.length > 0 && (
        <details className="birth-more mt-6">
          <summary>{FAMILY_DAYS.monthly(monthly.length)}</summary>
          <Months days={monthly} citySlug={citySlug} />
        </details>
      )}
    </section>
  )
}

function Months({ days, citySlug }: { days: readonly FamilyDayView[]; citySlug: string }) {
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))]
  return (
    <div className="accordion-columns">
      {months.map(([month, dates]) => (
        <div key={month}>
          <h3 className="text-base">{monthYear(month)}</h3>
          <ul>
            {dates.map(({ key, date, text }) => (
              <li key={key}>
                <a className="text-link" href={to(almanacHref(citySlug, date))}>
                  <span className="sr-only">{longDay(date)}</span>
                  <span aria-hidden="true">
                    {SHORT_WEEKDAYS[weekdayOf(date) % 7]} {Number(date.slice(8))}
                  </span>
                </a>
                <span className="[overflow-wrap:anywhere]">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
