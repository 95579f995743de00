import type { RouterContextProvider } from 'react-router'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { LANGUAGE } from '#content/language.ts'
import { findOwnBooking } from '#db/bookings/bookings.ts'

/** For pages and files of one booking: it is not found for anybody but its owner. */
export async function requireOwnBooking(bookingId: string, context: Readonly<RouterContextProvider>) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const booking = await findOwnBooking(db, { id: bookingId, userId: user.id }, LANGUAGE)
  if (!booking) throw notFound()
  return { booking, db, now: context.get(clockContext)() }
}
