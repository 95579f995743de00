import { privateFile } from '#app/http/private-file.ts'
import { CALENDAR_ENTRIES } from '#content/booking/calendar-entries.ts'
import { type CalendarSession, calendarFile } from '#domain/bookings/calendar-file.ts'
import type { CalendarPublisher } from '#domain/bookings/calendar-links.ts'

export function calendarResponse(
  sessions: readonly CalendarSession[],
  publisher: CalendarPublisher,
  name: string,
): Response {
  const content = calendarFile(sessions, publisher, CALENDAR_ENTRIES)
  return privateFile({ name: `${name}.ics`, type: 'text/calendar; charset=utf-8', content })
}
