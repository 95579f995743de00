import type { ReactNode } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { QUICK_CHART } from '#content/charts/chart-notes.ts'
import { STUDIO } from '#content/charts/studio.ts'
import type { Birth } from '#domain/births/birth.ts'
import { NowHere } from './now-here.tsx'
import { useTabStudio } from './tab-studio.tsx'
import type { TabStudioProps } from './tab-studio-props.ts'

type QuickStudioProps = TabStudioProps & {
  /** The name of the practice's place. */
  place: string
  /** What can be done with the chart. */
  actions: (birth: Birth) => ReactNode
}

/** The studio of the desk for a birth without a booking. */
export function QuickStudio({ place, actions, ...props }: QuickStudioProps) {
  const { birth, body, open, clear } = useTabStudio(props)
  const isOfServer = props.posted !== undefined && birth === props.posted.birth
  return (
    <>
      <p className="lead no-print max-w-[65ch]">{QUICK_CHART.lead}</p>
      {birth ? (
        <div className="flex flex-wrap items-center gap-4">
          <h2 className="text-xl [overflow-wrap:anywhere]">{STUDIO.chartOf(birth.fullName)}</h2>
          {actions(birth)}
          {isOfServer ? (
            <ButtonLink href="/staff/tools/studio" tone="quiet" size="sm" className="no-print">
              {QUICK_CHART.another}
            </ButtonLink>
          ) : (
            <Button tone="quiet" size="sm" className="no-print" onClick={clear}>
              {QUICK_CHART.another}
            </Button>
          )}
        </div>
      ) : (
        <NowHere place={place} onOpen={open} />
      )}
      {body}
    </>
  )
}
