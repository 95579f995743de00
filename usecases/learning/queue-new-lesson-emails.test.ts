import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { courseEnrollments } from '#db/schema/bookings.ts'
import { courses } from '#db/schema/content.ts'
import { emails } from '#db/schema/emails.ts'
import { lessons } from '#db/schema/learning.ts'
import { lessonDigests } from '#db/schema/server.ts'
import { unsealText } from '#db/sealed-text.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenEnrollment, givenLessons } from '#test/factories/learning.ts'
import { openLessonEmailsLink } from './lesson-emails-link.ts'
import { changeLessonEmails, queueNewLessonEmails, refreshNewLessons } from './queue-new-lesson-emails.ts'
import { readLesson } from './read-lesson.ts'

const now = new Date('2026-05-10T12:30:00Z')
const tomorrow = new Date(now.getTime() + DAY_MS)
const SITE = { appUrl: 'https://practice.example', secret: 'a secret that only the test knows' }
const SIGNING = { keys: TEST_KEYS, site: SITE }
const NO_LINK = '' as SealedText
const longAgo = new Date('2026-01-01T00:00:00Z')

// Lessons of other tests are new too, and their digests were sent.
beforeEach(async () => {
  await database().update(lessons).set({ isNew: false })
  await database()
    .update(lessonDigests)
    .set({ coveredUntil: new Date(now.getTime() - DAY_MS) })
})

async function givenStudentOf(course: Parameters<typeof givenEnrollment>[1]['course'], enrolledAt = longAgo) {
  const { id } = await givenUser(database())
  const enrollmentId = await givenEnrollment(database(), { userId: id, course, enrolledAt })
  return { id, enrollmentId, learner: { id, roles: ['client'] } as const }
}

/** The titles of the lessons in the emails of a student, one list for each email. */
async function emailsTo(userId: string): Promise<string[][]> {
  const rows = await database().select().from(emails).where(eq(emails.kind, 'new-lessons')).orderBy(emails.id)
  return rows
    .filter(({ eventKey }) => eventKey.startsWith(`new-lessons:${userId}:`))
    .map(({ payload }) => (payload as { lessons: { title: string }[] }).lessons.map(({ title }) => title))
}

test('students get one email about the lessons of their courses that were published, and each lesson is in one email', async () => {
  const db = database()
  const [course, other] = [await givenCourse(db), await givenCourse(db)]
  const complete = await givenCourse(db, { level: 'Complete' })
  const [student, ofAll, ofOther] = [
    await givenStudentOf(course),
    await givenStudentOf(complete),
    await givenStudentOf(other),
  ]
  const [, draftId = 0] = await givenLessons(db, course.id, 3)
  await db.update(lessons).set({ isPublished: false }).where(eq(lessons.id, draftId))

  await queueNewLessonEmails(db, SIGNING, now)
  await queueNewLessonEmails(db, SIGNING, now)
  expect(await emailsTo(student.id)).toEqual([['Lesson 1', 'Lesson 3']])
  expect(await emailsTo(ofAll.id)).toEqual([['Lesson 1', 'Lesson 3']])
  expect(await emailsTo(ofOther.id)).toEqual([])

  await db.update(lessons).set({ isPublished: true }).where(eq(lessons.id, draftId))
  await queueNewLessonEmails(db, SIGNING, tomorrow)
  expect(await emailsTo(student.id)).toEqual([['Lesson 1', 'Lesson 3'], ['Lesson 2']])
})

test('students get an email about the lessons that a day has opened, once and on that day, also those who have just enrolled', async () => {
  const db = database()
  const course = await givenCourse(db)
  const ids = await givenLessons(db, course.id, 3)
  await db.update(lessons).set({ isNew: false })
  await db.update(courses).set({ lessonOrder: 'by-day' }).where(eq(courses.id, course.id))
  for (const [index, id] of ids.entries()) {
    await db.update(lessons).set({ opensAfterDays: index }).where(eq(lessons.id, id))
  }
  const student = await givenStudentOf(course, new Date(now.getTime() - 1))

  await queueNewLessonEmails(db, SIGNING, now)
  expect(await emailsTo(student.id)).toEqual([])
  await queueNewLessonEmails(db, SIGNING, new Date(now.getTime() + DAY_MS - 2))
  await queueNewLessonEmails(db, SIGNING, tomorrow)
  expect(await emailsTo(student.id)).toEqual([['Lesson 2']])
  await queueNewLessonEmails(db, SIGNING, new Date(now.getTime() + 2 * DAY_MS))

  expect(await emailsTo(student.id)).toEqual([['Lesson 2'], ['Lesson 3']])
  const due = { id: 1, eventKey: `new-lessons:${student.id}:2026-05-12`, now: tomorrow }
  const email = { kind: 'new-lessons', lessonIds: ids, openedIds: [ids[2] ?? 0], lessons: [], stop: NO_LINK } as const
  const refreshed = await refreshNewLessons(db, email, due)
  expect(refreshed).toMatchObject({ value: { lessons: [{ title: 'Lesson 1' }, {}, { isOpened: true }] } })
})

test('no email about new lessons goes to who has stopped them, has opened them all or has just enrolled', async () => {
  const db = database()
  const course = await givenCourse(db)
  const [stopped, reader, newcomer] = [
    await givenStudentOf(course),
    await givenStudentOf(course),
    await givenStudentOf(course, new Date(now.getTime() - 1)),
  ]
  const [lessonId = 0] = await givenLessons(db, course.id, 1)
  await changeLessonEmails(db, { userId: stopped.id, isWanted: false }, now)
  await readLesson(db, reader.learner, { courseSlug: course.slug, lessonId, now })

  await queueNewLessonEmails(db, SIGNING, now)

  for (const { id } of [stopped, reader, newcomer]) expect(await emailsTo(id)).toEqual([])
})

test('an email about new lessons that waited leaves out what was opened or taken back, and is skipped when nothing is left', async () => {
  const db = database()
  const course = await givenCourse(db)
  const student = await givenStudentOf(course)
  const [first = 0, second = 0] = await givenLessons(db, course.id, 2)
  const email = { kind: 'new-lessons', lessonIds: [first, second], lessons: [], stop: NO_LINK } as const
  const due = { id: 1, eventKey: `new-lessons:${student.id}:2026-05-10`, now }

  await readLesson(db, student.learner, { courseSlug: course.slug, lessonId: first, now })
  expect(await refreshNewLessons(db, email, due)).toMatchObject({
    value: { lessons: [{ title: 'Lesson 2', path: `/learning/${course.slug}/${second}` }] },
  })

  await db
    .update(lessons)
    .set({ isPublished: false })
    .where(inArray(lessons.id, [second]))
  expect(await refreshNewLessons(db, email, due)).toEqual({ ok: false, refusal: 'lessons-seen' })
  await changeLessonEmails(db, { userId: student.id, isWanted: false }, now)
  expect(await refreshNewLessons(db, email, due)).toEqual({ ok: false, refusal: 'unsubscribed' })
})

test('an email about new lessons is skipped when the enrollment has ended', async () => {
  const db = database()
  const course = await givenCourse(db)
  const { id, enrollmentId } = await givenStudentOf(course)
  const lessonIds = await givenLessons(db, course.id, 1)

  await db.delete(courseEnrollments).where(eq(courseEnrollments.id, enrollmentId))

  const due = { id: 1, eventKey: `new-lessons:${id}:2026-05-10`, now }
  const outcome = await refreshNewLessons(db, { kind: 'new-lessons', lessonIds, lessons: [], stop: NO_LINK }, due)
  expect(outcome).toEqual({ ok: false, refusal: 'lessons-seen' })
})

test('the link in an email about new lessons opens for its student alone, also when the emails are stopped', async () => {
  const db = database()
  const course = await givenCourse(db)
  const student = await givenStudentOf(course)
  await givenLessons(db, course.id, 1)
  await queueNewLessonEmails(db, SIGNING, now)
  const [email] = await db
    .select()
    .from(emails)
    .where(eq(emails.eventKey, `new-lessons:${student.id}:2026-05-10`))
  if (!email) throw new Error('The student has no email.')
  const { stop } = email.payload as unknown as { stop: SealedText }
  const token = new URL(unsealText(stop, SITE.secret)).searchParams.get('token') ?? ''
  const open = (typed: string) => openLessonEmailsLink(db, TEST_KEYS, { token: typed, address: '192.0.2.1', now })

  await changeLessonEmails(db, { userId: student.id, isWanted: false }, now)

  expect(await open(token)).toMatchObject({ value: { id: student.id } })
  expect(await open(`${token.slice(0, -2)}xx`)).toMatchObject({ refusal: 'link-unusable' })
})
