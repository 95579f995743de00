import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { unsealWithRing } from '#db/key-ring.ts'
import { findSoldPass } from '#db/offers/passes.ts'
import { findSoldVoucher, findVoucherOfBooking } from '#db/offers/vouchers.ts'
import { coupons, couponUses, giftVouchers, sessionPasses } from '#db/schema/offers.ts'
import { passService, type Service, voucherService } from '#domain/bookings/booking-service.ts'
import { rupees } from '#domain/money.ts'
import { givenBooking, TEST_KEYS } from './bookings.ts'

/** Ten percent off everything, without limits. */
export async function givenCoupon(
  db: Database,
  changes: Partial<typeof coupons.$inferInsert> = {},
): Promise<{ readonly id: number; readonly code: string }> {
  const code = `TEST${randomInt(10 ** 9)}`
  const discount = changes.amountOff ? {} : { percentOff: 10 }
  const [row] = await db
    .insert(coupons)
    .values({ code, ...discount, ...changes })
    .returning({ id: coupons.id, code: coupons.code })
  if (!row) throw new Error('The coupon was not recorded.')
  return row
}

/** How many bookings use a coupon now. */
export async function countUses(db: Database, couponId: number): Promise<number> {
  const uses = await db.select().from(couponUses).where(eq(couponUses.couponId, couponId))
  return uses.filter(({ givenBackAt }) => givenBackAt === null).length
}

/** A pass for three sessions, as a service. */
export async function givenPassService(
  db: Database,
  changes: Pick<typeof sessionPasses.$inferInsert, 'packageId'> & Partial<typeof sessionPasses.$inferInsert>,
): Promise<Service> {
  const slug = `pass-${randomInt(10 ** 9)}`
  const terms = { sessions: 3, validMonths: 12, price: rupees(7_501) }
  await db.insert(sessionPasses).values({ slug, name: 'Three sessions', ...terms, ...changes })
  const sold = await findSoldPass(db, slug)
  if (!sold) throw new Error('The pass was not recorded.')
  return passService(sold)
}

/** A gift voucher for ₹2,100, as a service. */
export async function givenVoucherService(
  db: Database,
  changes: Partial<typeof giftVouchers.$inferInsert> = {},
): Promise<Service> {
  const slug = `voucher-${randomInt(10 ** 9)}`
  const terms = { name: 'Gift voucher for ₹2,100', price: rupees(2_100), validMonths: 12 }
  await db.insert(giftVouchers).values({ slug, ...terms, ...changes })
  const sold = await findSoldVoucher(db, slug)
  if (!sold) throw new Error('The voucher was not recorded.')
  return voucherService(sold)
}

type VoucherDetails = Omit<NonNullable<Parameters<typeof givenBooking>[1]>, 'service'>

/** A sold gift voucher, paid for unless the details say otherwise, and its code. */
export async function givenVoucher(db: Database, { form, ...details }: VoucherDetails = {}) {
  const service = await givenVoucherService(db)
  const booking = await givenBooking(db, {
    state: 'verified',
    ...details,
    service,
    form: { giftFor: 'Meera', ...form },
  })
  return { booking, code: await codeOfVoucher(db, booking.id) }
}

/** As it is printed. */
export async function codeOfVoucher(db: Database, bookingId: string): Promise<string> {
  const sold = await findVoucherOfBooking(db, bookingId)
  if (!sold?.sealedCode) throw new Error('The booking sold no voucher.')
  return unsealWithRing(sold.sealedCode, TEST_KEYS)
}
