import { julianDayFromUnix } from '@muhurta/jyotish'
import { memo, type ReactNode } from 'react'
import { birthConventionLines, conventionLines } from '#app/features/chart-text/convention-text.ts'
import { PanchangaFacts } from '#app/features/chart-text/panchanga-facts.tsx'
import { chosenNakshatraName } from '#app/features/page-parts/shown-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import type { Birth } from '#domain/births/birth.ts'
import { placeLabel } from '#domain/births/places.ts'
import type { BirthChart, TimedChart, UntimedChart } from '#domain/charts/birth-chart.ts'
import { BirthSummary } from './birth-summary.tsx'
import { ConventionsNote } from './conventions-note.tsx'
import { DashaSection } from './dasha-section.tsx'
import { Fold } from './fold.tsx'
import { DayTable, GrahaTable } from './graha-table.tsx'
import { VargaSection } from './varga-section.tsx'

type BirthReportProps = { cast: BirthChart; nowMs: number; isHydrated: boolean; children?: ReactNode }

/** Everything below the drawing: the table of grahas, and the rest folded. */
export function BirthReport({ cast, nowMs, isHydrated, children }: BirthReportProps) {
  return (
    <div className="birth-report">
      {cast.kind === 'date-only' && <BirthSummary birth={cast.birth} />}
      {cast.kind === 'untimed' && <UntimedReport cast={cast} />}
      {cast.kind === 'timed' && <TimedReport cast={cast} nowMs={nowMs} isHydrated={isHydrated} />}
      {children}
    </div>
  )
}

type TimedReportProps = { cast: TimedChart; nowMs: number; isHydrated: boolean }

/** Memoized: hundreds of cells, which do not change while the form beside them is filled in. */
const TimedReport = memo(function TimedReport({ cast, nowMs, isHydrated }: TimedReportProps) {
  const { chart, instant, vargas, birth } = cast
  const { offsetSeconds } = instant
  return (
    <>
      <GrahaTable chart={chart} />
      <SunSign birth={birth} />
      <div className="accordion">
        <Fold title={BIRTH_RESULT.dasha}>
          <DashaSection
            dasha={chart.vimshottari}
            offsetSeconds={offsetSeconds}
            nowJdUt={julianDayFromUnix(nowMs)}
            isHydrated={isHydrated}
          />
        </Fold>
        <Fold title={BIRTH_RESULT.panchanga}>
          <PanchangaFacts panchanga={chart.panchanga} offsetSeconds={offsetSeconds} />
        </Fold>
        <Fold title={BIRTH_RESULT.vargas}>
          <VargaSection vargas={vargas} isHydrated={isHydrated} />
        </Fold>
      </div>
      <ConventionsNote lines={birthConventionLines(cast)} />
    </>
  )
})

function UntimedReport({ cast }: { cast: UntimedChart }) {
  const { nakshatras, dashaLords } = cast.day.moon
  return (
    <>
      <Notice>{BIRTH_RESULT.untimed(nakshatras.map(chosenNakshatraName), dashaLords.length === 1)}</Notice>
      <DayTable day={cast.day} />
      <SunSign birth={cast.birth} />
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

/** Not folded: the specification shows it beside the chart. */
function SunSign({ birth }: { birth: Birth }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{BIRTH_RESULT.sunSignAndDetails}</h2>
      <BirthSummary birth={birth} />
    </section>
  )
}
