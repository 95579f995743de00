import { type CalendarSession, calendarFile } from '#domain/calendar-file.ts'

type Publisher = { readonly practiceName: string; readonly appUrl: string }

/** A calendar as a file of ours; nobody between us and the reader keeps it. */
export function calendarResponse(sessions: readonly CalendarSession[], publisher: Publisher, name: string): Response {
  return new Response(calendarFile(sessions, publisher), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
