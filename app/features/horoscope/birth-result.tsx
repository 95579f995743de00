import type { FormEvent } from 'react'
import { DIFFERENCE } from '#content/charts/chart-conventions.ts'
import type { BirthChart } from '#domain/charts/birth-chart.ts'
import type { BirthChartView } from './birth-chart-view.ts'
import { BirthReport } from './birth-report.tsx'
import { Fold } from './fold.tsx'
import { SaveBirth } from './save-birth.tsx'
import { StudioLink } from './studio-link.tsx'
import { WhyDifferent } from './why-different.tsx'

type BirthResultProps = {
  view: BirthChartView
  cast: BirthChart
  nowMs: number
  isHydrated: boolean
  isSignedIn: boolean
  onExplain: (event: FormEvent<HTMLFormElement>) => void
}

/** Everything below a chart: the report, saving it, and why another program differs. */
export function BirthResult({ view, cast, nowMs, isHydrated, isSignedIn, onExplain }: BirthResultProps) {
  const { values, conventions, save, difference, figures = '' } = view
  return (
    <BirthReport cast={cast} nowMs={nowMs} isHydrated={isHydrated}>
      {cast.kind === 'timed' && <StudioLink values={values} conventions={conventions} isHydrated={isHydrated} />}
      <SaveBirth key={JSON.stringify(values)} isSignedIn={isSignedIn} values={values} posted={save} />
      {cast.kind === 'timed' && (
        <div className="accordion no-print">
          <Fold title={DIFFERENCE.heading} isOpen={difference !== undefined}>
            <WhyDifferent
              view={difference}
              figures={figures}
              onAsk={onExplain}
              hiddenFields={{ ...values, ...conventions }}
            />
          </Fold>
        </div>
      )}
    </BirthReport>
  )
}
