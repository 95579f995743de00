import { randomInt } from 'node:crypto'
import { listTakenAmounts, lockUniquePaise } from '#db/bookings/own-amounts.ts'
import type { Database } from '#db/client.ts'
import { ownAmounts } from '#domain/bookings/own-paise.ts'
import type { Price } from '#domain/bookings/pricing.ts'

/**
 * Paise that give a new booking an amount that no other open one has; null if the practice does not want it, or if all of
 * them are taken. Call it last before the booking is written: it lets other bookings wait.
 */
export async function chooseOwnPaise(tx: Database, price: Price): Promise<number | null> {
  const candidates = ownAmounts(price)
  const lowest = candidates.at(-1)
  if (!lowest || !(await lockUniquePaise(tx))) return null

  const taken = await listTakenAmounts(tx, lowest.amount, price.amount)
  const free = candidates.filter(({ amount }) => !taken.has(amount))
  return free.length === 0 ? null : (free[randomInt(free.length)]?.paise ?? null)
}
