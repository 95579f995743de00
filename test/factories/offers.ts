import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { coupons, couponUses } from '#db/schema/offers.ts'

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
