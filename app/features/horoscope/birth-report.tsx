import { julianDayFromUnix } from '@muhurta/jyotish'
import { memo, type ReactNode } from 'react'
import { BIRTH_RESULT } from '#app/content/birth-chart.ts'
import { birthConventionLines, conventionLines } from '#app/features/chart-text/convention-text.ts'
import { PanchangaFacts } from '#app/features/chart-text/panchanga-facts.tsx'
import { nakshatraName } from '#app/features/chart-text/panchanga-text.ts'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { BirthChart, TimedChart, UntimedChart } from '#domain/charts/birth-chart.ts'
import { placeLabel } from '#domain/charts/places.ts'
import { BirthSummary } from './birth-summary.tsx'
import { ConventionsNote } from './conventions-note.tsx'
import { DashaSection } from './dasha-section.tsx'
import { DayTable, GrahaTable } from './graha-table.tsx'
import { VargaSection } from './varga-section.tsx'

type BirthReportProps = { cast: BirthChart; nowMs: number; isHydrated: boolean; children?: ReactNode }

/** Everything below the drawing: first what follows from the date, then what follows from the chart. */
export function BirthReport({ cast, nowMs, isHydrated, children }: BirthReportProps) {
  return (
    <div className="birth-report">
      <BirthSummary birth={cast.birth} />
      {cast.kind === 'untimed' && <UntimedReport cast={cast} />}
      {cast.kind === 'timed' && <TimedReport cast={cast} nowMs={nowMs} isHydrated={isHydrated} />}
      {children}
    </div>
  )
}

type TimedReportProps = { cast: TimedChart; nowMs: number; isHydrated: boolean }

/** Memoized: hundreds of cells, which do not change while the form beside them is filled in. */
const TimedReport = memo(function TimedReport({ cast, nowMs, isHydrated }: TimedReportProps) {
  const { chart, instant, vargas } = cast
  const { offsetSeconds } = instant
  return (
    <>
      <GrahaTable chart={chart} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <DashaSection
          dasha={chart.vimshottari}
          offsetSeconds={offsetSeconds}
          nowJdUt={julianDayFromUnix(nowMs)}
          isHydrated={isHydrated}
        />
        <Card as="section">
          <h2 className="mb-2 text-xl">{BIRTH_RESULT.panchanga}</h2>
          <PanchangaFacts panchanga={chart.panchanga} offsetSeconds={offsetSeconds} />
        </Card>
      </div>
      <VargaSection vargas={vargas} isHydrated={isHydrated} />
      <ConventionsNote lines={birthConventionLines(cast)} />
    </>
  )
})

function UntimedReport({ cast }: { cast: UntimedChart }) {
  const { nakshatras, dashaLords } = cast.day.moon
  return (
    <>
      <Notice>{BIRTH_RESULT.untimed(nakshatras.map(nakshatraName), dashaLords.length === 1)}</Notice>
      <DayTable day={cast.day} />
      <ConventionsNote
        lines={conventionLines({
          conventions: cast.conventions,
          timeZone: `${placeLabel(cast.place)}, ${cast.place.timeZone}`,
          offsetSeconds: cast.offsetSeconds,
        })}
      />
    </>
  )
}
