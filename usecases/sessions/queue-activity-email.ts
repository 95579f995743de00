import type { Database } from '#db/client.ts'
import {
  deleteOldNotifiedEvents,
  listUnnotifiedActivity,
  recordNotifiedEvents,
  requireActivityPace,
} from '#db/desk/client-activity.ts'
import { isActivityDue, isClientActivity } from '#domain/bookings/client-activity.ts'
import type { ActiveBooking } from '#domain/emails/desk-emails.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyPractice } from '#usecases/bookings/notify-practice.ts'

/** Nobody is notified of older changes, for example after a long outage. */
const LOOK_BACK_MS = 7 * DAY_MS

type Activity = Awaited<ReturnType<typeof listUnnotifiedActivity>>

/** Emails the practice what clients booked, paid and moved. Returns how many bookings the email lists. */
export async function queueActivityEmail(db: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - LOOK_BACK_MS)
  const pace = await requireActivityPace(db)
  const activity = await listUnnotifiedActivity(db, since)
  const first = activity[0]
  if (!first || !isActivityDue(pace, first.event.at, now)) return 0

  return db.transaction(async (tx) => {
    // With emails off the changes count as known, so that switching them on does not send old ones.
    const ids = activity.map(({ event }) => event.id)
    const recorded = await recordNotifiedEvents(tx, ids, now)
    // An event that could still be listed is never deleted here: it is recorded after it happened.
    await deleteOldNotifiedEvents(tx, since)
    const bookings = latestOfEach(activity.filter(({ event }) => recorded.has(event.id)))
    if (pace === 'off' || bookings.length === 0) return 0
    await notifyPractice(tx, { kind: 'client-activity', bookings }, `client-activity:${Math.max(...recorded)}`)
    return bookings.length
  })
}

/** The latest change of each booking that was not cancelled since. */
function latestOfEach(activity: Activity): ActiveBooking[] {
  const latest = new Map<string, ActiveBooking>()
  for (const { event, booking } of activity) {
    if (booking.status === 'cancelled' || !isClientActivity(event.change)) continue
    latest.set(booking.id, { change: event.change, booking: bookingInEmail(booking) })
  }
  return [...latest.values()]
}
