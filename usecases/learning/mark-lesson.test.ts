import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listOwnCertificates } from '#db/learning/certificates.ts'
import { courseEnrollments } from '#db/schema/bookings.ts'
import { courses } from '#db/schema/content.ts'
import { database } from '#test/database.ts'
import { givenStudent } from '#test/factories/learning.ts'
import { markLesson } from './mark-lesson.ts'
import { readLesson } from './read-lesson.ts'

const now = new Date('2026-05-01T04:30:00Z')

async function doLesson(student: { id: string; roles: readonly ['client'] }, courseSlug: string, lessonId: number) {
  await readLesson(database(), student, { courseSlug, lessonId, now })
  return markLesson(database(), student, { courseSlug, lessonId, isDone: true, now })
}

async function enrollmentOf(id: number) {
  const [row] = await database().select().from(courseEnrollments).where(eq(courseEnrollments.id, id))
  return row
}

test('a student cannot mark a lesson as done before opening it', async () => {
  const { course, lessonIds, student } = await givenStudent(database(), 1)

  const marked = await markLesson(database(), student, {
    courseSlug: course.slug,
    lessonId: lessonIds[0] ?? 0,
    isDone: true,
    now,
  })

  expect(marked).toEqual({ ok: false, refusal: 'not-opened' })
})

test('completes the course with the last lesson and gets one certificate', async () => {
  const { course, lessonIds, enrollmentId, student } = await givenStudent(database(), 2)

  await doLesson(student, course.slug, lessonIds[0] ?? 0)
  expect(await listOwnCertificates(database(), student.id)).toEqual([])
  const last = await doLesson(student, course.slug, lessonIds[1] ?? 0)
  const again = await doLesson(student, course.slug, lessonIds[1] ?? 0)

  expect(last).toEqual({ ok: true, value: { completed: [{ title: 'Pradhamika', hasCertificate: true }] } })
  expect(again).toEqual({ ok: true, value: { completed: [] } })
  expect(await enrollmentOf(enrollmentId)).toMatchObject({ status: 'completed' })
  const [certificate] = await listOwnCertificates(database(), student.id)
  expect(certificate).toMatchObject({ holderName: 'Asha Rao', courseTitle: 'Pradhamika' })
})

test('a student gets one certificate when the last two lessons are done at once', async () => {
  const { course, lessonIds, student } = await givenStudent(database(), 2)
  for (const lessonId of lessonIds) await readLesson(database(), student, { courseSlug: course.slug, lessonId, now })

  const marks = lessonIds.map((lessonId) =>
    markLesson(database(), student, { courseSlug: course.slug, lessonId, isDone: true, now }),
  )
  const outcomes = await Promise.all(marks)

  expect(outcomes.flatMap((outcome) => (outcome.ok ? outcome.value.completed : []))).toEqual([
    { title: 'Pradhamika', hasCertificate: true },
  ])
  expect(await listOwnCertificates(database(), student.id)).toHaveLength(1)
})

test('all lessons leave a course open that only staff complete', async () => {
  const { course, lessonIds, enrollmentId, student } = await givenStudent(database(), 1)
  await database().update(courses).set({ certificateRule: 'staff' }).where(eq(courses.id, course.id))

  const marked = await doLesson(student, course.slug, lessonIds[0] ?? 0)

  expect(marked).toEqual({ ok: true, value: { completed: [] } })
  expect(await enrollmentOf(enrollmentId)).toMatchObject({ status: 'enrolled' })
})

test('a course without a certificate is completed without one', async () => {
  const { course, lessonIds, student } = await givenStudent(database(), 1)
  await database().update(courses).set({ certificateRule: 'none' }).where(eq(courses.id, course.id))

  const marked = await doLesson(student, course.slug, lessonIds[0] ?? 0)

  expect(marked).toMatchObject({ value: { completed: [{ hasCertificate: false }] } })
  expect(await listOwnCertificates(database(), student.id)).toEqual([])
})
