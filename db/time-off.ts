import { and, eq } from 'drizzle-orm'
import type { Interval } from '#domain/slots.ts'
import type { Database } from './client.ts'
import { timeOff } from './schema/bookings.ts'

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
