import { type Dasha, type DashaPeriod, subPeriods } from '@muhurta/jyotish'
import { useState } from 'react'
import { dateOf } from '#app/features/chart-text/format-instant.ts'
import { chosenGrahaName } from '#app/features/page-parts/shown-names.ts'
import { Badge } from '#app/ui/badge.tsx'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'

type DashaSectionProps = {
  dasha: Dasha
  offsetSeconds: number
  /** Marks the current period; Julian Day UT. */
  nowJdUt: number
  /** Without script all levels are rendered; with it, a level is rendered when opened. */
  isHydrated: boolean
}

const DEEPEST_SHOWN = 3

/** The mahadashas of 120 years, in three levels. */
export function DashaSection({ dasha, offsetSeconds, nowJdUt, isHydrated }: DashaSectionProps) {
  const lord = chosenGrahaName(dasha.lordAtBirth)
  return (
    <section aria-label={BIRTH_RESULT.dasha} className="grid content-start gap-3">
      <p className="text-ink-soft">{BIRTH_RESULT.dashaLead(lord, yearsAndMonths(dasha.balanceYears))}</p>
      <Periods periods={dasha.periods} offsetSeconds={offsetSeconds} nowJdUt={nowJdUt} isHydrated={isHydrated} />
    </section>
  )
}

type PeriodsProps = Omit<DashaSectionProps, 'dasha'> & { periods: readonly DashaPeriod[] }

function Periods({ periods, ...shared }: PeriodsProps) {
  return (
    <ol className="dasha-list">
      {periods.map((period) => (
        <li key={period.lords.join('-')}>
          <Period period={period} {...shared} />
        </li>
      ))}
    </ol>
  )
}

function Period({ period, ...shared }: Omit<DashaSectionProps, 'dasha'> & { period: DashaPeriod }) {
  const { nowJdUt, isHydrated } = shared
  const isCurrent = period.startJdUt <= nowJdUt && nowJdUt < period.endJdUt
  const [isOpen, setIsOpen] = useState(false)
  if (period.lords.length >= DEEPEST_SHOWN) {
    return (
      <p className="dasha-line">
        <PeriodText period={period} isCurrent={isCurrent} offsetSeconds={shared.offsetSeconds} />
      </p>
    )
  }
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="dasha-line">
        <PeriodText period={period} isCurrent={isCurrent} offsetSeconds={shared.offsetSeconds} />
      </summary>
      {(isOpen || !isHydrated) && <Periods periods={subPeriods('vimshottari', period)} {...shared} />}
    </details>
  )
}

type PeriodTextProps = { period: DashaPeriod; isCurrent: boolean; offsetSeconds: number }

function PeriodText({ period, isCurrent, offsetSeconds }: PeriodTextProps) {
  return (
    <>
      <b>{period.lords.map((lord) => chosenGrahaName(lord)).join(' – ')}</b>
      {isCurrent && <Badge>{BIRTH_RESULT.running}</Badge>}
      <span className="dasha-dates">
        {dateOf(period.startJdUt, offsetSeconds)} – {dateOf(period.endJdUt, offsetSeconds)}
      </span>
    </>
  )
}

/** "6 years 4 months". */
function yearsAndMonths(years: number): string {
  const months = Math.floor(years * 12)
  const parts = [
    { count: Math.floor(months / 12), unit: 'year' },
    { count: months % 12, unit: 'month' },
  ]
  const texts = parts
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => `${count} ${unit}${count === 1 ? '' : 's'}`)
  return texts.join(' ') || 'less than a month'
}
