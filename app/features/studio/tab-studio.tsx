import { type ReactNode, Suspense } from 'react'
import { PartNotLoaded } from '#app/features/page-parts/part-not-loaded.tsx'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { STUDIO } from '#content/charts/studio.ts'
import type { Birth } from '#domain/births/birth.ts'
import type { ChartDocument } from './chart-document.ts'
import type { SavedBirth } from './second-chart.ts'
import type { TabStudioProps } from './tab-studio-props.ts'
import { useTabBirth } from './use-tab-birth.ts'

type TabStudio = {
  readonly birth: Birth | undefined
  readonly body: ReactNode
  open(document: ChartDocument): void
  clear(): void
}

/** Loaded when there is a chart; without one, when a birth is to be entered. */
const LazyTabScreen = lazyPart(async () => (await import('./tab-screen.tsx')).TabScreen, PartNotLoaded)
const LazyBirthEntry = lazyPart(async () => (await import('./birth-entry.tsx')).BirthEntry, PartNotLoaded)

/** The studio with the chart of this tab, which never leaves the browser. */
export function useTabStudio(props: TabStudioProps): TabStudio {
  const { posted, isSignedIn, nowMs, profiles } = props
  const tabState = useTabBirth({ isSignedIn, hasPosted: posted !== undefined })
  const { tab, isRead, open, clear } = tabState
  const birth = tab?.birth ?? posted?.birth
  const body = birth ? (
    <Suspense>
      <LazyTabScreen {...props} birth={birth} tabState={tabState} />
    </Suspense>
  ) : (
    isRead !== false && <NoChart nowMs={nowMs} profiles={profiles} onOpen={open} />
  )
  return { birth, body, open, clear }
}

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
