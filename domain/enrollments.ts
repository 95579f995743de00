/** A client's place in a course: taken, with a first lesson arranged, or behind them. */
export type EnrollmentStatus = 'enrolled' | 'scheduled' | 'completed'

const WEEK_MS = 7 * 24 * 3_600_000

export type EnrollmentCounts = {
  /** Enrolled, and nothing arranged yet. */
  readonly pendingSessions: number
  readonly lastSevenDays: number
}

export function countEnrollments(
  enrollments: readonly { readonly status: EnrollmentStatus; readonly enrollmentDate: Date }[],
  now: Date,
): EnrollmentCounts {
  const weekAgo = new Date(now.getTime() - WEEK_MS)
  return {
    pendingSessions: enrollments.filter(({ status }) => status === 'enrolled').length,
    lastSevenDays: enrollments.filter(({ enrollmentDate }) => enrollmentDate >= weekAgo).length,
  }
}
