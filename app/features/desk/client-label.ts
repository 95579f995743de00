import { CARD } from '#app/content/desk.ts'
import type { DeskBookingView } from './desk-booking.ts'

/** What the desk calls a client whose name may be missing or erased. */
export function clientLabel({
  clientName,
  isClientErased,
}: Pick<DeskBookingView, 'clientName' | 'isClientErased'>): string {
  if (isClientErased) return CARD.erasedClient
  return clientName ?? CARD.unknownClient
}
