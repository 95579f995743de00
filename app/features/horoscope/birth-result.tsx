import type { FormEvent } from 'react'
import type { BirthChart } from '#domain/charts/birth-chart.ts'
import type { BirthChartView } from './birth-chart-view.ts'
import { BirthReport } from './birth-report.tsx'
import { SaveBirth } from './save-birth.tsx'
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
      <SaveBirth key={JSON.stringify(values)} isSignedIn={isSignedIn} values={values} posted={save} />
      {cast.kind === 'timed' && (
        <WhyDifferent
          view={difference}
          figures={figures}
          onAsk={onExplain}
          hiddenFields={{ ...values, ...conventions }}
        />
      )}
    </BirthReport>
  )
}
