import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listQuizTries } from '#db/learning/quizzes.ts'
import { lessonProgress, lessons } from '#db/schema/learning.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { givenQuizQuestions, givenStudent } from '#test/factories/learning.ts'
import { answerQuiz } from './answer-quiz.ts'
import { markLesson } from './mark-lesson.ts'
import { readCourse } from './read-course.ts'
import { readLesson } from './read-lesson.ts'
import { answerField, askedQuestion, readQuiz } from './read-quiz.ts'

const now = new Date('2026-05-01T04:30:00Z')
const later = new Date('2026-05-09T04:30:00Z')

type Student = { id: string; roles: readonly ['client' | 'admin'] }

const QUESTIONS = [
  { kind: 'choice', question: 'Who is the lord of Simha?', answers: ['Sun', 'Moon', 'Mars'] },
  { kind: 'text', question: 'Which nakshatra comes first?', answers: ['Ashwini', 'Asvi'] },
] as const

/** A student who has opened the only lesson of a course, which ends with a quiz of two questions. */
async function givenQuiz(rules: Partial<typeof lessons.$inferInsert> = {}) {
  const given = await givenStudent(database(), 1)
  const [lessonId = 0] = given.lessonIds
  await database()
    .update(lessons)
    .set({ passPercent: 100, ...rules })
    .where(eq(lessons.id, lessonId))
  await givenQuizQuestions(database(), lessonId, QUESTIONS)
  const visit = { courseSlug: given.course.slug, lessonId, keys: TEST_KEYS, now }
  await readLesson(database(), given.student, visit)
  return { ...given, lessonId, visit }
}

type Visit = Parameters<typeof readQuiz>[2]

async function quizOf(student: Student, visit: Visit) {
  const read = await readQuiz(database(), student, visit)
  if (!read.ok) throw new Error(read.refusal)
  return read.value
}

/** Answers as the form of the next try sends them. */
async function answersOf(student: Student, visit: Visit, { choice, text }: { choice: string; text: string }) {
  const { tryNumber, fingerprint, questions } = await quizOf(student, visit)
  const fields = questions.map(askedQuestion).map((asked) => {
    const value = asked.kind === 'choice' ? String(asked.options.indexOf(choice)) : text
    return [answerField(asked.id), [value]] as const
  })
  const sent = new Map<string, readonly string[]>(fields)
  return { ...visit, tryNumber, fingerprint, given: (field: string) => sent.get(field) ?? [] }
}

const RIGHT = { choice: 'Sun', text: ' ASVI' }
const WRONG = { choice: 'Mars', text: 'Bharani' }

test('a student fails, tries again and passes, which completes the lesson and the course', async () => {
  const { student, visit, lessonId } = await givenQuiz()

  await answerQuiz(database(), student, await answersOf(student, visit, { ...RIGHT, choice: 'Moon' }))
  expect(await markLesson(database(), student, { ...visit, isDone: true })).toEqual({
    ok: false,
    refusal: 'not-passed',
  })
  const passed = await answerQuiz(database(), student, await answersOf(student, visit, RIGHT))

  expect(passed).toEqual({ ok: true, value: { completed: [{ title: 'Pradhamika', hasCertificate: true }] } })
  const tries = await listQuizTries(database(), { userId: student.id, lessonIds: [lessonId] })
  expect(tries).toMatchObject([
    { number: 1, rightAnswers: 1, questions: 2, isPassed: false },
    { number: 2, rightAnswers: 2, isPassed: true },
  ])
  expect(tries[0]?.answers[0]).toMatchObject({ given: 'Moon', isRight: false })
  const course = await readCourse(database(), student, visit)
  expect(course).toMatchObject({
    value: { progress: { isComplete: true }, lessons: [{ tasks: [{ state: 'passed' }] }] },
  })
})

test('a form that is sent again, even at the same time, is one try', async () => {
  const { student, visit, lessonId } = await givenQuiz({ mostTries: 3 })
  const sent = await answersOf(student, visit, WRONG)

  const outcomes = await Promise.all([1, 2, 3, 4].map(() => answerQuiz(database(), student, sent)))
  expect(await answerQuiz(database(), student, sent)).toEqual({ ok: true, value: { completed: [] } })

  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect(await listQuizTries(database(), { userId: student.id, lessonIds: [lessonId] })).toHaveLength(1)
  expect(await quizOf(student, visit)).toMatchObject({ tryNumber: 2, triesLeft: 2 })
})

test('refuses answers when no try is left, after the last day and once it is passed', async () => {
  const used = await givenQuiz({ mostTries: 1 })
  await answerQuiz(database(), used.student, await answersOf(used.student, used.visit, WRONG))
  const due = await givenQuiz({ dueDays: 7 })
  const lateVisit = { ...due.visit, now: later }
  const passed = await givenQuiz()
  await answerQuiz(database(), passed.student, await answersOf(passed.student, passed.visit, RIGHT))

  const reason = async (student: Student, visit: Visit) => {
    const outcome = await answerQuiz(database(), student, await answersOf(student, visit, RIGHT))
    return outcome.ok ? undefined : outcome.refusal.reason
  }
  expect(await reason(used.student, used.visit)).toBe('no-tries-left')
  expect(await reason(due.student, lateVisit)).toBe('late')
  expect(await reason(passed.student, passed.visit)).toBe('passed')
})

test('stores nothing while a question has no answer or when the questions have changed', async () => {
  const { student, visit, lessonId } = await givenQuiz()
  const sent = await answersOf(student, visit, { ...RIGHT, text: '  ' })

  expect(await answerQuiz(database(), student, sent)).toMatchObject({ refusal: { reason: 'unanswered' } })
  const complete = await answersOf(student, visit, RIGHT)
  await givenQuizQuestions(database(), lessonId, [QUESTIONS[0]])
  expect(await answerQuiz(database(), student, complete)).toEqual({
    ok: false,
    refusal: { reason: 'questions-changed' },
  })
  expect(await listQuizTries(database(), { userId: student.id, lessonIds: [lessonId] })).toEqual([])
})

test('a quiz is closed to strangers, to students before they open the lesson, and has no tries of staff', async () => {
  const { student, visit, lessonId } = await givenQuiz()
  const stranger = { id: (await givenUser(database())).id, roles: ['client'] as const }
  const admin = { id: (await givenUser(database(), { roles: ['admin'] })).id, roles: ['admin'] as const }

  expect(await readQuiz(database(), stranger, visit)).toEqual({ ok: false, refusal: 'not-enrolled' })
  expect(await answerQuiz(database(), admin, await answersOf(admin, visit, RIGHT))).toEqual({
    ok: false,
    refusal: { reason: 'not-enrolled' },
  })
  await database().delete(lessonProgress).where(eq(lessonProgress.lessonId, lessonId))
  expect(await readQuiz(database(), student, visit)).toEqual({ ok: false, refusal: 'not-opened' })
})
