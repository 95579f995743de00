import { COURSES } from '#app/content/courses.ts'
import { type Course, courseSaving } from '#domain/catalogue.ts'
import { formatRupees } from '#domain/money.ts'

/** "Save 4,998": beside two prices in rupees it needs no sign of its own. */
export function savingWords(course: Course): string | undefined {
  const saving = courseSaving(course)
  return saving === undefined ? undefined : COURSES.save(formatRupees(saving).replace('₹', ''))
}

export function enrollPath(course: Pick<Course, 'slug'>): string {
  return `/book/course/${course.slug}`
}
