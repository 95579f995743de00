import { countCouponUses, findCoupon, lockCoupon } from '#db/bookings/coupons.ts'
import type { Database } from '#db/client.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { type Coupon, isCouponUsable, readCouponCode } from '#domain/bookings/coupons.ts'
import { istDate } from '#domain/india-time.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type CouponTry = {
  /** As typed; empty without a coupon. */
  readonly typed: string
  readonly service: Pick<Service, 'type' | 'slug'>
  /** Undefined for a visitor, who may turn out to be a client who cannot use it. */
  readonly userId: string | undefined
  /** The booking that the form revises, if any. */
  readonly bookingId?: string | undefined
}

/** One refusal for all reasons: a stranger must not learn which codes exist. */
export type CouponRefusal = 'coupon-refused'

type Usable = Outcome<Coupon | undefined, CouponRefusal>

/** Whether the coupon could be used now; for showing a price. */
export function findUsableCoupon(db: Database, attempt: CouponTry, now: Date): Promise<Usable> {
  return usable(db, attempt, findCoupon, now)
}

/** The same for using it: nobody else can take its last use until the transaction ends. */
export function lockUsableCoupon(tx: Database, attempt: CouponTry, now: Date): Promise<Usable> {
  return usable(tx, attempt, lockCoupon, now)
}

async function usable(
  db: Database,
  { typed, service, userId, bookingId }: CouponTry,
  find: typeof findCoupon,
  now: Date,
): Promise<Usable> {
  if (typed.trim() === '') return accepted(undefined)
  const code = readCouponCode(typed)
  const coupon = code === undefined ? undefined : await find(db, code)
  if (!coupon) return refused('coupon-refused')

  const counts = await countCouponUses(db, { couponId: coupon.id, userId, exceptBookingId: bookingId })
  const name = `${service.type}/${service.slug}`
  const isUsable = isCouponUsable(coupon, { service: name, today: istDate(now), ...counts })
  return isUsable ? accepted(coupon) : refused('coupon-refused')
}
