import { type Paise, rupees } from '#domain/money.ts'

const RETURNING_CLIENT_PERCENT = 70
const PAISE_PER_RUPEE = 100

/** Returning clients pay 70% of the listed price, rounded down to a whole rupee. */
export function consultationPrice(listed: Paise, client: { readonly isReturning: boolean }): Paise {
  if (!client.isReturning) return listed

  const discountedPaise = (listed * RETURNING_CLIENT_PERCENT) / 100
  return rupees(Math.floor(discountedPaise / PAISE_PER_RUPEE))
}
