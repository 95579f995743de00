import { BookingBadge } from '#app/features/staff/bookings/booking-badge.tsx'
import { awaitsQuestion, type DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import { Badge } from '#app/ui/badge.tsx'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { formatRupees } from '#content/words/money.ts'
import { bookingMoney } from '#domain/payments/booking-money.ts'
import { owesBalance } from '#domain/payments/due-bookings.ts'

/** The state of a session of today: first what is still missing for it, then what is to be paid. */
export function SessionState({ booking }: { booking: DeskBookingView }) {
  if (booking.birthMissing) return <Badge tone="danger">{CARD.birthMissing}</Badge>
  if (awaitsQuestion(booking)) return <Badge tone="danger">{CARD.questionMissing}</Badge>
  if (owesBalance(booking)) return <Badge>{CARD.collect(formatRupees(bookingMoney(booking).due))}</Badge>
  return <BookingBadge booking={booking} />
}
