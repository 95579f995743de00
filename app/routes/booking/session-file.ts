import { appUrlContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { requirePractice } from '#db/content/practice.ts'
import { calendarSessionOf } from '#usecases/calendar/calendar-session.ts'
import type { Route } from './+types/session-file'
import { calendarResponse } from './calendar-response.ts'
import { requireOwnBooking } from './own-booking.ts'

/** One session as a calendar file for its owner. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { booking, db } = await requireOwnBooking(params.bookingId, context)
  const session = calendarSessionOf(booking)
  if (!session) throw notFound()

  const { name, contact } = await requirePractice(db)
  const { phone, address } = contact
  const publisher = { practiceName: name, appUrl: context.get(appUrlContext), phone, address }
  return calendarResponse([session], publisher, `session-${session.code}`)
}
