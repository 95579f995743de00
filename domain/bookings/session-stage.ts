import type { BookingStatus } from './booking-states.ts'

/** How a session went, as the desk says it. */
export type SessionOutcome = 'completed' | 'no_show'

export type SessionStage = 'upcoming' | 'completed'

type Session = {
  readonly startsAt: Date | null
  /** What the desk said of it; null as long as it has said nothing. */
  readonly outcome: SessionOutcome | null
}

/** From its hour on; a question has no hour and has taken place once the desk says so. */
export function hasTakenPlace({ startsAt, outcome }: Session, now: Date): boolean {
  return startsAt === null ? outcome !== null : startsAt <= now
}

/** Whether there is nothing left to cancel. Who has lost their hour has not had it. */
export function hasBegun(
  booking: Session & {
    readonly serviceType: 'course' | 'consultation'
    readonly status: BookingStatus
    readonly needsReschedule: boolean
  },
  now: Date,
): boolean {
  const isMeeting = booking.serviceType === 'consultation' && !booking.needsReschedule
  return isMeeting && sessionStage(booking, now) === 'completed'
}

/** Paid bookings that have taken place are completed, those with a date ahead upcoming, a question that waits neither. */
export function sessionStage(
  booking: Session & { readonly status: BookingStatus },
  now: Date,
): SessionStage | undefined {
  if (booking.status !== 'paid') return undefined
  if (hasTakenPlace(booking, now)) return 'completed'
  return booking.startsAt === null ? undefined : 'upcoming'
}
