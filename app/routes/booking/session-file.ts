import { appUrlContext } from '#app/http/contexts.ts'
import { privateFile } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { CALENDAR_ENTRIES } from '#content/booking/calendar-entries.ts'
import { LANGUAGE } from '#content/language.ts'
import { requirePractice } from '#db/content/practice.ts'
import { type CalendarSession, calendarFile } from '#domain/calendar/calendar-file.ts'
import type { CalendarPublisher } from '#domain/calendar/calendar-links.ts'
import { calendarSessionOf } from '#usecases/calendar/calendar-session.ts'
import type { Route } from './+types/session-file'
import { requireOwnBooking } from './own-booking.ts'

/** One session as a calendar file for its owner. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { booking, db } = await requireOwnBooking(params.bookingId, context)
  const session = calendarSessionOf(booking)
  if (!session) throw notFound()

  const { name, contact } = await requirePractice(db, LANGUAGE)
  const { phone, address } = contact
  const publisher = { practiceName: name, appUrl: context.get(appUrlContext), phone, address }
  return calendarResponse([session], publisher, `session-${session.code}`)
}

function calendarResponse(sessions: readonly CalendarSession[], publisher: CalendarPublisher, name: string): Response {
  const content = calendarFile(sessions, publisher, CALENDAR_ENTRIES)
  return privateFile({ name: `${name}.ics`, type: 'text/calendar; charset=utf-8', content })
}
