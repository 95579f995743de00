import { lazy, Suspense } from 'react'
import { STUDIO } from '#app/content/studio.ts'
import type { ChartSource } from '#app/features/page-parts/chart-source.ts'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Birth } from '#domain/charts/birth-chart.ts'
import type { ChartDocument } from './chart-document.ts'
import type { SavedBirth } from './second-chart.ts'
import type { StudioRequest } from './studio-request.ts'
import { StudioScreen } from './studio-screen.tsx'
import type { StudioView } from './studio-view.ts'
import { useStudio } from './use-studio.ts'
import { useTabBirth } from './use-tab-birth.ts'

export type TabStudioProps = {
  posted: StudioView | undefined
  nowMs: number
  isSignedIn: boolean
  source: ChartSource
  profiles: readonly SavedBirth[]
}

export type TabStudio = {
  readonly birth: Birth | undefined
  readonly body: React.ReactNode
  clear(): void
}

/** The studio with the chart of this tab, which never leaves the browser. */
export function useTabStudio({ posted, nowMs, isSignedIn, source, profiles }: TabStudioProps): TabStudio {
  const { tab, isRead, open, storeSettings, clear } = useTabBirth({ isSignedIn, hasPosted: posted !== undefined })
  const birth = tab?.birth ?? posted?.birth
  const studio = useStudio({ posted, birth, nowMs, ...(tab && { settings: tab.settings }) })
  /** The birth chart of the tab follows the conventions that are chosen here. */
  function show(request: StudioRequest) {
    storeSettings(request.settings)
    studio.show(request)
  }
  function openDocument(document: ChartDocument) {
    if (birth) studio.show({ ...studio.request, settings: document.settings })
    open(document)
  }
  const body = birth ? (
    <StudioScreen
      studio={{ ...studio, show }}
      action="/horoscope/studio"
      source={source}
      profiles={profiles}
      hasBirthFields
      onOpen={openDocument}
    />
  ) : (
    isRead !== false && <NoChart nowMs={nowMs} profiles={profiles} onOpen={openDocument} />
  )
  return { birth, body, clear }
}

const LazyBirthEntry = lazy(async () => ({ default: (await import('./birth-entry.tsx')).BirthEntry }))

type NoChartProps = {
  nowMs: number
  profiles: readonly SavedBirth[]
  onOpen: (document: ChartDocument) => void
}

/** With script a birth can be entered or opened here; without it, on the page of the birth chart. */
function NoChart(props: NoChartProps) {
  if (useIsHydrated()) {
    return (
      <Suspense>
        <LazyBirthEntry {...props} />
      </Suspense>
    )
  }
  return (
    <EmptyState
      level={2}
      title={STUDIO.noChart}
      actions={<ButtonLink href="/horoscope">{STUDIO.makeChart}</ButtonLink>}
    >
      {STUDIO.noChartLead}
    </EmptyState>
  )
}
