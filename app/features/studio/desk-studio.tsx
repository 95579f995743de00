import type { PracticeChartSource } from '#app/features/page-parts/chart-source.ts'
import type { SavedBirth } from './second-chart.ts'
import { StudioScreen } from './studio-screen.tsx'
import type { StudioView } from './studio-view.ts'
import { useStudio } from './use-studio.ts'

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
  return <StudioScreen studio={studio} action={action} source={source} profiles={profiles} hasBirthFields={false} />
}
