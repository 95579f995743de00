import { WEEK_MS } from '#domain/time/durations.ts'

/** Enrolled, with a first lesson scheduled, or completed. */
export const ENROLLMENT_STATUSES = ['enrolled', 'scheduled', 'completed'] as const
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number]

/** Enrollments after this instant count as recent. */
export function weekBefore(now: Date): Date {
  return new Date(now.getTime() - WEEK_MS)
}
