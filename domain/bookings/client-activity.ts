import { HOUR_MS } from '#domain/time/durations.ts'
import type { BookingChange } from './booking-states.ts'

/** What clients do that the practice wants to know of. A cancellation has an email of its own. */
export const CLIENT_ACTIVITY = ['created', 'claimed', 'rescheduled'] as const satisfies readonly BookingChange[]
export type ClientActivity = (typeof CLIENT_ACTIVITY)[number]

export function isClientActivity(change: BookingChange): change is ClientActivity {
  return CLIENT_ACTIVITY.some((each) => each === change)
}

export const ACTIVITY_PACES = ['at-once', 'hourly', 'off'] as const
export type ActivityPace = (typeof ACTIVITY_PACES)[number]

export function isActivityPace(text: string): text is ActivityPace {
  return ACTIVITY_PACES.some((pace) => pace === text)
}

/** An hourly email is sent an hour after the first change that it lists. */
export function isActivityDue(pace: ActivityPace, firstChangeAt: Date, now: Date): boolean {
  return pace !== 'hourly' || now.getTime() - firstChangeAt.getTime() >= HOUR_MS
}
