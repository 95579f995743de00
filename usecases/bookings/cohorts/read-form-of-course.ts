import type { Database } from '#db/client.ts'
import { hasCohorts, listBookableCohorts } from '#db/learning/cohorts.ts'
import type { BookingFormValues, BookingProblems, BookingRequest } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { readBookingForm } from '#domain/bookings/read-booking-form.ts'
import type { Outcome } from '#domain/outcome.ts'
import { istDate } from '#domain/time/india-time.ts'

/**
 * Reads a form as `readBookingForm`. A course that has groups is taught in groups: it starts with the first class of the
 * chosen one, and is not sold while none can be booked.
 */
export async function readFormOfCourse(
  db: Database,
  { service, form }: { readonly service: Service; readonly form: BookingFormValues },
  now: Date,
): Promise<Outcome<BookingRequest, BookingProblems>> {
  const starts = service.type === 'course' ? await listStarts(db, service.id, now) : undefined
  const cohorts = starts ?? (service.isClass ? [] : undefined)
  return readBookingForm(form, { service, today: istDate(now), cohorts })
}

/** Undefined for a course without groups. */
async function listStarts(db: Database, courseId: number, now: Date) {
  const cohorts = await listBookableCohorts(db, courseId, { now })
  if (cohorts.length === 0 && !(await hasCohorts(db, courseId))) return undefined
  return cohorts.flatMap(({ id, startsAt }) => (startsAt === null ? [] : [{ id, startDate: istDate(startsAt) }]))
}
