import { type Hold, isPayable } from '#domain/bookings/holds.ts'
import { isInsidePaidCourse } from '#domain/bookings/paid-courses.ts'
import type { CourseLevel } from '#domain/content/offers.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { bookingMoney, type MoneyFacts } from './booking-money.ts'

/** A confirmed booking of which a part is still due, and no payment for it is being checked. */
export function owesBalance(booking: MoneyFacts): boolean {
  const { due, checking } = bookingMoney(booking)
  return booking.status === 'paid' && booking.paymentStatus === 'paid' && due > 0 && checking === 0
}

type OwnBooking = MoneyFacts & Pick<Hold, 'payableUntil'> & { readonly courseLevel: CourseLevel | null }

/** The bookings of one client that can be paid now: unpaid ones, and balances of confirmed ones. */
export function dueBookings<Booking extends OwnBooking>(bookings: readonly Booking[], now: Date): Booking[] {
  const isUnpaid = (booking: Booking) =>
    booking.status === 'pending' && isPayable(booking, now) && !isInsidePaidCourse(booking, bookings)
  return bookings.filter((booking) => owesBalance(booking) || (isUnpaid(booking) && booking.balance > 0))
}

export function sumOfBalances(bookings: readonly Pick<MoneyFacts, 'balance'>[]): Paise {
  return paiseFrom(bookings.reduce((sum, { balance }) => sum + balance, 0))
}
