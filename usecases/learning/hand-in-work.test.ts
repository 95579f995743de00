import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listOwnCertificates } from '#db/learning/certificates.ts'
import { countWaitingWork } from '#db/learning/handed-in-work.ts'
import { listStuckStudents } from '#db/learning/stuck-students.ts'
import { courses } from '#db/schema/content.ts'
import { emails } from '#db/schema/emails.ts'
import { handedInWork, lessons } from '#db/schema/learning.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { givenTask } from '#test/factories/handed-in-work.ts'
import { givenLessons, givenQuizQuestions, givenStudent } from '#test/factories/learning.ts'
import { answerWork } from './answer-work.ts'
import { handInWork } from './hand-in-work.ts'
import { markLesson } from './mark-lesson.ts'
import { readCourse } from './read-course.ts'
import { readLesson } from './read-lesson.ts'
import { readWork } from './read-work.ts'
import { reopenLesson } from './reopen-lesson.ts'

const now = new Date('2026-05-01T04:30:00Z')
const later = new Date('2026-05-09T04:30:00Z')

/** A student who has opened the only lesson of a course, which asks for written work. */
async function givenWork(rules: Partial<typeof lessons.$inferInsert> = {}) {
  const given = await givenStudent(database(), 1)
  const [lessonId = 0] = given.lessonIds
  await givenTask(database(), lessonId)
  if (Object.keys(rules).length > 0) await database().update(lessons).set(rules).where(eq(lessons.id, lessonId))
  const visit = { courseSlug: given.course.slug, lessonId, now }
  await readLesson(database(), given.student, visit)
  const teacher = await givenUser(database(), { roles: ['astrologer'] })
  const handIn = (text: string, changes: { id?: string; now?: Date } = {}) =>
    handInWork(database(), TEST_KEYS, given.student, { ...visit, id: randomUUID(), text, ...changes })
  return { ...given, lessonId, visit, handIn, teacher }
}

async function waitingOf(userId: string) {
  const rows = await database().select().from(handedInWork).where(eq(handedInWork.userId, userId))
  return rows.find(({ verdict }) => verdict === null)?.id ?? ''
}

test('the teacher returns work with a note, passes the next one, and the student is emailed and has done the lesson', async () => {
  const { student, visit, handIn, teacher } = await givenWork()
  const answer = async (verdict: 'returned' | 'passed', note: string) =>
    answerWork(database(), TEST_KEYS, { workId: await waitingOf(student.id), verdict, note, staffId: teacher.id, now })

  await handIn('The first house.')
  expect(await markLesson(database(), student, { ...visit, isDone: true })).toMatchObject({ refusal: 'not-passed' })
  expect(await answer('returned', ' ')).toEqual({ ok: false, refusal: 'note-missing' })
  expect(await answer('returned', 'Say what rises.')).toMatchObject({ ok: true })
  const returned = await readWork(database(), TEST_KEYS, student, visit)
  expect(returned).toMatchObject({ value: { state: 'returned', texts: [{ note: 'Say what rises.' }] } })

  await handIn('The sign that rises in the east.', { now: later })
  expect(await answer('passed', '')).toMatchObject({ ok: true })

  const course = await readCourse(database(), student, visit)
  expect(course).toMatchObject({
    value: { progress: { isComplete: true }, lessons: [{ tasks: [{ state: 'passed' }] }] },
  })
  const sent = await database().select().from(emails).where(eq(emails.kind, 'work-answered'))
  const verdicts = sent.map(({ payload }) => payload)
  expect(verdicts).toMatchObject([{ verdict: 'returned' }, { verdict: 'passed' }])
  expect(JSON.stringify(verdicts)).not.toContain('rises')
})

test('work is stored encrypted, once for each form and one at a time', async () => {
  const { student, handIn } = await givenWork()
  const id = randomUUID()

  const outcomes = await Promise.all([handIn('One.', { id }), handIn('One.', { id }), handIn('Two.'), handIn('Three.')])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const rows = await database().select().from(handedInWork).where(eq(handedInWork.userId, student.id))
  expect(rows).toHaveLength(1)
  expect(rows[0]?.sealedText).not.toMatch(/One|Two|Three/)
  expect(await countWaitingWork(database())).toBeGreaterThan(0)
})

test('of two teachers who answer at once, one answers', async () => {
  const { student, handIn, teacher } = await givenWork()
  await handIn('The first house.')
  const workId = await waitingOf(student.id)
  const answer = (verdict: 'passed' | 'returned') =>
    answerWork(database(), TEST_KEYS, { workId, verdict, note: 'Read.', staffId: teacher.id, now })

  const outcomes = await Promise.all([answer('passed'), answer('returned')])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes).toContainEqual({ ok: false, refusal: 'already-answered' })
})

test('a lesson with a quiz and written work is done when both are passed', async () => {
  const { student, visit, lessonId, handIn, teacher } = await givenWork()
  await givenQuizQuestions(database(), lessonId, [{ kind: 'text', question: 'Which is first?', answers: ['Ashwini'] }])
  await handIn('The first house.')

  const workId = await waitingOf(student.id)
  await answerWork(database(), TEST_KEYS, { workId, verdict: 'passed', note: '', staffId: teacher.id, now })

  expect(await readCourse(database(), student, visit)).toMatchObject({ value: { progress: { done: 0 } } })
})

test('a student past the last day is listed as stuck until the teacher reopens the lesson', async () => {
  const { student, lessonId, handIn, teacher } = await givenWork({ dueDays: 3 })
  const stuck = async () => {
    const listed = await listStuckStudents(database(), { now: later, limit: 100 })
    return listed.filter(({ userId }) => userId === student.id).map((one) => one.lessonId)
  }
  expect(await handIn('Too late.', { now: later })).toEqual({ ok: false, refusal: 'late' })
  expect(await stuck()).toEqual([lessonId])

  await reopenLesson(database(), { userId: student.id, lessonId, staffId: teacher.id, now: later })

  expect(await stuck()).toEqual([])
  expect(await handIn('In time.', { now: later })).toEqual({ ok: true, value: null })
})

test('where quizzes and written work bring the certificate, the last one that is passed issues it', async () => {
  const db = database()
  const { course, student, visit, handIn, teacher } = await givenWork()
  await givenLessons(db, course.id, 1)
  await db.update(courses).set({ certificateRule: 'tasks' }).where(eq(courses.id, course.id))
  await handIn('The first house.')
  expect(await listOwnCertificates(db, student.id)).toEqual([])

  const workId = await waitingOf(student.id)
  await answerWork(db, TEST_KEYS, { workId, verdict: 'passed', note: '', staffId: teacher.id, now })

  expect(await listOwnCertificates(db, student.id)).toHaveLength(1)
  expect(await readCourse(db, student, visit)).toMatchObject({ value: { progress: { done: 1, lessons: 2 } } })
})
