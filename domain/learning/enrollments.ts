import { WEEK_MS } from '#domain/durations.ts'

/** A client's place in a course: taken, with a first lesson arranged, or behind them. */
export const ENROLLMENT_STATUSES = ['enrolled', 'scheduled', 'completed'] as const
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number]

/** Since when an enrollment counts as recent. */
export function weekBefore(now: Date): Date {
  return new Date(now.getTime() - WEEK_MS)
}
