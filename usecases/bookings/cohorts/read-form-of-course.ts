import type { Database } from '#db/client.ts'
import { listBookableCohorts } from '#db/learning/cohorts.ts'
import type { BookingFormValues, BookingProblems, BookingRequest } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { readBookingForm } from '#domain/bookings/read-booking-form.ts'
import type { Outcome } from '#domain/outcome.ts'
import { istDate } from '#domain/time/india-time.ts'

/** Reads a form as `readBookingForm`; a course with groups starts with the first class of the chosen one. */
export async function readFormOfCourse(
  db: Database,
  { service, form }: { readonly service: Service; readonly form: BookingFormValues },
  now: Date,
): Promise<Outcome<BookingRequest, BookingProblems>> {
  const cohorts = service.type === 'course' ? await listBookableCohorts(db, service.id, { now }) : []
  const chosen = cohorts.find(({ id }) => String(id) === form.cohort)
  const started = chosen?.startsAt ? { ...form, bookingDate: istDate(chosen.startsAt) } : form
  return readBookingForm(started, { service, today: istDate(now), cohortIds: cohorts.map(({ id }) => id) })
}
