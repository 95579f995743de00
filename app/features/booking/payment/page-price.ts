import { MOST_QUESTIONS } from '#domain/bookings/booking-limits.ts'
import { type BookingPrice, bookingPrice } from '#domain/bookings/pricing.ts'
import type { CouponTerms } from '#domain/content/offers.ts'
import type { BookingPageView } from '../booking-page-view.ts'

/** The price of so many questions, or of the whole where the price is not for each. */
export function pagePrice(
  { service: { type }, price: { listed, discountPercent } }: Pick<BookingPageView, 'service' | 'price'>,
  coupon: CouponTerms | null,
  pass?: { readonly left: number; readonly sessions: number },
): (count: number) => BookingPrice {
  return (count) =>
    bookingPrice({ type, listedPrice: listed }, { discountPercent, coupon, pass, count: allowedCount(count) })
}

/** A form with an impossible number is shown again, and needs a price like any other. */
function allowedCount(count: number): number {
  return Number.isInteger(count) && count >= 1 && count <= MOST_QUESTIONS ? count : 1
}
