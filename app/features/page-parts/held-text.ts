import { HELD_AS_HINTS } from '#content/booking/held-as.ts'
import type { HeldAs } from '#domain/content/offers.ts'

/** How a consultation takes place, for its client; an address on one line. */
export function heldText(heldAs: HeldAs, address: string): string {
  return heldAs === 'in-person' ? HELD_AS_HINTS[heldAs](address.replaceAll(/\s*\n\s*/g, ', ')) : HELD_AS_HINTS[heldAs]
}
