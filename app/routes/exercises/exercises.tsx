import { OWN_CHARTS } from '#app/features/exercises/addresses.ts'
import { DailyExercise, KindList } from '#app/features/exercises/kind-list.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { to } from '#content/language.ts'
import { EXERCISES } from '#content/learning/exercises.ts'
import { hasExerciseCharts } from '#db/learning/exercise-charts.ts'
import { listCompletedExercises } from '#db/learning/exercise-progress.ts'
import { exerciseOfDay } from '#domain/learning/exercises.ts'
import { istDate } from '#domain/time/india-time.ts'
import { mayUseOwnCharts } from '#usecases/learning/choose-exercise.ts'
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

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const db = context.get(databaseContext)
  const completed = viewer ? await listCompletedExercises(db, viewer.id) : []
  const hasOwn = viewer !== null && (await hasExerciseCharts(db)) && (await mayUseOwnCharts(db, viewer))
  return {
    daily: exerciseOfDay(istDate(context.get(clockContext)())),
    completed,
    hasOwn,
    isOwn: hasOwn && url.searchParams.get('chart') === OWN_CHARTS,
  }
}

export default function Exercises({ loaderData: { daily, completed, hasOwn, isOwn } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading eyebrow={EXERCISES.title} title={EXERCISES.heading} lead={EXERCISES.lead} />
      <Section>
        <div className="grid gap-12">
          <DailyExercise exercise={daily} />
          <section aria-labelledby="topics">
            <SectionHeading id="topics" title={EXERCISES.choose} align="start" />
            {hasOwn && (
              <LinkTabs
                label={EXERCISES.charts.label}
                className="mb-6"
                tabs={[
                  { href: to('/exercises#topics'), label: EXERCISES.charts.random, isCurrent: !isOwn },
                  { href: to(`/exercises?chart=${OWN_CHARTS}#topics`), label: EXERCISES.charts.own, isCurrent: isOwn },
                ]}
              />
            )}
            <KindList completed={completed} isOwn={isOwn} />
          </section>
        </div>
      </Section>
    </>
  )
}
