import type { Paise } from '#domain/money.ts'
import { formatRupees } from '../../en/words/money.ts'

export { formatRupees }

/** A price that may be nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function priceText(price: Paise): string {
  return price === 0 ? 'ఉచితం' : formatRupees(price)
}
