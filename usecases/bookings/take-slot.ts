import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { recordBookingChange } from '#db/bookings/bookings.ts'
import { type OccupiedTime, releaseLapsedHolds } from '#db/bookings/held-times.ts'
import type { Database } from '#db/client.ts'
import { violatesIndex } from '#db/violations.ts'
import { UNPAID } from '#domain/bookings/booking-states.ts'
import type { Slot } from '#domain/bookings/slot-rules.ts'
import { istTime } from '#domain/india-time.ts'

/** Releases lapsed holds when their time is needed, so that bookings do not depend on the job. */
export async function releaseLapsedHold(tx: Database, time: OccupiedTime | undefined, now: Date): Promise<number> {
  const released = await releaseLapsedHolds(tx, now, time)
  const state = { actor: 'system', from: UNPAID, to: UNPAID } as const
  await recordBookingEvents(
    tx,
    released.map((bookingId) => ({ bookingId, at: now, change: 'hold-released', ...state })),
  )
  return released.length
}

/** The columns of a booking that say when and with whom its session takes place. */
export type SessionColumns = OccupiedTime & {
  readonly bookingDate: string
  /** The start in India, `HH:mm`. */
  readonly preferredTime: string
  readonly startsAt: Date
  readonly endsAt: Date
}

export function sessionColumns({ date, ...session }: Slot): SessionColumns {
  return { bookingDate: date, preferredTime: istTime(session.startsAt), ...session }
}

/** Gives a booking this time. Returns false and changes nothing when another live booking has some of it. */
export async function takeSlot(
  tx: Database,
  bookingId: string,
  session: OccupiedTime & Partial<SessionColumns>,
  now: Date,
): Promise<boolean> {
  await releaseLapsedHold(tx, session, now)
  try {
    // A savepoint, because a violation would abort the caller's whole transaction.
    await tx.transaction((inner) =>
      recordBookingChange(inner, bookingId, { ...session, holdsSlot: true, updatedAt: now }),
    )
    return true
  } catch (error) {
    if (violatesIndex(error, 'sessions_do_not_overlap')) return false
    throw error
  }
}
