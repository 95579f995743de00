import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { courseLevelName } from '#content/site/course-levels.ts'
import { LEARNING } from '#content/site/learning.ts'
import type { CourseProgress } from '#domain/learning/course-progress.ts'
import type { EnrollmentStatus } from '#domain/learning/enrollment-status.ts'
import { ProgressLine } from './progress-line.tsx'

export type OwnCourseCard = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly level: string
  readonly status: EnrollmentStatus
  readonly progress: CourseProgress
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
          <h2 className={classNames('text-2xl', tallScript(course.title))}>{course.title}</h2>
          <ProgressLine progress={course.progress} />
          <p>
            <ButtonLink href={`/learning/${course.slug}`}>
              {course.progress.done > 0 ? LEARNING.continueLesson : LEARNING.openCourse}
            </ButtonLink>
          </p>
        </Card>
      ))}
    </ul>
  )
}
