import { HELD_AS_HINTS } from '#content/booking/held-as.ts'
import type { HeldAs } from '#domain/content/offers.ts'

/**
 * How a consultation takes place, for its client. The place is an address, which is shown on one line, or the number that the
 * client calls; empty where the practice calls.
 */
export function heldText(heldAs: HeldAs, place: string): string {
  if (heldAs === 'in-person') return HELD_AS_HINTS[heldAs](place.replaceAll(/\s*\n\s*/g, ', '))
  return heldAs === 'telephone' && place !== '' ? HELD_AS_HINTS.clientCalls(place) : HELD_AS_HINTS[heldAs]
}
