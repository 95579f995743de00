import { Suspense } from 'react'
import type { PracticeChartSource } from '#app/features/page-parts/chart-source.ts'
import { PartNotLoaded } from '#app/features/page-parts/part-not-loaded.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { SavedBirth } from './second-chart.ts'
import type { StudioView } from './studio-view.ts'
import { useStudio } from './use-studio.ts'

/** Of the server's page it is hydrated when it has loaded, so that the page itself stays small. */
const LazyStudioScreen = lazyPart(async () => (await import('./studio-screen.tsx')).StudioScreen, PartNotLoaded)

type DeskStudioProps = {
  view: StudioView
  action: string
  nowMs: number
  source: PracticeChartSource
  profiles: readonly SavedBirth[]
}

/** The studio of a booking. The birth is read on the server, which records who viewed it, so no form carries it. */
export function DeskStudio({ view, action, nowMs, source, profiles }: DeskStudioProps) {
  const studio = useStudio({ posted: view, birth: view.birth, nowMs, practice: source.conventions })
  return (
    <Suspense>
      <LazyStudioScreen studio={studio} action={action} source={source} profiles={profiles} hasBirthFields={false} />
    </Suspense>
  )
}
