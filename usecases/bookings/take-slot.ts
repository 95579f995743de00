import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { recordBookingChange, releaseLapsedHolds } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { violatesIndex } from '#db/violations.ts'
import { UNPAID } from '#domain/bookings/booking-states.ts'
import type { Slot } from '#domain/bookings/slot-rules.ts'

/** Releases lapsed holds when their slot is needed, so that bookings do not depend on the job. */
export async function releaseLapsedHold(tx: Database, startsAt: Date | undefined, now: Date): Promise<number> {
  const released = await releaseLapsedHolds(tx, now, startsAt)
  const state = { actor: 'system', from: UNPAID, to: UNPAID } as const
  await recordBookingEvents(
    tx,
    released.map((bookingId) => ({ bookingId, at: now, change: 'hold-released', ...state })),
  )
  return released.length
}

/** The columns of a booking that say when its session takes place. */
export type SessionColumns = {
  readonly bookingDate: string
  readonly slotKey: string
  readonly preferredTime: string
  readonly startsAt: Date
  readonly endsAt: Date
}

export function sessionColumns({ date, hour, startsAt, endsAt }: Slot): SessionColumns {
  return { bookingDate: date, slotKey: hour.key, preferredTime: hour.label, startsAt, endsAt }
}

/** Gives a booking this slot. Returns false and changes nothing when another live booking has it. */
export async function takeSlot(
  tx: Database,
  bookingId: string,
  session: Pick<SessionColumns, 'startsAt'> & Partial<SessionColumns>,
  now: Date,
): Promise<boolean> {
  await releaseLapsedHold(tx, session.startsAt, now)
  try {
    // A savepoint, because a unique violation would abort the caller's whole transaction.
    await tx.transaction((inner) =>
      recordBookingChange(inner, bookingId, { ...session, holdsSlot: true, updatedAt: now }),
    )
    return true
  } catch (error) {
    if (violatesIndex(error, 'bookings_one_for_each_slot')) return false
    throw error
  }
}
