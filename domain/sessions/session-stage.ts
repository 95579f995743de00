import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { BookingStatus } from '#domain/bookings/booking-states.ts'

/** How a session went, as recorded by the desk. */
export type SessionOutcome = 'completed' | 'no_show'

export type SessionStage = 'upcoming' | 'completed'

type Session = {
  readonly serviceType: ServiceType
  readonly startsAt: Date | null
  /** Null until the desk records it. */
  readonly outcome: SessionOutcome | null
}

type Asked = Pick<Session, 'serviceType'> & { readonly askedAt: Date | null }

/** True from the start of the session; a Prasna has no hour and takes place when it is answered or the desk marks it. */
export function hasTakenPlace({ startsAt, outcome }: Session, now: Date): boolean {
  return startsAt === null ? outcome !== null : startsAt <= now
}

/** Whether it is too late to cancel. A client who lost their slot has not had their session. */
export function hasBegun(
  booking: Session & {
    readonly status: BookingStatus
    readonly needsReschedule: boolean
  },
  now: Date,
): boolean {
  // A voucher that is claimed or paid for may be in the recipient's hands: only the desk voids it.
  if (booking.serviceType === 'voucher') return booking.status === 'paid'
  const isMeeting = booking.serviceType === 'consultation' && !booking.needsReschedule
  return isMeeting && sessionStage(booking, now) === 'completed'
}

export type BegunReason = 'already-begun' | 'answered' | 'voucher-paid'

/** Why a booking that has begun cannot be cancelled by its client. */
export function begunReason({ serviceType, askedAt }: Asked): BegunReason {
  if (serviceType === 'voucher') return 'voucher-paid'
  return askedAt === null ? 'already-begun' : 'answered'
}

/** Paid sessions are completed or upcoming; a Prasna that is not yet completed is neither, and a course never is. */
export function sessionStage(
  booking: Session & { readonly status: BookingStatus },
  now: Date,
): SessionStage | undefined {
  // A course may have an outcome from before courses were told apart.
  if (booking.serviceType !== 'consultation' || booking.status !== 'paid') return undefined
  if (hasTakenPlace(booking, now)) return 'completed'
  return booking.startsAt === null ? undefined : 'upcoming'
}
