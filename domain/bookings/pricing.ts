import type { CouponTerms } from '#domain/content/offers.ts'
import { type Paise, paiseFrom, rupees, times } from '#domain/money.ts'
import type { ServiceType } from './booking-service.ts'

/** The discount for returning clients in the sample practice, in percent. */
export const RETURNING_DISCOUNT = 30
const PAISE_PER_RUPEE = 100

/** The price after a discount in percent, rounded down to a whole rupee. */
export function consultationPrice(listed: Paise, { discountPercent }: { readonly discountPercent: number }): Paise {
  if (discountPercent === 0) return listed

  const discountedPaise = (listed * (100 - discountPercent)) / 100
  return rupees(Math.floor(discountedPaise / PAISE_PER_RUPEE))
}

/** Why a price is lower: a code, with its value after a colon. */
export type DiscountLabel = 'returning-client' | 'rounding' | `coupon:${string}` | `pass:${number}/${number}`

/** A discount on the booking, the invoice and in the ledger. */
export type DiscountLine = {
  readonly kind: 'returning' | 'coupon' | 'pass' | 'rounding'
  readonly label: DiscountLabel
  readonly amount: Paise
}

export type BookingPrice = {
  readonly listed: Paise
  readonly discounts: readonly DiscountLine[]
  /** What is left to pay; never below 0. */
  readonly amount: Paise
}

type Priced = { readonly type: ServiceType; readonly listedPrice: Paise }

type Reductions = {
  /** Of a returning client; 0 for a new one. Only consultations have it. */
  readonly discountPercent: number
  readonly coupon?: CouponTerms | null | undefined
  /** The pass that pays for the session, and how many of its sessions are left before. */
  readonly pass?: { readonly left: number; readonly sessions: number } | null | undefined
  /** Of questions, where the price is for each. */
  readonly count?: number
}

/**
 * The price of a booking. A pass pays for the whole session. Otherwise discounts are never added: the client gets the
 * better of the returning client's discount and the coupon (0128).
 */
export function bookingPrice(
  { type, listedPrice }: Priced,
  { discountPercent, coupon, pass, count = 1 }: Reductions,
): BookingPrice {
  const listed = times(listedPrice, count)
  const perQuestion = type === 'consultation' ? consultationPrice(listedPrice, { discountPercent }) : listedPrice
  const returning = {
    kind: 'returning',
    label: 'returning-client',
    amount: minus(listed, times(perQuestion, count)),
  } as const
  const better = pass ? passLine(listed, pass) : betterOf(returning, coupon ? couponLine(listed, coupon) : undefined)
  return {
    listed,
    discounts: better.amount === 0 ? [] : [better],
    amount: minus(listed, better.amount),
  }
}

/** The returning client's discount if both are equal: a use of the coupon is not wasted. */
function betterOf(returning: DiscountLine, coupon: DiscountLine | undefined): DiscountLine {
  return coupon && coupon.amount > returning.amount ? coupon : returning
}

function passLine(
  listed: Paise,
  { left, sessions }: { readonly left: number; readonly sessions: number },
): DiscountLine {
  return { kind: 'pass', label: `pass:${sessions - left + 1}/${sessions}`, amount: listed }
}

function couponLine(listed: Paise, { code, percentOff, amountOff }: CouponTerms): DiscountLine {
  const amount =
    percentOff === null
      ? paiseFrom(Math.min(listed, amountOff ?? 0))
      : minus(listed, consultationPrice(listed, { discountPercent: percentOff }))
  return { kind: 'coupon', label: `coupon:${code}`, amount }
}

function minus(one: Paise, other: Paise): Paise {
  return paiseFrom(one - other)
}
