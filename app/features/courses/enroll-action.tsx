import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { COURSES_PAGE } from '#content/site/courses.ts'
import type { SoldCourse } from '#domain/content/offers.ts'
import { askPath, enrollPath, ownText, type PaidCourseView } from './course-text.ts'

type EnrollActionProps = {
  course: Pick<SoldCourse, 'id' | 'slug' | 'level'>
  paid: readonly PaidCourseView[]
  /** It is taught in groups, and none can be booked. */
  isClosed: boolean
  tone?: 'primary' | 'secondary'
  wide?: boolean
  /** Id of the element that names the course. */
  titleId: string
}

/** Links to the enrollment form, or to the lessons of a course the reader already has. Between groups, a visitor asks for the next dates. */
export function EnrollAction({ course, paid, isClosed, tone = 'primary', wide = false, titleId }: EnrollActionProps) {
  const own = ownText(course, paid)
  if (!own && isClosed) {
    return (
      <div className="grid gap-3">
        <p>{COURSES_PAGE.betweenGroups}</p>
        <ButtonLink href={askPath(course)} tone="secondary" wide={wide} aria-describedby={titleId}>
          {COURSES_PAGE.askDates}
        </ButtonLink>
      </div>
    )
  }
  if (!own) {
    return (
      <ButtonLink href={enrollPath(course)} tone={tone} wide={wide} aria-describedby={titleId}>
        {COURSES_PAGE.enroll}
      </ButtonLink>
    )
  }
  return (
    <div className="grid gap-3">
      <p className="text-success">{own.text}</p>
      <ButtonLink href={own.href} tone="secondary" wide={wide} aria-describedby={titleId}>
        {own.label}
      </ButtonLink>
    </div>
  )
}
