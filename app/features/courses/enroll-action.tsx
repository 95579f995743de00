import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { COURSES_PAGE } from '#content/site/courses.ts'
import type { SoldCourse } from '#domain/content/offers.ts'
import { enrollPath, ownText, type PaidCourseView } from './course-text.ts'

type EnrollActionProps = {
  course: Pick<SoldCourse, 'id' | 'slug' | 'level'>
  paid: readonly PaidCourseView[]
  tone?: 'primary' | 'secondary'
  wide?: boolean
  /** Id of the element that names the course. */
  titleId: string
}

/** Links to the enrollment form, or to the lessons of a course the reader already has. */
export function EnrollAction({ course, paid, tone = 'primary', wide = false, titleId }: EnrollActionProps) {
  const own = ownText(course, paid)
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
