import { randomInt } from 'node:crypto'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { listTakenAmounts, lockUniqueAmounts } from '#db/bookings/unique-amounts.ts'
import type { Database } from '#db/client.ts'
import {
  countCouponUses,
  findCoupon,
  findUsedCouponCode,
  giveBackCouponUse,
  lockCoupon,
  recordCouponUse,
} from '#db/offers/coupons.ts'
import { lockOwnPass, recordPassUse } from '#db/offers/passes.ts'
import { listBookingEntries, type NewLedgerEntry } from '#db/payments/ledger-entries.ts'
import type { BookingRequest } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { type BookingPrice, bookingPrice, type DiscountLabel } from '#domain/bookings/pricing.ts'
import { lowerByPaise, uniqueAmounts } from '#domain/bookings/unique-amounts.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { type Paise, paiseFrom, times } from '#domain/money.ts'
import { type Coupon, isCouponUsable, readCouponCode } from '#domain/offers/coupons.ts'
import { type PassRefusal, redeemPass } from '#domain/offers/passes.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { linesOfNewPrice, linesOfPrice } from '#domain/payments/ledger.ts'
import { istDate } from '#domain/time/india-time.ts'
import { isUuid } from '#domain/uuid.ts'
import { countTry, forgetTry } from '#usecases/limits/count-try.ts'
import { recordLines } from './record-lines.ts'

export type PricedBooking = {
  readonly price: BookingPrice
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
export function priceColumns({ listed, discounts, amount }: BookingPrice) {
  const discountLabel = discounts.map(({ label }) => label).join(', ')
  const uniqueAmountPaise = discounts.find(({ kind }) => kind === 'rounding')?.amount ?? null
  return { listedPrice: listed, amount, discountLabel, uniqueAmountPaise }
}

type Priced = Pick<BookingRow, 'id' | 'userId' | 'serviceName' | 'questionCount'>

function linesOf({ serviceName, questionCount }: Priced, { listed: listedPrice, amount, discounts }: BookingPrice) {
  return linesOfPrice(
    { serviceName, questionCount, listedPrice, amount },
    discounts.map(({ label, amount }) => ({ label, amount })),
  )
}

/** The first entries in the ledger of a booking. */
export function entriesOfPrice(booking: Priced, price: BookingPrice, now: Date): NewLedgerEntry[] {
  const { id: bookingId, userId } = booking
  return linesOf(booking, price).map((line) => ({ ...line, at: now, bookingId, userId }))
}

/** That a booking uses its pass or coupon. */
export async function recordOfferUse(
  tx: Database,
  { id: bookingId, userId }: Priced,
  { price, couponId, passId }: PricedBooking,
  now: Date,
): Promise<void> {
  if (passId !== undefined) await recordPassUse(tx, { boughtPassId: passId, bookingId, usedAt: now })
  if (couponId === undefined) return
  const saved = price.discounts.find(({ kind }) => kind === 'coupon')?.amount ?? paiseFrom(0)
  await recordCouponUse(tx, { couponId, bookingId, userId, saved, usedAt: now })
}

/** Records the new price of a revised booking, and the pass or coupon that it uses now; they replace what was before. */
export async function recordNewPrice(tx: Database, booking: Priced, priced: PricedBooking, now: Date): Promise<void> {
  const lines = linesOfNewPrice(await listBookingEntries(tx, booking.id), linesOf(booking, priced.price))
  await recordLines(tx, booking, lines, { at: now })
  await giveBackCouponUse(tx, booking.id, now)
  await recordOfferUse(tx, booking, priced, now)
}

/**
 * The price lowered to an amount that no other open booking has, if one is left. Call it last before the booking is
 * written: it lets other bookings wait.
 */
export async function reserveUniqueAmount(tx: Database, price: BookingPrice): Promise<BookingPrice> {
  const candidates = uniqueAmounts(price)
  const lowest = candidates.at(-1)
  if (!lowest || !(await lockUniqueAmounts(tx))) return price

  const taken = await listTakenAmounts(tx, lowest.amount, price.amount)
  const free = candidates.filter(({ amount }) => !taken.has(amount))
  const own = free.length === 0 ? undefined : free[randomInt(free.length)]
  return own ? lowerByPaise(price, own.paise) : price
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
function sameDiscount({ discountLabel }: BookingRow, listed: Paise, amount: Paise): BookingPrice {
  const saved = paiseFrom(listed - amount)
  const [label = ''] = discountLabel.split(', ')
  return {
    listed,
    discounts: saved === 0 ? [] : [{ kind: 'returning', label: label as DiscountLabel, amount: saved }],
    amount,
  }
}

type CouponTry = {
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

export type TriedCoupon = Outcome<Coupon | undefined, CouponRefusal | 'too-often'>

/** The same for a typed code. Those that cannot be used are counted, so that nobody can try out many. */
export async function tryCoupon(
  db: Database,
  { address, ...attempt }: CouponTry & { readonly address: string },
  now: Date,
): Promise<TriedCoupon> {
  if (attempt.typed.trim() === '') return accepted(undefined)
  const network = networkOf(address)
  if (!(await countTry(db, 'coupon-guess', network, now)).ok) return refused('too-often')
  const found = await findUsableCoupon(db, attempt, now)
  if (found.ok) await forgetTry(db, 'coupon-guess', network, now)
  return found
}

/** The same for using it: nobody else can take its last use until the transaction ends. */
function lockUsableCoupon(tx: Database, attempt: CouponTry, now: Date): Promise<Usable> {
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

  const exceptBookingId = bookingId !== undefined && isUuid(bookingId) ? bookingId : undefined
  const counts = await countCouponUses(db, { couponId: coupon.id, userId, exceptBookingId })
  const name = `${service.type}/${service.slug}`
  const isUsable = isCouponUsable(coupon, { service: name, today: istDate(now), ...counts })
  return isUsable ? accepted(coupon) : refused('coupon-refused')
}
