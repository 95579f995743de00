import { CARD } from '#content/desk/desk.ts'
import type { DeskBookingView } from './desk-booking.ts'

/** A client's name, or a label when it is missing or erased. */
export function clientLabel({
  clientName,
  isClientErased,
}: Pick<DeskBookingView, 'clientName' | 'isClientErased'>): string {
  if (isClientErased) return CARD.erasedClient
  return clientName ?? CARD.unknownClient
}
