import type { Database } from '#db/client.ts'
import { bookingRules } from '#db/schema/bookings.ts'
import type { DeskRules } from '#domain/availability/desk-rules.ts'

export async function requireBookingRules(db: Database) {
  const [rules] = await db.select().from(bookingRules)
  if (!rules) throw new Error('The booking rules are missing.')
  return rules
}

export async function recordBookingRules(db: Database, rules: DeskRules, now: Date): Promise<void> {
  await db.update(bookingRules).set({ ...rules, updatedAt: now })
}
