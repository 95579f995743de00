import { HOUR_MS } from '#domain/time/durations.ts'

/** Students of a group are reminded of each class a day and an hour before. */
export const CLASS_REMINDER_TIMES = ['day', 'hour'] as const
export type ClassReminderTime = (typeof CLASS_REMINDER_TIMES)[number]

/**
 * Classes that start after the first instant, until the second. An outage delays the first reminder up to half a day; later the
 * second one is enough.
 */
export function classReminderSpan(
  before: ClassReminderTime,
  now: Date,
): { readonly after: Date; readonly until: Date } {
  const [least, most] = before === 'day' ? [12, 24] : [0, 1]
  return { after: new Date(now.getTime() + least * HOUR_MS), until: new Date(now.getTime() + most * HOUR_MS) }
}

/** From when on a reminder says nothing new. */
export function classReminderExpiry(before: ClassReminderTime, startsAt: Date): Date {
  return new Date(startsAt.getTime() - (before === 'day' ? HOUR_MS : 0))
}
