import { BOOKING } from '#app/content/booking.ts'
import { COURSES } from '#app/content/courses.ts'
import type { IncludingCourse } from '#app/features/booking/booking-page.ts'
import { includedText } from '#app/features/booking/included-text.ts'
import { type Course, type CourseLevel, courseSaving, isPartOf } from '#domain/content/offers.ts'
import { formatRupees } from '#domain/money.ts'

/** "Save 4,998": beside two prices in rupees it needs no sign of its own. */
export function savingText(course: Course): string | undefined {
  const saving = courseSaving(course)
  return saving === undefined ? undefined : COURSES.save(formatRupees(saving).replace('₹', ''))
}

/** A course that the reader has paid for. */
export type PaidCourse = IncludingCourse & { readonly courseId: number; readonly level: CourseLevel }

/** What stands in place of the button for somebody who has the course, by itself or within another; undefined for others. */
export function ownText(course: Pick<Course, 'id' | 'level'>, paid: readonly PaidCourse[]) {
  const own = paid.find(({ courseId }) => courseId === course.id)
  if (own) {
    return own.isOpen
      ? { words: COURSES.own.open, href: `/learning/${own.slug}`, label: BOOKING.toLessons }
      : { words: COURSES.own.checking, href: '/dashboard', label: BOOKING.toDashboard }
  }
  const whole = paid.find((other) => isPartOf(course, other))
  return whole && includedText(whole)
}

export function enrollPath(course: Pick<Course, 'slug'>): string {
  return `/book/course/${course.slug}`
}
