import { requireDiaryAt } from '#db/availability/slots.ts'
import type { Database } from '#db/client.ts'
import { isLimited } from '#domain/availability/session-terms.ts'
import { chooseSlot } from '#domain/availability/slot-rules.ts'
import type { BookingFormValues } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { readFormOfCourse } from './cohorts/read-form-of-course.ts'
import type { HoldRefusal } from './hold-booking.ts'
import { findUsableCoupon } from './price-booking.ts'

/** Checks a visitor's form before they are asked who they are. It holds nothing: the slot can still be lost. */
export async function checkBookingForm(
  db: Database,
  {
    service,
    form,
    heldFor,
  }: { readonly service: Service; readonly form: BookingFormValues; readonly heldFor?: string | undefined },
  now: Date,
): Promise<Outcome<null, HoldRefusal>> {
  const read = await readFormOfCourse(db, { service, form }, now)
  if (!read.ok) return refused({ reason: 'invalid', problems: read.refusal })

  const coupon = await findUsableCoupon(db, { typed: read.value.coupon, service, userId: undefined }, now)
  if (!coupon.ok) return refused({ reason: coupon.refusal })
  const { slot } = read.value
  const { id: packageId, session } = service
  if (!slot || !session) return accepted(null)
  const diary = await requireDiaryAt(db, { packageId, isLimited: isLimited(session) }, slot, { now, heldFor })
  const free = chooseSlot(diary, session, slot, now)
  return free.ok ? accepted(null) : refused({ reason: free.refusal })
}
