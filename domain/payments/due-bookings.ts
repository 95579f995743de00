import type { BookingState } from '#domain/bookings/booking-states.ts'
import { type Hold, isPayable } from '#domain/bookings/holds.ts'
import { isInsidePaidCourse } from '#domain/bookings/paid-courses.ts'
import type { CourseLevel } from '#domain/content/offers.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'

type Owing = BookingState & { readonly balance: Paise; readonly hasWaitingClaim: boolean }

/** A confirmed booking of which a part is still due, and no claim waits for it. */
export function owesBalance({ status, paymentStatus, balance, hasWaitingClaim }: Owing): boolean {
  return status === 'paid' && paymentStatus === 'paid' && balance > 0 && !hasWaitingClaim
}

type OwnBooking = Owing & Pick<Hold, 'payableUntil'> & { readonly courseLevel: CourseLevel | null }

/** The bookings of one client that can be paid now: unpaid ones, and balances of confirmed ones. */
export function dueBookings<Booking extends OwnBooking>(bookings: readonly Booking[], now: Date): Booking[] {
  const isUnpaid = (booking: Booking) =>
    booking.status === 'pending' && isPayable(booking, now) && !isInsidePaidCourse(booking, bookings)
  return bookings.filter((booking) => owesBalance(booking) || (isUnpaid(booking) && booking.balance > 0))
}

export function sumOfBalances(bookings: readonly Pick<Owing, 'balance'>[]): Paise {
  return paiseFrom(bookings.reduce((sum, { balance }) => sum + balance, 0))
}
