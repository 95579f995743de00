import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courses } from '#db/schema/content.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenEnrollment, givenStudent } from '#test/factories/learning.ts'
import { markLesson } from './mark-lesson.ts'
import { listOwnCourses, readCourse } from './read-course.ts'
import { readLesson } from './read-lesson.ts'

const now = new Date('2026-05-01T04:30:00Z')

async function doLesson(student: { id: string; roles: readonly ['client'] }, courseSlug: string, lessonId: number) {
  await readLesson(database(), student, { courseSlug, lessonId, now })
  return markLesson(database(), student, { courseSlug, lessonId, isDone: true, now })
}

async function openedBy(student: { id: string; roles: readonly ['client'] }, courseSlug: string) {
  const read = await readCourse(database(), student, { courseSlug, now })
  return read.ok ? read.value.progress.opened : undefined
}

test('a student reads a lesson, which counts as opened for the refund rule', async () => {
  const { course, lessonIds, student } = await givenStudent(database(), 4)

  const read = await readLesson(database(), student, { courseSlug: course.slug, lessonId: lessonIds[0] ?? 0, now })

  expect(read.ok && read.value.html).toContain('<strong>1</strong>')
  expect(await openedBy(student, course.slug)).toBe(1)
})

test('a lesson that ends the right to a refund is asked about first, and opened only after that', async () => {
  const { course, lessonIds, student } = await givenStudent(database(), 6)
  const [first = 0, second = 0] = lessonIds
  const visit = (lessonId: number) => ({ courseSlug: course.slug, lessonId, now: new Date(), asksFirst: true })

  expect(await readLesson(database(), student, visit(first))).toMatchObject({
    value: { endsRefund: false, afterEndsRefund: true },
  })
  expect(await readLesson(database(), student, visit(second))).toMatchObject({
    value: { endsRefund: true, html: '', url: null },
  })
  expect(await openedBy(student, course.slug)).toBe(1)

  const opened = await readLesson(database(), student, { ...visit(second), asksFirst: false })
  expect(opened.ok && opened.value.html).not.toBe('')
  expect(await openedBy(student, course.slug)).toBe(2)
  expect(await readLesson(database(), student, visit(second))).toMatchObject({ value: { endsRefund: false } })
})

test('a lesson that ends the right to a refund is not asked about when the seven days are over', async () => {
  const { course, lessonIds, student } = await givenStudent(database(), 2)
  const eightDaysOn = new Date(Date.now() + 8 * 24 * 3_600_000)
  const visit = { courseSlug: course.slug, lessonId: lessonIds[0] ?? 0, now: eightDaysOn, asksFirst: true }

  expect(await readLesson(database(), student, visit)).toMatchObject({ value: { endsRefund: false } })
})

test('a locked lesson is not opened and has no content, until the one before is done', async () => {
  const { course, lessonIds, student } = await givenStudent(database(), 2)
  await database().update(courses).set({ lessonOrder: 'in-order' }).where(eq(courses.id, course.id))
  const visit = { courseSlug: course.slug, lessonId: lessonIds[1] ?? 0, now }

  const first = { id: lessonIds[0], title: 'Lesson 1' }
  expect(await readLesson(database(), student, visit)).toMatchObject({
    value: { html: '', url: null, lock: { until: 'lesson', first } },
  })
  expect(await markLesson(database(), student, { ...visit, isDone: true })).toEqual({
    ok: false,
    refusal: 'not-opened',
  })
  expect(await openedBy(student, course.slug)).toBe(0)

  await doLesson(student, course.slug, lessonIds[0] ?? 0)
  const opened = await readLesson(database(), student, visit)
  expect(opened.ok && opened.value.html).toContain('<strong>2</strong>')
})

test('rejects reading a course without an enrollment', async () => {
  const { course, lessonIds } = await givenStudent(database(), 1)
  const stranger = { id: (await givenUser(database())).id, roles: ['client'] as const }

  const visit = { courseSlug: course.slug, lessonId: lessonIds[0] ?? 0, now }
  expect(await readLesson(database(), stranger, visit)).toEqual({ ok: false, refusal: 'not-enrolled' })
  expect(await markLesson(database(), stranger, { ...visit, isDone: true })).toEqual({
    ok: false,
    refusal: 'not-enrolled',
  })
})

test('a lesson of another course is not found under this one', async () => {
  const { course, student } = await givenStudent(database(), 1)
  const other = await givenStudent(database(), 1)

  const visit = { courseSlug: course.slug, lessonId: other.lessonIds[0] ?? 0, now }
  expect(await readLesson(database(), student, visit)).toEqual({ ok: false, refusal: 'lesson-not-found' })
})

test('staff read lessons without recording progress', async () => {
  const { course, lessonIds } = await givenStudent(database(), 1)
  const admin = { id: (await givenUser(database(), { roles: ['admin'] })).id, roles: ['admin'] as const }

  const read = await readLesson(database(), admin, { courseSlug: course.slug, lessonId: lessonIds[0] ?? 0, now })

  expect(read).toMatchObject({ ok: true, value: { isStudent: false } })
  expect(await readCourse(database(), admin, { courseSlug: course.slug, now })).toMatchObject({
    value: { progress: { opened: 0 } },
  })
})

test('the complete course includes the lessons of the others, and progress counts in both', async () => {
  const { course, lessonIds, student } = await givenStudent(database(), 1)
  const complete = await givenCourse(database(), { level: 'Complete', title: 'Sampurna Jyotish' })
  await givenEnrollment(database(), { userId: student.id, course: complete })

  await doLesson(student, complete.slug, lessonIds[0] ?? 0)

  const own = await listOwnCourses(database(), { userId: student.id, now })
  expect(own.find(({ slug }) => slug === course.slug)?.progress).toMatchObject({ done: 1, isComplete: true })
  const whole = await readCourse(database(), student, { courseSlug: complete.slug, now })
  expect(whole.ok && whole.value.lessons.map(({ id }) => id)).toContain(lessonIds[0])
  expect(whole).toMatchObject({ value: { progress: { done: 1 } } })
})

test('one complete course does not include another', async () => {
  const { student } = await givenStudent(database(), 1)
  const [own, other] = [
    await givenCourse(database(), { level: 'Complete' }),
    await givenCourse(database(), { level: 'Complete' }),
  ]
  await givenEnrollment(database(), { userId: student.id, course: own })

  expect(await readCourse(database(), student, { courseSlug: other.slug, now })).toEqual({
    ok: false,
    refusal: 'not-enrolled',
  })
})
