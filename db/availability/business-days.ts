import { and, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { dateOverrides } from '#db/schema/availability.ts'
import { practice } from '#db/schema/content.ts'
import type { BusinessDays } from '#domain/time/business-days.ts'
import { type IsoDate, istDate } from '#domain/time/india-time.ts'

/** The weekdays on which the practice works, and the coming days on which all of it is closed. */
export async function readBusinessDays(db: Database, now: Date): Promise<BusinessDays> {
  const [row] = await db.select({ weekdays: practice.businessDays }).from(practice)
  return { weekdays: row?.weekdays ?? [], closed: await listClosedDays(db, istDate(now)) }
}

async function listClosedDays(db: Database, from: IsoDate) {
  return db
    .select({ firstDate: dateOverrides.firstDate, lastDate: dateOverrides.lastDate })
    .from(dateOverrides)
    .where(
      and(isNull(dateOverrides.astrologerId), sql`${dateOverrides.hours} = '[]'`, gte(dateOverrides.lastDate, from)),
    )
}
