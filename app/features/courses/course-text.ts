import type { IncludingCourse } from '#app/features/booking/booking-page-view.ts'
import { includedText } from '#app/features/booking/included-text.ts'
import { BOOKING } from '#content/booking/booking.ts'
import { COURSES_PAGE } from '#content/site/courses.ts'
import { formatRupees } from '#content/words/money.ts'
import { type Course, type CourseLevel, courseSaving, isPartOf, type SoldCourse } from '#domain/content/offers.ts'

/** "Save 4,998", without a rupee sign, as the specification words it. */
export function savingText(course: Course): string | undefined {
  const saving = courseSaving(course)
  return saving === undefined ? undefined : COURSES_PAGE.save(formatRupees(saving).replace('₹', ''))
}

export type PaidCourseView = IncludingCourse & { readonly courseId: number; readonly level: CourseLevel | null }

/** The text that replaces the button for a course the reader has, alone or within another; undefined otherwise. */
export function ownText(course: Pick<SoldCourse, 'id' | 'level'>, paid: readonly PaidCourseView[]) {
  const own = paid.find(({ courseId }) => courseId === course.id)
  if (own) {
    return own.isOpen
      ? { text: COURSES_PAGE.own.open, href: `/learning/${own.slug}`, label: BOOKING.toLessons }
      : { text: COURSES_PAGE.own.checking, href: '/dashboard', label: BOOKING.toDashboard }
  }
  const whole = paid.find((other) => isPartOf(course, other))
  return whole && includedText(whole)
}

export function enrollPath(course: Pick<Course, 'slug'>): string {
  return `/book/course/${course.slug}`
}

/** Where a visitor asks for the next dates. */
export function askPath(course: Pick<Course, 'slug'>): string {
  return `/contact?about=${course.slug}`
}
