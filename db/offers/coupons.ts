import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'
import { coupons, couponUses } from '#db/schema/offers.ts'
import type { Paise } from '#domain/money.ts'
import type { Coupon, CouponCase } from '#domain/offers/coupons.ts'

const COUPON = {
  id: coupons.id,
  code: coupons.code,
  percentOff: coupons.percentOff,
  amountOff: coupons.amountOff,
  services: coupons.services,
  firstDay: coupons.firstDay,
  lastDay: coupons.lastDay,
  isFirstBookingOnly: coupons.isFirstBookingOnly,
  mostUses: coupons.mostUses,
  mostUsesPerClient: coupons.mostUsesPerClient,
}

/** Undefined for one that is turned off, too. */
export async function findCoupon(db: Database, code: string): Promise<Coupon | undefined> {
  const [found] = await db.select(COUPON).from(coupons).where(isOn(code))
  return found
}

/** Whether a client could have a code to enter. */
export async function isAnyCouponOffered(db: Database, today: string): Promise<boolean> {
  const current = and(isNull(coupons.retiredAt), or(isNull(coupons.lastDay), gte(coupons.lastDay, today)))
  return (await db.$count(coupons, current)) > 0
}

/** Two bookings that want its last use are handled one after the other. */
export async function lockCoupon(tx: Database, code: string): Promise<Coupon | undefined> {
  const [found] = await tx.select(COUPON).from(coupons).where(isOn(code)).for('no key update')
  return found
}

const isOn = (code: string) => and(eq(coupons.code, code), isNull(coupons.retiredAt))

type Counted = {
  readonly couponId: number
  /** Undefined for a visitor who is not signed in. */
  readonly userId: string | undefined
  /** A booking that may have used the coupon already. */
  readonly exceptBookingId: string | undefined
}

export async function countCouponUses(
  db: Database,
  { couponId, userId, exceptBookingId }: Counted,
): Promise<Pick<CouponCase, 'uses' | 'usesOfClient' | 'hasBooked'>> {
  const client = userId ?? null
  const except = exceptBookingId ?? null
  const { rows } = await db.execute<{ uses: number; usesOfClient: number; hasBooked: boolean }>(sql`
    select count(*)::int as uses,
      (count(*) filter (where user_id = ${client}::uuid))::int as "usesOfClient",
      exists (
        select from ${bookings} where user_id = ${client}::uuid and status = 'paid' and service_type <> 'voucher'
          and id is distinct from ${except}::uuid
      ) as "hasBooked"
    from ${couponUses}
    where coupon_id = ${couponId} and given_back_at is null and booking_id is distinct from ${except}::uuid`)
  return rows[0] ?? { uses: 0, usesOfClient: 0, hasBooked: false }
}

type CouponUse = {
  readonly couponId: number
  readonly bookingId: string
  readonly userId: string
  readonly saved: Paise
  readonly usedAt: Date
}

export async function recordCouponUse(tx: Database, use: CouponUse): Promise<void> {
  await tx.insert(couponUses).values(use)
}

/** Does nothing for a booking without a coupon. */
export async function giveBackCouponUse(tx: Database, bookingId: string, now: Date): Promise<void> {
  await tx
    .update(couponUses)
    .set({ givenBackAt: now })
    .where(and(eq(couponUses.bookingId, bookingId), isNull(couponUses.givenBackAt)))
}

/** The code that a booking was made with. */
export async function findUsedCouponCode(db: Database, bookingId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ code: coupons.code })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(and(eq(couponUses.bookingId, bookingId), isNull(couponUses.givenBackAt)))
  return found?.code
}
