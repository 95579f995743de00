import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { courseLevelName } from '#content/site/course-levels.ts'
import { LEARNING } from '#content/site/learning.ts'
import type { CourseLevel } from '#domain/content/offers.ts'
import type { CourseProgress } from '#domain/learning/course-progress.ts'
import type { EnrollmentStatus } from '#domain/learning/enrollment-status.ts'
import { ProgressLine } from './progress-line.tsx'

export type OwnCourseCard = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly level: CourseLevel | null
  readonly status: EnrollmentStatus
  readonly progress: CourseProgress
  /** Where the student goes on; null for a completed course and one without lessons. */
  readonly next: { readonly id: number; readonly title: string } | null
}

export function CourseList({ courses }: { courses: readonly OwnCourseCard[] }) {
  return (
    <ul className="card-grid">
      {courses.map((course) => (
        <Card key={course.id} as="li" className="grid content-start gap-4">
          <p className="flex flex-wrap gap-2">
            <Badge>{courseLevelName(course.level)}</Badge>
            <Badge tone={course.status === 'completed' ? 'success' : 'neutral'}>
              {LEARNING.statuses[course.status]}
            </Badge>
          </p>
          <h2 className={classNames('text-2xl', tallScript(course.title))}>
            <a className="row-link" href={to(`/learning/${course.slug}`)}>
              {course.title}
            </a>
          </h2>
          {course.level !== null && <ProgressLine progress={course.progress} />}
          <Resume course={course} />
        </Card>
      ))}
    </ul>
  )
}

/** Into the lesson where the student left off; before the first one and after the last, to the course. */
function Resume({ course: { slug, progress, next } }: { course: OwnCourseCard }) {
  const path = `/learning/${slug}`
  if (progress.opened === 0 || next === null) {
    return (
      <p>
        <ButtonLink href={path}>{LEARNING.openCourse}</ButtonLink>
      </p>
    )
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className={tallScript(next.title)}>{LEARNING.next(next.title)}</p>
      <ButtonLink href={`${path}/${next.id}`}>{LEARNING.continueLesson}</ButtonLink>
    </div>
  )
}
