import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { timeOff } from '#db/schema/bookings.ts'
import type { Interval } from '#domain/bookings/slot-rules.ts'

/** Current and coming time off, the next one first. */
export async function listTimeOff(db: Database, now: Date) {
  return db.select().from(timeOff).where(gt(timeOff.endsAt, now)).orderBy(asc(timeOff.startsAt))
}

export async function recordTimeOff(db: Database, { startsAt, endsAt }: Interval, reason = ''): Promise<number> {
  const [row] = await db.insert(timeOff).values({ startsAt, endsAt, reason }).returning({ id: timeOff.id })
  if (!row) throw new Error('Time off was not written.')
  return row.id
}

export async function findTimeOff(db: Database, { startsAt, endsAt }: Interval): Promise<number | undefined> {
  const isSame = and(eq(timeOff.startsAt, startsAt), eq(timeOff.endsAt, endsAt))
  const [row] = await db.select({ id: timeOff.id }).from(timeOff).where(isSame).limit(1)
  return row?.id
}

export async function deleteTimeOff(db: Database, id: number): Promise<void> {
  await db.delete(timeOff).where(eq(timeOff.id, id))
}
