import { appUrlContext, databaseContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { findOwnBooking } from '#db/bookings.ts'
import { requirePractice } from '#db/practice.ts'
import { calendarSessionOf } from '#usecases/calendar/calendar-session.ts'
import type { Route } from './+types/session-file'
import { calendarResponse } from './calendar-response.ts'

/** One session for its owner's calendar. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const booking = await findOwnBooking(db, { id: params.bookingId, userId: user.id })
  const session = booking && calendarSessionOf(booking)
  if (!session) throw notFound()

  const { name } = await requirePractice(db)
  const publisher = { practiceName: name, appUrl: context.get(appUrlContext) }
  return calendarResponse([session], publisher, `session-${session.code}`)
}
