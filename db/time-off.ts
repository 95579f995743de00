import type { Interval } from '#domain/slots.ts'
import type { Database } from './client.ts'
import { timeOff } from './schema/bookings.ts'

export async function recordTimeOff(db: Database, { startsAt, endsAt }: Interval, reason = ''): Promise<number> {
  const [row] = await db.insert(timeOff).values({ startsAt, endsAt, reason }).returning({ id: timeOff.id })
  if (!row) throw new Error('Time off was not written.')
  return row.id
}
