import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { requireCourseLevel } from '#db/content/catalogue.ts'
import { recordEnrollment } from '#db/learning/enrollments.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'

/**
 * A verified payment enrolls the client in the course. Answers false when they are enrolled already: then nothing is
 * written, and the desk finds a paid booking without an enrollment of its own.
 */
export async function enrollClient(tx: Database, booking: BookingRow, now: Date): Promise<boolean> {
  if (booking.courseId === null) throw new Error('Only a course has enrollments.')
  const courseLevel = await requireCourseLevel(tx, booking.courseId)

  const enrollment = await recordEnrollment(tx, {
    userId: booking.userId,
    courseId: booking.courseId,
    bookingId: booking.id,
    courseTitle: booking.serviceName,
    courseLevel,
    enrollmentDate: now,
  })
  if (enrollment === undefined) return false

  const email = { kind: 'enrolled', courseTitle: booking.serviceName, courseLevel } as const
  await notifyClient(tx, booking, email, `enrolled:${booking.id}`)
  return true
}
