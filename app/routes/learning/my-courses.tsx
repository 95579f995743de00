import { LEARNING } from '#app/content/learning.ts'
import { CourseList } from '#app/features/learning/course-list.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Section } from '#app/ui/section.tsx'
import { listOwnCourses } from '#usecases/learning/read-course.ts'
import type { Route } from './+types/my-courses'
import { requireLearner } from './learner.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, LEARNING.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { learner, db } = requireLearner(context)
  return { courses: await listOwnCourses(db, learner.id) }
}

export default function MyCourses({ loaderData: { courses } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={LEARNING.title} lead={LEARNING.lead} />
      <Section>
        {courses.length === 0 ? (
          <EmptyState
            title={LEARNING.none}
            level={2}
            actions={<ButtonLink href="/courses">{LEARNING.exploreCourses}</ButtonLink>}
          >
            {LEARNING.noneLead}
          </EmptyState>
        ) : (
          <CourseList courses={courses} />
        )}
      </Section>
    </>
  )
}
