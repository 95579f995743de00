import { type Paise, rupees } from '#domain/money.ts'

/** The discount in percent that a new practice starts with. */
export const RETURNING_DISCOUNT = 30
const PAISE_PER_RUPEE = 100

/** The price after a discount in percent, rounded down to a whole rupee. */
export function consultationPrice(listed: Paise, { discountPercent }: { readonly discountPercent: number }): Paise {
  if (discountPercent === 0) return listed

  const discountedPaise = (listed * (100 - discountPercent)) / 100
  return rupees(Math.floor(discountedPaise / PAISE_PER_RUPEE))
}
