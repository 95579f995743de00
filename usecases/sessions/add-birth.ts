import { recordConsent } from '#db/accounts/consents.ts'
import { recordAudit } from '#db/audit-log.ts'
import { lockBooking, recordBookingChange } from '#db/bookings/bookings.ts'
import { sealBirthDetails } from '#db/charts/birth-details.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { BookingFormValues, BookingProblems } from '#domain/bookings/booking-form.ts'
import { readLateBirth } from '#domain/bookings/read-booking-form.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { istDate } from '#domain/time/india-time.ts'
import { unsealGivenDetails } from './requested-files.ts'

type GivenBirth = {
  readonly bookingId: string
  /** The client, or staff who write down what the client says. */
  readonly by: { readonly userId: string } | { readonly staffId: string }
  readonly form: BookingFormValues
}

export type AddBirthRefusal =
  | { readonly reason: 'booking-not-found' }
  | { readonly reason: 'already-given' }
  | { readonly reason: 'invalid'; readonly problems: BookingProblems }

/** Adds the birth to a session that the desk booked without one. It is given once; corrections are the astrologer's. */
export async function addBirth(
  db: Database,
  keys: KeyRing,
  { bookingId, by, form }: GivenBirth,
  now: Date,
): Promise<Outcome<null, AddBirthRefusal>> {
  const read = readLateBirth(form, istDate(now))
  if (!read.ok) return refused({ reason: 'invalid', problems: read.refusal })
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking || ('userId' in by && booking.userId !== by.userId)) return refused({ reason: 'booking-not-found' })
    const details = unsealGivenDetails(booking, keys)
    if (!booking.birthMissing || !details || booking.status === 'cancelled') return refused({ reason: 'already-given' })

    const { isForChild, ...birth } = read.value
    if (isForChild) await recordConsent(tx, booking.userId, 'child-details', now)
    const sealed = sealBirthDetails({ ...details, ...birth }, keys)
    await recordBookingChange(tx, bookingId, { birthDetails: sealed, birthMissing: false, updatedAt: now })
    const actorId = 'userId' in by ? by.userId : by.staffId
    await recordAudit(tx, { action: 'birth-given', actorId, subject: { kind: 'booking', id: bookingId }, at: now })
    return accepted(null)
  })
}
