import { privateFile } from '#app/http/private-file.ts'
import { type CalendarSession, calendarFile } from '#domain/bookings/calendar-file.ts'

type Publisher = { readonly practiceName: string; readonly appUrl: string }

export function calendarResponse(sessions: readonly CalendarSession[], publisher: Publisher, name: string): Response {
  const content = calendarFile(sessions, publisher)
  return privateFile({ name: `${name}.ics`, type: 'text/calendar; charset=utf-8', content })
}
