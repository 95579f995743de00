import { DeskPage } from '#app/features/staff/desk-page.tsx'
import { PracticeFigures } from '#app/features/staff/money/practice-figures.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireDesk } from '#app/routes/staff/desk-visit.ts'
import { FIGURES } from '#content/staff/money/figures.ts'
import type { Route } from './+types/figures'
import { loadFigures } from './load-figures.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, FIGURES.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = requireDesk(context, 'figures')
  return { figures: await loadFigures(db, url, now) }
}

export default function Figures({ loaderData: { figures } }: Route.ComponentProps) {
  return (
    <DeskPage title={FIGURES.title} lead={FIGURES.lead}>
      <PracticeFigures figures={figures} />
    </DeskPage>
  )
}
