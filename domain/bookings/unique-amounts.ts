import { paiseFrom } from '#domain/money.ts'
import type { BookingPrice } from './pricing.ts'

export const MOST_PAISE = 99

/** The amounts that a price can be lowered to, and the paise that each takes off. */
export function uniqueAmounts({
  amount,
}: Pick<BookingPrice, 'amount'>): { readonly paise: number; readonly amount: number }[] {
  if (amount <= MOST_PAISE) return []
  return Array.from({ length: MOST_PAISE }, (_, index) => ({ paise: index + 1, amount: amount - index - 1 }))
}

/** Below the price, never above: the client was shown it, and the paise are a discount with a line of its own. */
export function lowerByPaise(price: BookingPrice, paise: number): BookingPrice {
  const rounding = { kind: 'rounding', label: 'rounding', amount: paiseFrom(paise) } as const
  return { ...price, discounts: [...price.discounts, rounding], amount: paiseFrom(price.amount - paise) }
}
