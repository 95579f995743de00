import type { DeskBookingView } from '#app/features/desk/sessions/desk-booking.ts'
import { CARD } from '#content/desk/booking-card.ts'

/** A client's name, or a label when it is missing or erased. */
export function clientLabel({
  clientName,
  isClientErased,
}: Pick<DeskBookingView, 'clientName' | 'isClientErased'>): string {
  if (isClientErased) return CARD.erasedClient
  return clientName ?? CARD.unknownClient
}
