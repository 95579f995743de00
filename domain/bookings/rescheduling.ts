import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { ServiceType } from './booking-service.ts'
import { type BookingState, changeBooking } from './booking-states.ts'

/** How often a client may move a session. A move after losing the slot does not count. */
export const MOST_RESCHEDULES = 2

export type MovableBooking = BookingState & {
  readonly startsAt: Date | null
  readonly serviceType: ServiceType
  readonly needsReschedule: boolean
  readonly rescheduleCount: number
}

export type RescheduleRefusal = 'cancelled' | 'not-movable' | 'already-begun' | 'moved-twice'

export function mayReschedule(
  booking: MovableBooking,
  now: Date,
): Outcome<{ readonly counts: boolean }, RescheduleRefusal> {
  if (booking.status === 'cancelled') return refused('cancelled')
  const isMovable = changeBooking(booking, 'rescheduled', 'client').ok && booking.serviceType === 'consultation'
  if (!isMovable || booking.startsAt === null) return refused('not-movable')
  if (booking.needsReschedule) return accepted({ counts: false })
  if (booking.startsAt <= now) return refused('already-begun')
  if (booking.rescheduleCount >= MOST_RESCHEDULES) return refused('moved-twice')
  return accepted({ counts: true })
}
