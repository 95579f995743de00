import { expect, test } from 'vitest'
import { countEnrollments } from './enrollments.ts'

const NOW = new Date('2026-11-16T04:30:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000)

test('pending sessions are the enrolled ones, and a week has seven days', () => {
  const enrollments = [
    { status: 'enrolled', enrollmentDate: daysAgo(7) },
    { status: 'enrolled', enrollmentDate: daysAgo(7.1) },
    { status: 'completed', enrollmentDate: daysAgo(1) },
  ] as const

  expect(countEnrollments(enrollments, NOW)).toEqual({ pendingSessions: 2, lastSevenDays: 2 })
})
