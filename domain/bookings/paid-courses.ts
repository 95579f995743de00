import { type CourseLevel, isPartOf } from '#domain/content/offers.ts'
import type { BookingState } from './booking-states.ts'

type CourseBooking = Pick<BookingState, 'status'> & { readonly courseLevel: CourseLevel | null }

/** Whether another course that the client has paid for, or claimed to have, includes this one (0034). */
export function isInsidePaidCourse(
  { courseLevel }: Pick<CourseBooking, 'courseLevel'>,
  bookings: readonly CourseBooking[],
): boolean {
  return bookings.some(
    (whole) =>
      whole.status === 'paid' &&
      whole.courseLevel !== null &&
      isPartOf({ level: courseLevel }, { level: whole.courseLevel }),
  )
}
