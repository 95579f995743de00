import type { DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'

/** A client's name, or a label when it is missing or erased. */
export function clientLabel({
  clientName,
  isClientErased,
}: Pick<DeskBookingView, 'clientName' | 'isClientErased'>): string {
  if (isClientErased) return CARD.erasedClient
  return clientName ?? CARD.unknownClient
}
