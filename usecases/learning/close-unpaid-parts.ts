import type { BookingRow } from '#db/bookings/bookings.ts'
import { lockUnpaidCourses } from '#db/bookings/course-bookings.ts'
import type { Transaction } from '#db/client.ts'
import { requireCourseLevel } from '#db/content/catalogue.ts'
import { isPartOf } from '#domain/content/offers.ts'
import { expireBooking } from '#usecases/bookings/cancel-booking.ts'

/** Cancels unpaid bookings of courses that the newly paid one includes, and notifies the client (0034). */
export async function closeUnpaidParts(tx: Transaction, { userId, courseId }: BookingRow, now: Date): Promise<void> {
  if (courseId === null) throw new Error('Only a course has parts.')
  const level = await requireCourseLevel(tx, courseId)

  for (const unpaid of await lockUnpaidCourses(tx, userId)) {
    if (isPartOf(unpaid, { level })) await expireBooking(tx, unpaid.booking, now, 'included')
  }
}
