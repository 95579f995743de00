import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { Hold } from './holds.ts'

/** Half of the time for which a client's booking holds its slot. */
const BEFORE_END_MS = 15 * MINUTE_MS

type UnpaidHold = Pick<Hold, 'holdExpiresAt'> & { readonly createdAt: Date; readonly bookedByStaff: boolean }

/**
 * When the client of an unpaid session is reminded: after 15 of 30 minutes. A booking of the desk, which is held longer,
 * half of that time before it must be paid, and at most a day.
 */
export function paymentReminderAt({ holdExpiresAt, createdAt, bookedByStaff }: UnpaidHold): Date {
  const end = holdExpiresAt.getTime()
  const before = bookedByStaff ? Math.min(DAY_MS, (end - createdAt.getTime()) / 2) : BEFORE_END_MS
  return new Date(end - before)
}
