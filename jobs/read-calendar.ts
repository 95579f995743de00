import { queueCalendarReads } from '#usecases/calendar/queue-calendar-reads.ts'
import { readExternalCalendar } from '#usecases/calendar/read-external-calendar.ts'
import type { Handler, Schedule } from './job.ts'

export const readCalendar: Handler<'read-calendar'> = {
  name: 'read-calendar',
  // Most of the time is spent waiting for other servers.
  concurrency: 3,
  async run({ db, now, log, keyRing, calendarAccess, site }, { calendarId }) {
    const tools = { keys: keyRing, access: calendarAccess, appUrl: site.appUrl }
    const result = await readExternalCalendar(db, calendarId, tools, now())
    log.info({ calendarId, result }, 'calendar read')
  },
}

export const queueCalendarReadsOften: Schedule = {
  name: 'queue-calendar-reads',
  cron: '*/10 * * * *',
  async run({ db, log }) {
    const queued = await queueCalendarReads(db)
    if (queued > 0) log.info({ queued }, 'calendar reads queued')
  },
}
