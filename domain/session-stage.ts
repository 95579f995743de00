import type { BookingStatus } from './booking-states.ts'

export type SessionStage = 'upcoming' | 'completed'

/** Paid bookings whose session lies ahead are upcoming, the others completed; without a date they are neither. */
export function sessionStage(
  { status, startsAt }: { readonly status: BookingStatus; readonly startsAt: Date | null },
  now: Date,
): SessionStage | undefined {
  if (status !== 'paid' || startsAt === null) return undefined
  return startsAt > now ? 'upcoming' : 'completed'
}
