import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import type { Hold } from './holds.ts'

/** Half of the time for which a client's booking holds its slot. */
const BEFORE_END_MS = 15 * MINUTE_MS

/** The email about the booking says the same, so a reminder soon after it is of no use. */
const SOONEST_AFTER_BOOKING_MS = HOUR_MS

type UnpaidHold = Pick<Hold, 'holdExpiresAt'> & { readonly createdAt: Date; readonly bookedByStaff: boolean }

/**
 * When the client of an unpaid session is reminded: after 15 of 30 minutes, or a day before a booking of the desk must be
 * paid. Null for one of the desk that must be paid within a day.
 */
export function paymentReminderAt({ holdExpiresAt, createdAt, bookedByStaff }: UnpaidHold): Date | null {
  if (!bookedByStaff) return new Date(holdExpiresAt.getTime() - BEFORE_END_MS)
  const dayBefore = new Date(holdExpiresAt.getTime() - DAY_MS)
  return dayBefore.getTime() - createdAt.getTime() < SOONEST_AFTER_BOOKING_MS ? null : dayBefore
}
