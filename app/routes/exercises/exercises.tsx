import { DailyExercise, KindList } from '#app/features/exercises/kind-list.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { EXERCISES } from '#content/learning/exercises.ts'
import { listCompletedExercises } from '#db/learning/exercise-progress.ts'
import { exerciseOfDay } from '#domain/learning/exercises.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Route } from './+types/exercises'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFactsIn(matches)
  return pageMeta(site, {
    title: EXERCISES.title,
    description: EXERCISES.description,
    path: '/exercises',
    image: '/og/free-content.png',
    jsonLd: [breadcrumbList(site, [{ label: EXERCISES.title, path: '/exercises' }])],
  })
}

/** Another exercise of the day begins at midnight in India, so the page is not cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const completed = viewer ? await listCompletedExercises(context.get(databaseContext), viewer.id) : []
  return { daily: exerciseOfDay(istDate(context.get(clockContext)())), completed }
}

export default function Exercises({ loaderData: { daily, completed } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading eyebrow={EXERCISES.title} title={EXERCISES.heading} lead={EXERCISES.lead} />
      <Section>
        <div className="grid gap-12">
          <DailyExercise exercise={daily} />
          <section aria-labelledby="topics">
            <SectionHeading id="topics" title={EXERCISES.choose} align="start" />
            <KindList completed={completed} />
          </section>
        </div>
      </Section>
    </>
  )
}
