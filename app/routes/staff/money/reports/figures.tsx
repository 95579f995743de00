import { PracticeFigures } from '#app/features/staff/money/practice-figures.tsx'
import { ReportTabs } from '#app/features/staff/money/report-tabs.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { FIGURES } from '#content/staff/money/figures.ts'
import { staffMay } from '#domain/rights.ts'
import type { Route } from './+types/figures'
import { loadFigures } from './load-figures.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, FIGURES.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, staff, now } = requireStaff(context, 'income')
  return { figures: await loadFigures(db, url, now), maySeeGst: staffMay(staff, 'admin') }
}

export default function Figures({ loaderData: { figures, maySeeGst } }: Route.ComponentProps) {
  return (
    <>
      <ReportTabs current="figures" maySeeGst={maySeeGst} />
      <PracticeFigures figures={figures} />
      <p className="hint">{FIGURES.lead}</p>
    </>
  )
}
