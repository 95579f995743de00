import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { findCertificate, listOwnCertificates } from '#db/learning/certificates.ts'
import { courseEnrollments } from '#db/schema/bookings.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenEnrollment, givenLessons } from '#test/factories/learning.ts'
import { markLesson } from './mark-lesson.ts'
import { moveEnrollment } from './move-enrollment.ts'
import { listOwnCourses, readCourse } from './read-course.ts'
import { readLesson } from './read-lesson.ts'

const now = new Date('2026-05-01T04:30:00Z')
const client = { roles: ['client'] } as const

async function givenStudent(lessonCount: number) {
  const db = database()
  const course = await givenCourse(db)
  const lessonIds = await givenLessons(db, course.id, lessonCount)
  const user = await givenUser(db)
  const enrollmentId = await givenEnrollment(db, { userId: user.id, course })
  return { course, lessonIds, enrollmentId, member: { id: user.id, ...client } }
}

async function doLesson(member: { id: string; roles: readonly ['client'] }, courseSlug: string, lessonId: number) {
  await readLesson(database(), member, { courseSlug, lessonId, now })
  return markLesson(database(), member, { courseSlug, lessonId, isDone: true, now })
}

async function enrollmentOf(id: number) {
  const [row] = await database().select().from(courseEnrollments).where(eq(courseEnrollments.id, id))
  return row
}

describe('a member', () => {
  test('reads a lesson, and what was opened counts for the refund rule', async () => {
    const { course, lessonIds, enrollmentId, member } = await givenStudent(4)

    const read = await readLesson(database(), member, { courseSlug: course.slug, lessonId: lessonIds[0] ?? 0, now })

    expect(read.ok && read.value.html).toContain('<strong>1</strong>')
    expect(await enrollmentOf(enrollmentId)).toMatchObject({ openedPercent: 25, status: 'enrolled' })
  })

  test('cannot mark a lesson done that was never opened', async () => {
    const { course, lessonIds, member } = await givenStudent(1)

    const marked = await markLesson(database(), member, {
      courseSlug: course.slug,
      lessonId: lessonIds[0] ?? 0,
      isDone: true,
      now,
    })

    expect(marked).toEqual({ ok: false, refusal: 'not-opened' })
  })

  test('completes the course with the last lesson and gets one certificate', async () => {
    const { course, lessonIds, enrollmentId, member } = await givenStudent(2)

    await doLesson(member, course.slug, lessonIds[0] ?? 0)
    expect(await listOwnCertificates(database(), member.id)).toEqual([])
    const last = await doLesson(member, course.slug, lessonIds[1] ?? 0)
    const again = await doLesson(member, course.slug, lessonIds[1] ?? 0)

    expect(last).toEqual({ ok: true, value: { completed: ['Pradhamika'] } })
    expect(again).toEqual({ ok: true, value: { completed: [] } })
    expect(await enrollmentOf(enrollmentId)).toMatchObject({ status: 'completed' })
    const [certificate] = await listOwnCertificates(database(), member.id)
    expect(certificate).toMatchObject({ holderName: 'Asha Rao', courseTitle: 'Pradhamika' })
  })

  test('who does the last two lessons at once still gets one certificate', async () => {
    const { course, lessonIds, member } = await givenStudent(2)
    for (const lessonId of lessonIds) await readLesson(database(), member, { courseSlug: course.slug, lessonId, now })

    const marks = lessonIds.map((lessonId) =>
      markLesson(database(), member, { courseSlug: course.slug, lessonId, isDone: true, now }),
    )
    const outcomes = await Promise.all(marks)

    expect(outcomes.flatMap((outcome) => (outcome.ok ? outcome.value.completed : []))).toEqual(['Pradhamika'])
    expect(await listOwnCertificates(database(), member.id)).toHaveLength(1)
  })
})

test('nobody reads the lessons of a course they are not enrolled in', async () => {
  const { course, lessonIds } = await givenStudent(1)
  const stranger = { id: (await givenUser(database())).id, ...client }

  const visit = { courseSlug: course.slug, lessonId: lessonIds[0] ?? 0, now }
  expect(await readLesson(database(), stranger, visit)).toEqual({ ok: false, refusal: 'not-enrolled' })
  expect(await markLesson(database(), stranger, { ...visit, isDone: true })).toEqual({
    ok: false,
    refusal: 'not-enrolled',
  })
})

test('a lesson of another course is not found under this one', async () => {
  const { course, member } = await givenStudent(1)
  const other = await givenStudent(1)

  const visit = { courseSlug: course.slug, lessonId: other.lessonIds[0] ?? 0, now }
  expect(await readLesson(database(), member, visit)).toEqual({ ok: false, refusal: 'lesson-not-found' })
})

test('staff look at lessons without leaving a trace', async () => {
  const { course, lessonIds } = await givenStudent(1)
  const admin = { id: (await givenUser(database(), { roles: ['admin'] })).id, roles: ['admin'] as const }

  const read = await readLesson(database(), admin, { courseSlug: course.slug, lessonId: lessonIds[0] ?? 0, now })

  expect(read).toMatchObject({ ok: true, value: { isStudent: false } })
  expect(await readCourse(database(), admin, course.slug)).toMatchObject({ value: { progress: { opened: 0 } } })
})

test('the complete course holds the lessons of the others, and what was learned in one counts in both', async () => {
  const { course, lessonIds, member } = await givenStudent(1)
  const complete = await givenCourse(database(), { level: 'Complete', title: 'Sampurna Jyotish' })
  await givenEnrollment(database(), { userId: member.id, course: complete })

  await doLesson(member, complete.slug, lessonIds[0] ?? 0)

  const courses = await listOwnCourses(database(), member.id)
  expect(courses.find(({ slug }) => slug === course.slug)?.progress).toMatchObject({ done: 1, isComplete: true })
  const whole = await readCourse(database(), member, complete.slug)
  expect(whole.ok && whole.value.lessons.map(({ id }) => id)).toContain(lessonIds[0])
  expect(whole).toMatchObject({ value: { progress: { done: 1 } } })
})

test('one complete course does not open another', async () => {
  const { member } = await givenStudent(1)
  const [own, other] = [
    await givenCourse(database(), { level: 'Complete' }),
    await givenCourse(database(), { level: 'Complete' }),
  ]
  await givenEnrollment(database(), { userId: member.id, course: own })

  expect(await readCourse(database(), member, other.slug)).toEqual({ ok: false, refusal: 'not-enrolled' })
})

describe('staff', () => {
  test('move an enrollment through its states; taking a completion back withdraws the certificate, redoing it restores it', async () => {
    const { enrollmentId, member } = await givenStudent(0)
    const editorId = (await givenUser(database(), { roles: ['astrologer'] })).id
    const move = (from: 'enrolled' | 'scheduled' | 'completed', to: typeof from) =>
      moveEnrollment(database(), { enrollmentId, from, to, editorId, now })

    await move('enrolled', 'scheduled')
    await move('scheduled', 'completed')
    const [certificate] = await listOwnCertificates(database(), member.id)
    await move('completed', 'scheduled')
    expect((await findCertificate(database(), certificate?.code ?? ''))?.withdrawnAt).toEqual(now)
    await move('scheduled', 'completed')

    expect(await listOwnCertificates(database(), member.id)).toEqual([certificate])
  })

  test('who decide on an old list are told', async () => {
    const { enrollmentId } = await givenStudent(0)
    const editorId = (await givenUser(database(), { roles: ['astrologer'] })).id

    const order = { enrollmentId, editorId, now } as const
    await moveEnrollment(database(), { ...order, from: 'enrolled', to: 'scheduled' })

    expect(await moveEnrollment(database(), { ...order, from: 'enrolled', to: 'completed' })).toEqual({
      ok: false,
      refusal: 'changed-meanwhile',
    })
  })
})
