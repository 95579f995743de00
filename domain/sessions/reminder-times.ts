import { HOUR_MS } from '#domain/time/durations.ts'
import { addDays, istDate, istInstant } from '#domain/time/india-time.ts'

export const REMINDER_DAYS_BEFORE = 2
/** The second reminder, on the day. */
export const REMINDER_HOURS_BEFORE = 2

/** When the team speaks to the client before the session. */
export const TEAM_CALLS_HOURS_BEFORE = { earliest: 48, latest: 24 }

/** Closer to the session, the two-day reminder is skipped; the two-hour reminder follows anyway. */
export const LATEST_REMINDER_HOURS = 12
const LATEST_REMINDER_MS = LATEST_REMINDER_HOURS * HOUR_MS

/** Sessions that start in this span are due for a reminder. */
export type DueSpan = { readonly from: Date; readonly until: Date }

/**
 * Sessions of the next two calendar days in India that are more than twelve hours away. A job that ran late because of
 * an outage still reminds of these.
 */
export function twoDaysAhead(now: Date): DueSpan {
  const dayAfter = addDays(istDate(now), REMINDER_DAYS_BEFORE + 1)
  return { from: new Date(now.getTime() + LATEST_REMINDER_MS), until: istInstant(dayAfter, '00:00') }
}

/** Whether a booking made now is early enough for the reminder two days before; later ones get the two-hour reminder. */
export function isRemindedTwoDaysBefore(startsAt: Date, now: Date): boolean {
  return startsAt >= twoDaysAhead(now).until
}

export function twoHoursAhead(now: Date): DueSpan {
  return { from: now, until: new Date(now.getTime() + REMINDER_HOURS_BEFORE * HOUR_MS) }
}

/** Sessions too close for the two-day reminder: skipped, and shown to the desk. */
export function tooNear(now: Date): DueSpan {
  return { from: now, until: new Date(now.getTime() + LATEST_REMINDER_MS) }
}
