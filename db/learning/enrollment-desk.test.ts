import { expect, test } from 'vitest'
import { weekBefore } from '#domain/learning/enrollment-status.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenEnrollment } from '#test/factories/learning.ts'
import { countEnrollmentsSince } from './enrollment-desk.ts'

test('counts enrolled students as pending sessions, and those of the last seven days', async () => {
  const db = database()
  const course = await givenCourse(db)
  const enrollments = [
    { status: 'enrolled', enrolledAt: '2026-11-16T04:00:00Z' },
    { status: 'scheduled', enrolledAt: '2026-11-09T04:30:00Z' },
    { status: 'enrolled', enrolledAt: '2026-11-09T04:29:59Z' },
    { status: 'completed', enrolledAt: '2026-01-01T00:00:00Z' },
  ] as const
  for (const { status, enrolledAt } of enrollments) {
    const { id: userId } = await givenUser(db)
    await givenEnrollment(db, { userId, course, status, enrolledAt: new Date(enrolledAt) })
  }

  const counts = await countEnrollmentsSince(db, weekBefore(new Date('2026-11-16T04:30:00Z')))

  expect(counts).toEqual({ pendingSessions: 2, recent: 2 })
})
