import { Button } from '#app/ui/buttons/button.tsx'
import { QUICK_CHART } from '#content/charts/chart-notes.ts'
import { STUDIO } from '#content/charts/studio.ts'
import { useTabStudio } from './tab-studio.tsx'
import type { TabStudioProps } from './tab-studio-props.ts'

/** The studio of the desk for a birth without a booking. */
export function QuickStudio(props: TabStudioProps) {
  const { birth, body, clear } = useTabStudio(props)
  return (
    <>
      <p className="lead no-print max-w-[65ch]">{QUICK_CHART.lead}</p>
      {birth && (
        <div className="flex flex-wrap items-center gap-4">
          <h2 className="text-xl [overflow-wrap:anywhere]">{STUDIO.chartOf(birth.fullName)}</h2>
          <Button tone="quiet" size="sm" className="no-print" onClick={clear}>
            {QUICK_CHART.another}
          </Button>
        </div>
      )}
      {body}
    </>
  )
}
