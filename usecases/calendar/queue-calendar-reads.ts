import { listCalendarIds } from '#db/calendar/external-calendars.ts'
import type { Database } from '#db/client.ts'
import { enqueueAll } from '#db/jobs.ts'

/** One job for each calendar, so that a slow one delays no other. Returns how many there are. */
export async function queueCalendarReads(db: Database): Promise<number> {
  const ids = await listCalendarIds(db)
  const payloads = ids.map((calendarId) => ({ calendarId }))
  await enqueueAll(db, 'read-calendar', payloads)
  return ids.length
}
