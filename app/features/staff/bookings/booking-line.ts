import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { HELD_AS_NAMES } from '#content/booking/held-as.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import type { DeskBookingView } from './desk-booking.ts'

type Described = Pick<DeskBookingView, 'serviceName' | 'birth' | 'heldAs' | 'astrologerName'>

/** "Full Life Prediction · for Kamala Rao · Phone call": what was booked, for whom, how and with whom. */
export function bookingLine({ serviceName, birth, heldAs, astrologerName }: Described): string {
  const forWhom = birth?.intake?.name ? CARD.forName(birth.intake.name) : undefined
  // Sessions are video calls unless it says otherwise.
  const way = heldAs === null || heldAs === 'video' ? undefined : HELD_AS_NAMES[heldAs]
  return joinWithDots([serviceName, forWhom, way, astrologerName ?? undefined])
}
