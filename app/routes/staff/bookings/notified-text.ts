import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { hasClientEmail } from '#db/bookings/booking-clients.ts'
import type { Database } from '#db/client.ts'

/** What was done, and whether the client got an email about it. */
export async function withNotification(db: Database, bookingId: string, done: string): Promise<string> {
  return `${done} ${(await hasClientEmail(db, bookingId)) ? SESSION.emailed : SESSION.notEmailed}`
}
