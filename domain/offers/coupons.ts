import type { CouponRules, CouponTerms } from '#domain/content/offers.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

export const SHORTEST_COUPON = 3
export const LONGEST_COUPON = 20

export type Coupon = CouponTerms & CouponRules & { readonly id: number }

/** What is true of the booking that a coupon is entered for. Uses do not count this booking. */
export type CouponCase = {
  readonly service: string
  readonly today: IsoDate
  readonly uses: number
  readonly usesOfClient: number
  /** The client has paid for something, or says so. */
  readonly hasBooked: boolean
}

/** Clients type codes in any case, with spaces and hyphens. Undefined if it cannot be a code. */
export function readCouponCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  const isCode = /^[A-Z0-9]+$/.test(code) && code.length >= SHORTEST_COUPON && code.length <= LONGEST_COUPON
  return isCode ? code : undefined
}

/** Why not is not said: a stranger would learn which codes exist (0128). */
export function isCouponUsable(
  coupon: CouponRules,
  { service, today, uses, usesOfClient, hasBooked }: CouponCase,
): boolean {
  const { services, firstDay, lastDay, isFirstBookingOnly, mostUses, mostUsesPerClient } = coupon
  return (
    (services.length === 0 || services.includes(service)) &&
    (firstDay === null || today >= firstDay) &&
    (lastDay === null || today <= lastDay) &&
    !(isFirstBookingOnly && (hasBooked || usesOfClient > 0)) &&
    (mostUses === null || uses < mostUses) &&
    (mostUsesPerClient === null || usesOfClient < mostUsesPerClient)
  )
}
