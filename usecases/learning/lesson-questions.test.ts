import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/accounts.ts'
import { courseEnrollments } from '#db/schema/bookings.ts'
import { emails } from '#db/schema/emails.ts'
import { lessonQuestions } from '#db/schema/learning.ts'
import { LIMITS } from '#domain/limits/limits.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { givenCohort } from '#test/factories/cohorts.ts'
import { givenEnrollment, givenStudent } from '#test/factories/learning.ts'
import { refreshLessonQuestionAnswered } from '#usecases/emails/refresh-account-email.ts'
import { askLessonQuestion, takeBackLessonQuestion } from './ask-lesson-question.ts'
import { answerLessonQuestion, removeLessonQuestion, showLessonQuestion } from './moderate-lesson-question.ts'
import { readLesson } from './read-lesson.ts'
import { readLessonQuestions } from './read-lesson-questions.ts'

const now = new Date('2026-05-01T04:30:00Z')

/** Two students of a course who have opened its only lesson, and a teacher. */
async function givenClass() {
  const db = database()
  const given = await givenStudent(db, 1)
  const [lessonId = 0] = given.lessonIds
  const visit = { courseSlug: given.course.slug, lessonId, now }
  await readLesson(db, given.student, visit)
  const { id: otherId } = await givenUser(db)
  await givenEnrollment(db, { userId: otherId, course: given.course })
  const { id: staffId } = await givenUser(db, { roles: ['astrologer'] })
  const ask = (text: string, changes: { isPrivate?: boolean; formId?: string } = {}) =>
    askLessonQuestion(db, TEST_KEYS, given.student, {
      ...visit,
      formId: randomUUID(),
      text,
      isPrivate: false,
      ...changes,
    })
  const seenBy = (userId: string) => readLessonQuestions(db, TEST_KEYS, { lessonId, userId })
  const stored = () => db.select().from(lessonQuestions).where(eq(lessonQuestions.userId, given.student.id))
  const latest = async () => {
    const [row] = await stored()
    return { questionId: row?.id ?? 0, version: row?.version ?? 0, staffId, now }
  }
  return { ...given, lessonId, visit, otherId, staffId, ask, seenBy, stored, latest }
}

test('other students see a question by first name once a teacher shows it, and not after it is hidden', async () => {
  const db = database()
  const { student, otherId, ask, seenBy, latest } = await givenClass()

  await ask('What rises?')
  expect(await seenBy(otherId)).toEqual([])
  expect(await seenBy(student.id)).toMatchObject([{ isOwn: true, audience: 'not-yet-students', text: 'What rises?' }])

  const answer = { ...(await latest()), answer: 'The sign in the east.', isShown: true }
  expect(await answerLessonQuestion(db, TEST_KEYS, answer)).toMatchObject({ ok: true })
  const [seen] = await seenBy(otherId)
  expect(seen).toMatchObject({ isOwn: false, text: 'What rises?', answer: 'The sign in the east.' })
  expect(seen?.askedBy).toMatch(/^\S+$/)

  expect(await showLessonQuestion(db, { ...(await latest()), isShown: false })).toMatchObject({ ok: true })
  expect(await seenBy(otherId)).toEqual([])
  expect(await seenBy(student.id)).toHaveLength(1)
})

test('a student of a group sees the questions of that group and of students without one, and a teacher all', async () => {
  const db = database()
  const { course, student, otherId, staffId, ask, seenBy, latest, lessonId } = await givenClass()
  const [mornings, evenings] = [
    await givenCohort(db, { courseId: course.id, now }),
    await givenCohort(db, { courseId: course.id, now }),
  ]
  const join = (userId: string, cohortId: number) =>
    db.update(courseEnrollments).set({ cohortId }).where(eq(courseEnrollments.userId, userId))
  await ask('What rises?')
  await answerLessonQuestion(db, TEST_KEYS, { ...(await latest()), answer: 'The east.', isShown: true })

  await join(otherId, evenings.id)
  expect(await seenBy(otherId)).toHaveLength(1)
  await join(student.id, mornings.id)
  expect(await seenBy(otherId)).toEqual([])
  expect(await seenBy(student.id)).toHaveLength(1)
  expect(await readLessonQuestions(db, TEST_KEYS, { lessonId, userId: staffId, isTeacher: true })).toHaveLength(1)
  await join(otherId, mornings.id)
  expect(await seenBy(otherId)).toHaveLength(1)
})

test('a private question is never shown to other students', async () => {
  const db = database()
  const { otherId, ask, seenBy, latest } = await givenClass()
  await ask('My own chart?', { isPrivate: true })

  const refusal = { ok: false, refusal: 'question-private' }
  expect(await showLessonQuestion(db, { ...(await latest()), isShown: true })).toEqual(refusal)
  const answer = { ...(await latest()), answer: 'Yes.', isShown: true }
  expect(await answerLessonQuestion(db, TEST_KEYS, answer)).toEqual(refusal)
  expect(await answerLessonQuestion(db, TEST_KEYS, { ...answer, isShown: false })).toMatchObject({ ok: true })

  expect(await seenBy(otherId)).toEqual([])
})

test('the student is emailed about the first answer alone, without its words', async () => {
  const db = database()
  const { ask, latest, lessonId, course } = await givenClass()
  await ask('What rises?')
  const { questionId } = await latest()
  const eventKey = `lesson-question-answered:${questionId}`

  await answerLessonQuestion(db, TEST_KEYS, { ...(await latest()), answer: 'The eastern sign.', isShown: false })
  await answerLessonQuestion(db, TEST_KEYS, { ...(await latest()), answer: 'The sign in the east.', isShown: false })

  const sent = await db.select().from(emails).where(eq(emails.eventKey, eventKey))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.payload).toEqual({
    lessonTitle: 'Lesson 1',
    path: `/learning/${course.slug}/${lessonId}#question-${questionId}`,
  })
  const email = { kind: 'lesson-question-answered', lessonTitle: 'Lesson 1', path: '' } as const
  await removeLessonQuestion(db, await latest())
  const refreshed = await refreshLessonQuestionAnswered(db, email, { id: 1, eventKey, now })
  expect(refreshed).toEqual({ ok: false, refusal: 'question-removed' })
})

test('of two teachers who answer at once, one answers', async () => {
  const { ask, latest } = await givenClass()
  await ask('What rises?')
  const answer = { ...(await latest()), answer: 'The eastern sign.', isShown: false }

  const outcomes = await Promise.all([1, 2].map(() => answerLessonQuestion(database(), TEST_KEYS, answer)))

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes).toContainEqual({ ok: false, refusal: 'question-changed' })
})

test('a question is stored encrypted, once for each form', async () => {
  const db = database()
  const { ask, stored, latest } = await givenClass()
  const formId = randomUUID()

  await Promise.all([ask('What rises?', { formId }), ask('What rises?', { formId })])
  await answerLessonQuestion(db, TEST_KEYS, { ...(await latest()), answer: 'The east.', isShown: true })

  const rows = await stored()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/rises|east/)
})

test('only students who have opened the lesson ask, and not without words or without end', async () => {
  const { student, visit, otherId, ask, stored } = await givenClass()
  const question = { ...visit, formId: randomUUID(), text: 'What rises?', isPrivate: false }
  const by = (id: string, roles: 'client' | 'astrologer') =>
    askLessonQuestion(database(), TEST_KEYS, { id, roles: [roles] }, question)
  const { id: strangerId } = await givenUser(database())
  const { id: staffId } = await givenUser(database(), { roles: ['astrologer'] })

  expect(await by(otherId, 'client')).toEqual({ ok: false, refusal: 'not-opened' })
  expect(await by(strangerId, 'client')).toEqual({ ok: false, refusal: 'not-enrolled' })
  expect(await by(staffId, 'astrologer')).toEqual({ ok: false, refusal: 'not-enrolled' })
  expect(await ask(' \n ')).toEqual({ ok: false, refusal: 'question-empty' })
  expect(await ask('x'.repeat(2001))).toEqual({ ok: false, refusal: 'question-too-long' })
  expect(await stored()).toEqual([])

  for (let sent = 0; sent < LIMITS['lesson-question'].limit; sent++) expect((await ask('Again?')).ok).toBe(true)
  expect(await ask('Once more?')).toMatchObject({ refusal: { reason: 'too-often' } })
  expect(student.id).not.toBe(otherId)
})

test('students take back their own questions alone', async () => {
  const db = database()
  const { student, visit, otherId, ask, stored, latest } = await givenClass()
  await ask('What rises?')
  const { questionId } = await latest()
  const other = { id: otherId, roles: ['client'] } as const
  await readLesson(db, other, visit)

  expect(await takeBackLessonQuestion(db, other, { ...visit, questionId })).toMatchObject({
    refusal: 'question-not-found',
  })
  expect(await stored()).toHaveLength(1)
  expect(await takeBackLessonQuestion(db, student, { ...visit, questionId })).toMatchObject({ ok: true })
  expect(await stored()).toEqual([])
})

test('a removal is recorded without the text of the question', async () => {
  const db = database()
  const { student, staffId, ask, latest, stored } = await givenClass()
  await ask('What rises?')

  expect(await removeLessonQuestion(db, await latest())).toMatchObject({ ok: true })

  expect(await stored()).toEqual([])
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'lesson-question-removed'))
  expect(entries.filter(({ actorId }) => actorId === staffId)).toMatchObject([{ subjectId: student.id }])
  expect(JSON.stringify(entries)).not.toContain('rises')
})
