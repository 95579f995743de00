import { Card } from '#app/ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { FIGURES } from '#content/staff/money/figures.ts'
import { percentOf } from '#domain/payments/practice-figures.ts'

const STEPS = ['visits', 'forms', 'bookings', 'paid'] as const

export type StepCounts = Readonly<Record<(typeof STEPS)[number], number>>

/** How many visits became bookings, and how many of these were paid. */
export function VisitSteps({ steps }: { steps: StepCounts }) {
  const most = Math.max(...STEPS.map((step) => steps[step]))
  const rows = STEPS.map((step, index) => {
    const before = STEPS[index - 1]
    return { step, percent: before === undefined ? null : percentOf(steps[step], steps[before]) }
  })
  return (
    <Card as="section">
      <details className="desk-more figures-months">
        <summary>
          <h2 className="text-xl">{FIGURES.steps}</h2>
        </summary>
        <DataTable
          caption={FIGURES.steps}
          isCaptionHidden
          rows={rows}
          rowKey={({ step }) => step}
          columns={[
            {
              header: FIGURES.step,
              isRowHeader: true,
              cell: ({ step }) => (
                <>
                  {FIGURES.stepNames[step]}
                  <ShareBar part={steps[step]} whole={most} />
                </>
              ),
            },
            { header: FIGURES.count, isNumber: true, cell: ({ step }) => steps[step] },
            { header: FIGURES.ofStepBefore, isNumber: true, cell: ({ percent }) => FIGURES.percent(percent) },
          ]}
        />
        <p className="hint pt-3">{FIGURES.stepsHint}</p>
      </details>
    </Card>
  )
}

/** A bar under the name of a row; the figures beside it say the same. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const width = whole === 0 ? 0 : (100 * Math.max(0, part)) / whole
  return (
    <svg className="share-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="money-part-1" width={width} height="4" />
    </svg>
  )
}
