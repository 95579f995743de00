import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { QuickStudio } from '#app/features/studio/quick-studio.tsx'
import studioStyles from '#app/features/studio/studio.css?url'
import { privateMeta } from '#app/http/page-meta.ts'
import { chartSourceIn } from '#app/routes/horoscope/chart-source-in.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { QUICK_CHART } from '#content/charts/chart-notes.ts'
import { DESK } from '#content/staff/today/desk.ts'
import type { Route } from './+types/quick-studio'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
  { rel: 'stylesheet', href: studioStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, QUICK_CHART.title, DESK.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { now } = requireStaff(context, 'charts-and-notes')
  return { nowMs: now.getTime(), source: await chartSourceIn(context) }
}

export default function QuickChart({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage title={QUICK_CHART.title}>
      <QuickStudio posted={undefined} profiles={[]} isSignedIn {...loaderData} />
    </StaffPage>
  )
}
