import { appUrlContext } from '#app/http/contexts.ts'
import { privateFile } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { CALENDAR_ENTRIES } from '#content/booking/calendar-entries.ts'
import { LANGUAGE } from '#content/language.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { type CalendarFileEntry, calendarFile } from '#domain/calendar/calendar-file.ts'
import type { CalendarPublisher } from '#domain/calendar/calendar-links.ts'
import { calendarClassOf, type OwnClass, readOwnClasses } from '#usecases/bookings/cohorts/read-own-classes.ts'
import { calendarSessionOf } from '#usecases/calendar/calendar-session.ts'
import type { Route } from './+types/session-file'
import { requireOwnBooking } from './own-booking.ts'

/** One session, or the classes of a group, as a calendar file for its owner. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { booking, db } = await requireOwnBooking(params.bookingId, context)
  const session = calendarSessionOf(booking)
  const lesson = url.searchParams.get('lesson')
  const entries = session ? [session] : await classesOf(booking, db, lesson)
  if (entries.length === 0) throw notFound()

  const { name, contact } = await requirePractice(db, LANGUAGE)
  const { phone, address } = contact
  const publisher = { practiceName: name, appUrl: context.get(appUrlContext), phone, address }
  return calendarResponse(entries, publisher, `${session ? 'session' : 'classes'}-${booking.code}`)
}

type Owned = { readonly id: string; readonly userId: string }

/** All of them, or one live lesson. */
async function classesOf({ id, userId }: Owned, db: Database, lesson: string | null) {
  const classes = (await readOwnClasses(db, userId, LANGUAGE)).filter(({ bookingId }) => bookingId === id)
  const isAsked = (live: OwnClass) => lesson === null || (live.cohortId === null && String(live.id) === lesson)
  return classes.filter(isAsked).map(calendarClassOf)
}

function calendarResponse(entries: readonly CalendarFileEntry[], publisher: CalendarPublisher, name: string): Response {
  const content = calendarFile(entries, publisher, CALENDAR_ENTRIES)
  return privateFile({ name: `${name}.ics`, type: 'text/calendar; charset=utf-8', content })
}
