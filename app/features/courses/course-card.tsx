import CalendarDays from 'lucide-react/icons/calendar-days'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { courseLevelName } from '#content/site/course-levels.ts'
import { COURSES_PAGE } from '#content/site/courses.ts'
import type { Course } from '#domain/content/offers.ts'
import { CoursePrice } from './course-price.tsx'
import { CourseSyllabus, type SyllabusLesson } from './course-syllabus.tsx'
import type { PaidCourseView } from './course-text.ts'
import { EnrollAction } from './enroll-action.tsx'
import type { OfferedDate } from './offered-date.ts'
import { OfferedDates } from './offered-dates.tsx'

type CourseCardProps = {
  course: Course
  lessons: readonly SyllabusLesson[]
  /** Its groups. */
  dates: readonly OfferedDate[]
  paid: readonly PaidCourseView[]
  isClosed: boolean
}

export function CourseCard({ course, lessons, dates, paid, isClosed }: CourseCardProps) {
  const isComplete = course.level === 'Complete'
  const titleId = `${course.slug}-title`
  return (
    <Card
      as="article"
      kind={isComplete ? 'raised' : 'plain'}
      id={course.slug}
      className="flex scroll-mt-6 flex-col gap-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge>{courseLevelName(course.level)}</Badge>
        <span className="hint inline-flex items-center gap-1.5">
          <Icon of={CalendarDays} size={16} />
          {COURSES_PAGE.weeks(course.durationWeeks)}
        </span>
      </div>
      <h3 id={titleId} className={classNames('text-2xl', tallScript(course.title))}>
        <OwnText>{course.title}</OwnText>
      </h3>
      <CoursePrice course={course} />
      <p className="text-ink-soft">
        <OwnText>{course.description}</OwnText>
      </p>
      <div className="flex-1">
        <p className="mb-2 font-semibold">{isComplete ? COURSES_PAGE.includes : COURSES_PAGE.highlights}</p>
        <ul className="joinWithDots-list">
          {course.highlights.map((highlight) => (
            <li key={highlight}>
              <OwnText>{highlight}</OwnText>
            </li>
          ))}
        </ul>
      </div>
      {dates.length > 0 && (
        <div>
          <p className="mb-2 font-semibold">{COURSES_PAGE.groups}</p>
          <OfferedDates dates={dates} slug={course.slug} titleId={titleId} />
        </div>
      )}
      {lessons.length > 0 && <CourseSyllabus lessons={lessons} isComplete={isComplete} titleId={titleId} />}
      <div className="mt-2">
        <EnrollAction
          course={course}
          paid={paid}
          isClosed={isClosed}
          tone={isComplete ? 'primary' : 'secondary'}
          wide
          titleId={titleId}
        />
      </div>
    </Card>
  )
}
