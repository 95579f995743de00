import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { PracticeFigures } from '#app/features/desk/money/practice-figures.tsx'
import { loadFigures } from '#app/routes/desk/money/load-figures.ts'
import { FIGURES } from '#content/desk/figures.ts'
import type { Route } from './+types/figures'
import { requireAdmin } from './admin-visit.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = requireAdmin(context)
  return { figures: await loadFigures(db, url, now) }
}

export default function Figures({ loaderData: { figures } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={FIGURES.title} lead={FIGURES.lead} />
      <PracticeFigures figures={figures} />
    </>
  )
}
