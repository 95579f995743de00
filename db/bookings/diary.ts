import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookingRules, bookings, consultationSlots } from '#db/schema/bookings.ts'
import type { DeskRules } from '#domain/bookings/slot-rules.ts'

export async function listSlotHours(db: Database) {
  return db.select().from(consultationSlots).orderBy(asc(consultationSlots.opensAt))
}

/** Returns false if there is no such hour. */
export async function recordSlotHour(
  db: Database,
  key: string,
  change: { readonly isOpen: boolean; readonly days: readonly number[] },
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(consultationSlots)
    .set({ isOpen: change.isOpen, days: [...change.days], updatedAt: now })
    .where(eq(consultationSlots.key, key))
    .returning({ key: consultationSlots.key })
  return changed.length === 1
}

/** The days of the sessions ahead in one hour of the day. */
export async function listHeldDates(db: Database, slotKey: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ date: bookings.bookingDate })
    .from(bookings)
    .where(and(eq(bookings.holdsSlot, true), eq(bookings.slotKey, slotKey), gt(bookings.startsAt, now)))
  return rows.flatMap(({ date }) => date ?? [])
}

export async function requireBookingRules(db: Database) {
  const [rules] = await db.select().from(bookingRules)
  if (!rules) throw new Error('The booking rules are missing.')
  return rules
}

export async function recordBookingRules(db: Database, rules: DeskRules, now: Date): Promise<void> {
  await db.update(bookingRules).set({ ...rules, updatedAt: now })
}
