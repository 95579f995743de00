import { CourseList } from '#app/features/learning/course-list.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Section } from '#app/ui/section.tsx'
import { LANGUAGE } from '#content/language.ts'
import { LEARNING } from '#content/site/learning.ts'
import { listCoursesInCheck } from '#db/learning/learning.ts'
import { listOwnCourses } from '#usecases/learning/read-course.ts'
import type { Route } from './+types/my-courses'
import { requireLearner } from './learner.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, LEARNING.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { learner, db, now } = requireLearner(context)
  const [courses, inCheck] = await Promise.all([
    listOwnCourses(db, { userId: learner.id, language: LANGUAGE, now }),
    listCoursesInCheck(db, learner.id, LANGUAGE),
  ])
  return { courses, inCheck }
}

export default function MyCourses({ loaderData: { courses, inCheck } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={LEARNING.title} lead={LEARNING.lead} />
      <Section>
        {inCheck.length > 0 && (
          <div className="mb-8 grid gap-3">
            {inCheck.map((title) => (
              <Notice key={title}>{LEARNING.checking(title)}</Notice>
            ))}
          </div>
        )}
        {courses.length === 0 && inCheck.length === 0 && (
          <EmptyState
            title={LEARNING.none}
            level={2}
            actions={<ButtonLink href="/courses">{LEARNING.exploreCourses}</ButtonLink>}
          >
            {LEARNING.noneLead}
          </EmptyState>
        )}
        {courses.length > 0 && <CourseList courses={courses} />}
      </Section>
    </>
  )
}
