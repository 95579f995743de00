import type { BookingClient, ClientEligibility } from '#db/bookings/booking-clients.ts'
import { findLiveCourseBooking, type PaidCourse } from '#db/bookings/course-bookings.ts'
import type { Database } from '#db/client.ts'
import { findEnrollment } from '#db/learning/enrollments.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { type HoldLimit, MOST_UNPAID, mayHoldAnother } from '#domain/bookings/holds.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { findIncludingCourse } from './find-including-course.ts'

export type MayBookRefusal =
  | { readonly reason: HoldLimit | 'too-many-unpaid' | 'already-enrolled' }
  | { readonly reason: 'already-booked'; readonly bookingId: string }
  | { readonly reason: 'already-included'; readonly whole: PaidCourse }

type Asked = { readonly userId: string; readonly service: Service; readonly staffId?: string }

/** Only staff book for clients who have no address to verify. */
export function isUnverified({ email, emailVerifiedAt }: BookingClient): boolean {
  return email !== null && emailVerifiedAt === null
}

/** A client may not have a course twice, nor, unless staff book for them, too many unpaid bookings or unverified claims. */
export async function mayBook(
  tx: Database,
  { userId, service, staffId }: Asked,
  eligibility: ClientEligibility,
  now: Date,
): Promise<Outcome<null, MayBookRefusal>> {
  if (service.type === 'course') {
    const course = { userId, courseId: service.id, now }
    if (await findEnrollment(tx, course)) return refused({ reason: 'already-enrolled' })
    const live = await findLiveCourseBooking(tx, course)
    if (live) return refused({ reason: 'already-booked', bookingId: live.id })
    const whole = await findIncludingCourse(tx, userId, service)
    if (whole) return refused({ reason: 'already-included', whole })
  }
  if (staffId !== undefined) return accepted(null)
  const another = service.session ? mayHoldAnother(eligibility) : accepted(null)
  if (!another.ok) return refused({ reason: another.refusal })
  if (eligibility.unpaid >= MOST_UNPAID) return refused({ reason: 'too-many-unpaid' })
  return accepted(null)
}
