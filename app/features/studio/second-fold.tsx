import { Suspense } from 'react'
import { PartNotLoaded } from '#app/features/page-parts/part-not-loaded.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { SECOND } from '#content/charts/studio-second.ts'
import { NO_SECOND } from './second-chart.ts'
import type { SecondFieldsProps } from './second-fields.tsx'

/** Loaded when it is opened: its fields search places. */
const LazySecondFields = lazyPart(async () => (await import('./second-fields.tsx')).SecondFields, PartNotLoaded)

export function SecondFold(props: SecondFieldsProps) {
  const { second, isHydrated, onShow } = props
  return (
    <details
      className="birth-more no-print"
      open={second.isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== second.isOpen) onShow({ ...second, isOpen: open })
      }}
    >
      <summary>{SECOND.summary}</summary>
      {second.birth && (
        <div className="grid justify-items-start gap-2 pb-3" role="status">
          <p className="hint">{SECOND.shown(second.birth.fullName)}</p>
          {isHydrated && (
            <Button tone="quiet" size="sm" onClick={() => onShow(NO_SECOND)}>
              {SECOND.remove}
            </Button>
          )}
        </div>
      )}
      {second.isOpen ? (
        <Suspense>
          <LazySecondFields {...props} />
        </Suspense>
      ) : (
        !isHydrated && (
          <Button type="submit" tone="secondary" name="second" value="open">
            {SECOND.enter}
          </Button>
        )
      )}
    </details>
  )
}
