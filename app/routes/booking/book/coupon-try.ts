import type { RouterContextProvider } from 'react-router'
import { viewerContext } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import type { CouponTerms } from '#domain/content/offers.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import type { Coupon } from '#domain/offers/coupons.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isUuid } from '#domain/uuid.ts'
import { type CouponRefusal, findUsableCoupon } from '#usecases/bookings/price-booking.ts'
import { countTry, forgetTry } from '#usecases/limits/count-try.ts'

export type TriedCoupon = Outcome<Coupon | undefined, CouponRefusal | 'too-often'>

/** Looks a typed code up. Codes that cannot be used are counted, so that nobody can try out many. */
export async function tryCoupon(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { service, typed }: { readonly service: Service; readonly typed: string },
): Promise<TriedCoupon> {
  if (typed.trim() === '') return accepted(undefined)
  const { db, address, now } = visitOf(request, context)
  const network = networkOf(address)
  if (!(await countTry(db, 'coupon-guess', network, now)).ok) return refused('too-often')

  const userId = context.get(viewerContext)?.id
  const found = await findUsableCoupon(db, { typed, service, userId, bookingId: revisedBooking(request) }, now)
  if (found.ok) await forgetTry(db, 'coupon-guess', network, now)
  return found
}

/** The booking from which the client went back to the form. */
function revisedBooking(request: Request): string | undefined {
  const id = new URL(request.url).searchParams.get('booking')
  return id !== null && isUuid(id) ? id : undefined
}

/** What the form shows of a coupon; null without one that can be used. */
export function termsOf(tried: TriedCoupon): CouponTerms | null {
  if (!tried.ok || !tried.value) return null
  const { code, percentOff, amountOff } = tried.value
  return { code, percentOff, amountOff }
}
