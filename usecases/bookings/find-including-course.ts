import { listPaidCourses, type PaidCourse } from '#db/bookings/course-bookings.ts'
import type { Database } from '#db/client.ts'
import { type CourseLevel, isPartOf } from '#domain/content/offers.ts'

/** The course that the client has paid for, or claims to have, and that includes the given one. */
export async function findIncludingCourse(
  db: Database,
  userId: string,
  course: { readonly level: CourseLevel | null },
): Promise<PaidCourse | undefined> {
  const paid = await listPaidCourses(db, userId)
  return paid.find((whole) => isPartOf(course, whole))
}
