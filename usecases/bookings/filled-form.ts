import { findOwnBookingRow } from '#db/bookings/bookings.ts'
import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { findUsedCouponCode } from '#db/offers/coupons.ts'
import { findVoucherOfBooking } from '#db/offers/vouchers.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { birthTextsOf } from '#domain/births/birth-texts.ts'
import { type BookingFormValues, FOR_ME, FOR_SOMEONE_NEW } from '#domain/bookings/booking-form.ts'
import { intakeTextsOf } from '#domain/bookings/intake-texts.ts'

/** The form a booking was made from, for an owner who goes back to edit it. */
export async function findFilledForm(
  db: Database,
  keys: KeyRing,
  own: { readonly id: string; readonly userId: string },
): Promise<{ readonly form: BookingFormValues; readonly idempotencyKey: string } | undefined> {
  const booking = await findOwnBookingRow(db, own)
  if (!booking || booking.birthDetails === null) return undefined

  const details = unsealBirthDetails(booking.birthDetails, keys)
  const gift = booking.serviceType === 'voucher' ? await findVoucherOfBooking(db, booking.id) : undefined
  return {
    idempotencyKey: booking.idempotencyKey,
    form: {
      fullName: details.fullName ?? '',
      phone: details.phone ?? '',
      bookingDate: booking.bookingDate ?? '',
      preferredTime: booking.startsAt?.toISOString() ?? '',
      astrologer: '',
      cohort: booking.cohortId === null ? '' : String(booking.cohortId),
      forWhom: details.intake?.name ? FOR_SOMEONE_NEW : FOR_ME,
      ...birthTextsOf(details),
      saveBirth: '',
      currentLocation: details.currentLocation ?? '',
      questions: String(booking.questionCount),
      ...intakeTextsOf(details),
      notes: unsealNotes(booking.sealedNotes, keys),
      giftFor: gift?.recipientName ?? '',
      giftEmail: gift?.recipientEmail ?? '',
      giftFrom: gift?.giverName ?? '',
      giftMessage: gift?.message ?? '',
      pass: '',
      coupon: (await findUsedCouponCode(db, booking.id)) ?? '',
      // Both were ticked when the booking was made; `guardian` matters only for a child.
      guardian: 'on',
      consent: 'on',
      timeZone: booking.timeZone,
    },
  }
}
