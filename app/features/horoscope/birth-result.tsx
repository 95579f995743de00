import type { FormEvent } from 'react'
import type { BirthChart } from '#domain/charts/birth-chart.ts'
import type { BirthAnswer } from './birth-answer.ts'
import { BirthReport } from './birth-report.tsx'
import { SaveBirth } from './save-birth.tsx'
import { WhyDifferent } from './why-different.tsx'

type BirthResultProps = {
  answer: BirthAnswer
  cast: BirthChart
  nowMs: number
  isHydrated: boolean
  isSignedIn: boolean
  onExplain: (event: FormEvent<HTMLFormElement>) => void
}

/** Everything that follows from a chart: what it says, keeping it, and why another program says otherwise. */
export function BirthResult({ answer, cast, nowMs, isHydrated, isSignedIn, onExplain }: BirthResultProps) {
  const { values, conventions, keep, difference, figures = '' } = answer
  return (
    <BirthReport cast={cast} nowMs={nowMs} isHydrated={isHydrated}>
      <SaveBirth key={JSON.stringify(values)} isSignedIn={isSignedIn} values={values} posted={keep} />
      {cast.kind === 'timed' && (
        <WhyDifferent
          answer={difference}
          figures={figures}
          onAsk={onExplain}
          hiddenFields={{ ...values, ...conventions }}
        />
      )}
    </BirthReport>
  )
}
