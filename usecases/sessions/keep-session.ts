import { recordAudit } from '#db/audit-log.ts'
import { lockBooking, recordBookingChange } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

type Kept = {
  readonly bookingId: string
  readonly staffId: string
  /** The start that the desk saw: a session that was moved since is not kept. */
  readonly start: string
}

/** The desk keeps a session at its time although it is outside the hours. Keeping it twice changes nothing. */
export async function keepSession(
  db: Database,
  { bookingId, staffId, start }: Kept,
  now: Date,
): Promise<Outcome<null, 'booking-not-found' | 'moved-meanwhile'>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    const { startsAt, keptStart, holdsSlot } = booking
    if (!holdsSlot || startsAt?.toISOString() !== start) return refused('moved-meanwhile')
    if (keptStart?.getTime() === startsAt.getTime()) return accepted(null)

    await recordBookingChange(tx, bookingId, { keptStart: startsAt, updatedAt: now })
    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, { action: 'session-kept', actorId: staffId, subject, at: now })
    return accepted(null)
  })
}
