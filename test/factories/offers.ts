import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { findSoldPass } from '#db/bookings/passes.ts'
import type { Database } from '#db/client.ts'
import { coupons, couponUses, sessionPasses } from '#db/schema/offers.ts'
import { passService, type Service } from '#domain/bookings/booking-service.ts'
import { rupees } from '#domain/money.ts'

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
