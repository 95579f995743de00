import type { BookingRow } from '#db/bookings/bookings.ts'
import { lockUnpaidCourses } from '#db/bookings/course-bookings.ts'
import type { Transaction } from '#db/client.ts'
import { requireCourseLevel } from '#db/content/catalogue.ts'
import { recordClassEnrollment, recordEnrollment } from '#db/learning/enrollments.ts'
import { isPartOf } from '#domain/content/offers.ts'
import { expireBooking } from '#usecases/bookings/cancel-booking.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'

/**
 * Enrolls the client of a verified course booking. Returns false and writes nothing when they are already enrolled; the
 * desk then sees a paid booking without an enrollment.
 */
export async function enrollClient(tx: Transaction, booking: BookingRow, now: Date): Promise<boolean> {
  if (booking.courseId === null) throw new Error('Only a course has enrollments.')
  const courseLevel = await requireCourseLevel(tx, booking.courseId)

  const enrollment = {
    userId: booking.userId,
    courseId: booking.courseId,
    bookingId: booking.id,
    cohortId: booking.cohortId,
    courseTitle: booking.serviceName,
    courseLevel,
    enrollmentDate: now,
  }
  if (courseLevel === null) await recordClassEnrollment(tx, enrollment)
  else if ((await recordEnrollment(tx, enrollment)) === undefined) return false

  const { serviceName: courseTitle, bookingDate: startDate } = booking
  const email = { kind: 'enrolled', courseTitle, courseLevel, startDate } as const
  await notifyClient(tx, booking, email, `enrolled:${booking.id}`)
  return true
}

/** Cancels unpaid bookings of courses that the newly paid one includes, and notifies the client (0034). */
export async function closeUnpaidParts(tx: Transaction, { userId, courseId }: BookingRow, now: Date): Promise<void> {
  if (courseId === null) throw new Error('Only a course has parts.')
  const level = await requireCourseLevel(tx, courseId)

  for (const unpaid of await lockUnpaidCourses(tx, userId)) {
    if (isPartOf(unpaid, { level })) await expireBooking(tx, unpaid.booking, now, 'included')
  }
}
