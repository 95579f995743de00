import type { BookingState } from '#domain/bookings/booking-states.ts'

type Held = BookingState & {
  readonly id: string
  readonly serviceType: string
  readonly startsAt: Date | null
  readonly askedAt: Date | null
  readonly createdAt: Date
  readonly outcome: string | null
}

/** When a session is held, or its question was asked. */
export function heldAt({ startsAt, askedAt, createdAt }: Pick<Held, 'startsAt' | 'askedAt' | 'createdAt'>): Date {
  return startsAt ?? askedAt ?? createdAt
}

/** The paid sessions and questions of the same client before this one that took place, the latest first. */
export function earlierSessions<Booking extends Held>(
  bookings: readonly Booking[],
  current: Pick<Held, 'id' | 'startsAt' | 'askedAt' | 'createdAt'>,
): Booking[] {
  const before = heldAt(current).getTime()
  return bookings
    .filter(({ serviceType }) => serviceType === 'consultation')
    .filter(
      ({ status, paymentStatus, outcome }) => status === 'paid' && paymentStatus === 'paid' && outcome !== 'no_show',
    )
    .filter((booking) => booking.id !== current.id && heldAt(booking).getTime() < before)
    .toSorted((one, other) => heldAt(other).getTime() - heldAt(one).getTime())
}
