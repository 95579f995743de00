import { HOUR_MS } from '#domain/durations.ts'
import { addDays, istDate, istInstant } from '#domain/india-time.ts'

const DAYS_BEFORE = 2

/** Later than this a reminder of two days is no help any more; the one of two hours comes anyway. */
const LATEST_REMINDER_MS = 12 * HOUR_MS
const SOON_MS = 2 * HOUR_MS

/** The first and the last moment of a session that is reminded of today. */
export type DueSpan = { readonly from: Date; readonly until: Date }

/**
 * Sessions of the next two days by the practice's calendar. A program that was down over its hour still writes for
 * those that are more than twelve hours away.
 */
export function twoDaysAhead(now: Date): DueSpan {
  const dayAfter = addDays(istDate(now), DAYS_BEFORE + 1)
  return { from: new Date(now.getTime() + LATEST_REMINDER_MS), until: istInstant(dayAfter, '00:00') }
}

export function twoHoursAhead(now: Date): DueSpan {
  return { from: now, until: new Date(now.getTime() + SOON_MS) }
}

/** The sessions that are too near for the reminder of two days: skipped, and shown to the desk. */
export function tooNear(now: Date): DueSpan {
  return { from: now, until: new Date(now.getTime() + LATEST_REMINDER_MS) }
}
