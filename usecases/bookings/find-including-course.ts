import { listPaidCourses, type PaidCourse } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { type CourseLevel, isPartOf } from '#domain/content/catalogue.ts'

/** The course that somebody has paid for, or says so, and that holds another one; undefined where there is none. */
export async function findIncludingCourse(
  db: Database,
  userId: string,
  course: { readonly level: CourseLevel | null },
): Promise<PaidCourse | undefined> {
  const paid = await listPaidCourses(db, userId)
  return paid.find((whole) => isPartOf(course, whole))
}
