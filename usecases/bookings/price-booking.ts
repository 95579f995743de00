import type { BookingRow } from '#db/bookings/bookings.ts'
import { findUsedCouponCode, giveBackCouponUse, recordCouponUse } from '#db/bookings/coupons.ts'
import { lockOwnPass, recordPassUse } from '#db/bookings/passes.ts'
import type { Database } from '#db/client.ts'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import type { BookingRequest } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { readCouponCode } from '#domain/bookings/coupons.ts'
import { type PassRefusal, redeemPass } from '#domain/bookings/passes.ts'
import { bookingPrice, type DiscountLabel, type Price } from '#domain/bookings/pricing.ts'
import { istDate } from '#domain/india-time.ts'
import { type Paise, paiseFrom, times } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { linesOfNewPrice, linesOfPrice } from '#domain/payments/ledger.ts'
import { recordLines } from './record-lines.ts'
import { type CouponRefusal, lockUsableCoupon } from './usable-coupon.ts'

export type PricedBooking = {
  readonly price: Price
  /** The coupon that makes the price; undefined if another discount is better. */
  readonly couponId: number | undefined
  /** The pass that pays for the session. */
  readonly passId?: number
}

type Pricing = {
  readonly service: Service
  readonly requested: Pick<BookingRequest, 'pass' | 'coupon' | 'questionCount' | 'details'>
  readonly userId: string
  readonly discountPercent: number
  /** The booking that the form revises. */
  readonly bookingId?: string
}

/** The price of a booking that is being made. Its pass or coupon is locked until the transaction ends. */
export async function priceBooking(
  tx: Database,
  { service, requested, userId, discountPercent, bookingId }: Pricing,
  now: Date,
): Promise<Outcome<PricedBooking, CouponRefusal | PassRefusal>> {
  if (requested.pass !== '') return priceWithPass(tx, { service, requested, userId }, now)
  const usable = await lockUsableCoupon(tx, { typed: requested.coupon, service, userId, bookingId }, now)
  if (!usable.ok) return usable
  const coupon = usable.value
  const price = bookingPrice(service, { discountPercent, coupon, count: requested.questionCount })
  const isByCoupon = price.discounts.some(({ kind }) => kind === 'coupon')
  return accepted({ price, couponId: isByCoupon ? coupon?.id : undefined })
}

/** Nothing else applies: a coupon is not used. */
async function priceWithPass(
  tx: Database,
  { service, requested, userId }: Pick<Pricing, 'service' | 'requested' | 'userId'>,
  now: Date,
): Promise<Outcome<PricedBooking, PassRefusal>> {
  const owned = await lockOwnPass(tx, { id: Number(requested.pass), userId })
  const packageId = service.type === 'consultation' ? service.id : 0
  const used = redeemPass(owned, { packageId, fullName: requested.details.fullName, today: istDate(now) })
  if (!used.ok) return used
  const pass = used.value
  const price = bookingPrice(service, { discountPercent: 0, pass, count: requested.questionCount })
  return accepted({ price, couponId: undefined, passId: pass.id })
}

/** The columns of a booking with this price. */
export function priceColumns({ listed, discounts, amount }: Price) {
  const discountLabel = discounts.map(({ label }) => label).join(', ')
  const ownPaise = discounts.find(({ kind }) => kind === 'rounding')?.amount ?? null
  return { listedPrice: listed, amount, discountLabel, ownPaise }
}

/** Records a price in the ledger, and that the booking uses its pass or coupon; they replace what was before. */
export async function recordPriced(
  tx: Database,
  booking: Pick<BookingRow, 'id' | 'userId' | 'serviceName'>,
  { price, couponId, passId }: PricedBooking,
  now: Date,
): Promise<void> {
  const { id, userId, serviceName } = booking
  const { listed: listedPrice, amount, discounts } = price
  const lines = linesOfPrice(
    { serviceName, listedPrice, amount },
    discounts.map(({ label, amount }) => ({ label, amount })),
  )
  await recordLines(tx, booking, linesOfNewPrice(await listBookingEntries(tx, id), lines), { at: now })
  await giveBackCouponUse(tx, id, now)
  if (passId !== undefined) await recordPassUse(tx, { boughtPassId: passId, bookingId: id, usedAt: now })
  if (couponId === undefined) return
  const saved = discounts.find(({ kind }) => kind === 'coupon')?.amount ?? paiseFrom(0)
  await recordCouponUse(tx, { couponId, bookingId: id, userId, saved, usedAt: now })
}

type Revised = Omit<Pricing, 'userId' | 'bookingId'>

/**
 * The new price of a revised booking; undefined if it stays. The listed price of each question stays what it was, and
 * without coupons the discounted one does too.
 */
export async function repriceBooking(
  tx: Database,
  booking: BookingRow,
  revised: Revised,
  now: Date,
): Promise<Outcome<PricedBooking | undefined, CouponRefusal | PassRefusal>> {
  const { requested, service, discountPercent } = revised
  const { id, userId, questionCount, listedPrice, amount } = booking
  const used = await findUsedCouponCode(tx, id)
  const isSameCount = requested.questionCount === questionCount
  const hasPass = requested.pass !== ''
  if (!hasPass && isSameCount && readCouponCode(requested.coupon) === used) return accepted(undefined)

  const each = (whole: Paise) => paiseFrom(whole / questionCount)
  if (!hasPass && used === undefined && requested.coupon === '') {
    const price = sameDiscount(
      booking,
      times(each(listedPrice), requested.questionCount),
      times(each(amount), requested.questionCount),
    )
    return accepted({ price, couponId: undefined })
  }
  const asListed = { ...service, listedPrice: each(listedPrice) }
  const priced = await priceBooking(tx, { service: asListed, requested, userId, discountPercent, bookingId: id }, now)
  if (!priced.ok) return refused(priced.refusal)
  const isSame =
    isSameCount && priced.value.couponId === undefined && used === undefined && priced.value.price.amount === amount
  return accepted(isSame ? undefined : priced.value)
}

/** What the booking stores about its discounts begins with the one that counts. */
function sameDiscount({ discountLabel }: BookingRow, listed: Paise, amount: Paise): Price {
  const saved = paiseFrom(listed - amount)
  const [label = ''] = discountLabel.split(', ')
  return {
    listed,
    discounts: saved === 0 ? [] : [{ kind: 'returning', label: label as DiscountLabel, amount: saved }],
    amount,
  }
}
