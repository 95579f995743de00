import { type Exercise, exerciseFrom } from '@muhurta/jyotish/exercises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findExerciseProgress } from '#db/learning/exercise-progress.ts'
import { recordLessonOpened } from '#db/learning/learning.ts'
import { lessons } from '#db/schema/learning.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenStudent } from '#test/factories/learning.ts'
import { answerExercise, findLessonOfExercise } from './answer-exercise.ts'
import { markLesson } from './mark-lesson.ts'

const now = new Date('2026-11-19T06:00:00Z')

function exerciseWithSeed(seed: string): Exercise {
  const made = exerciseFrom({ kind: 'nakshatra', seed, level: 1 })
  if (!made.ok) throw new Error(made.refusal)
  return made.value
}

const rightAnswer = ({ parts }: Exercise) => Object.fromEntries(parts.map(({ name, answer }) => [name, answer]))
const wrongAnswer = ({ parts }: Exercise) =>
  Object.fromEntries(parts.map(({ name, answer }) => [name, (Number(answer) + 1) % 27]))

/** A student who has opened the only lesson of a course, which asks for an exercise. */
async function givenLessonWithExercise() {
  const given = await givenStudent(database(), 1)
  const [lessonId = 0] = given.lessonIds
  await database().update(lessons).set({ exercise: 'nakshatra' }).where(eq(lessons.id, lessonId))
  await recordLessonOpened(database(), { userId: given.student.id, lessonId, now })
  return { ...given, lessonId }
}

async function answer(userId: string | undefined, seed: string, isRight: boolean, lessonId?: number) {
  const exercise = exerciseWithSeed(seed)
  const given = isRight ? rightAnswer(exercise) : wrongAnswer(exercise)
  const outcome = await answerExercise(database(), { userId, lessonId, exercise, given, now })
  if (!outcome.ok) throw new Error(outcome.refusal.refusal)
  return outcome.value
}

test('five different questions right in a row complete an exercise, which then stays complete', async () => {
  const { id: userId } = await givenUser(database())

  for (const seed of ['1', '2', '3', '4']) await answer(userId, seed, true)
  expect((await answer(userId, '4', true)).progress).toEqual({ inARow: 4, doneAt: null })
  expect((await answer(userId, '5', true)).progress).toEqual({ inARow: 5, doneAt: now })
  expect((await answer(userId, '6', false)).progress).toEqual({ inARow: 0, doneAt: now })
})

test('a wrong answer begins the row again, and its own question does not count once its solution was shown', async () => {
  const { id: userId } = await givenUser(database())

  await answer(userId, '1', true)
  expect((await answer(userId, '2', false)).progress?.inARow).toBe(0)
  expect((await answer(userId, '2', true)).progress?.inARow).toBe(0)
  expect((await answer(userId, '3', true)).progress?.inARow).toBe(1)
})

test('a question whose solution was shown any time before does not count, also not for a lesson', async () => {
  const { student, lessonId } = await givenLessonWithExercise()

  for (const seed of ['1', '2']) await answer(student.id, seed, false)
  for (const seed of ['1', '2', '1', '2', '1']) await answer(student.id, seed, true)
  expect((await answer(student.id, '1', true)).progress).toEqual({ inARow: 0, doneAt: null })
  expect((await answer(student.id, '2', true, lessonId)).progress?.inARow).toBe(0)
  expect((await answer(student.id, '3', true, lessonId)).progress?.inARow).toBe(1)
})

test('the exercise of a lesson is passed by five right for this lesson, and is needed before the lesson is done', async () => {
  const { student, course, lessonId } = await givenLessonWithExercise()
  const mark = { courseSlug: course.slug, lessonId, isDone: true, now }
  for (const seed of ['1', '2', '3', '4', '5']) await answer(student.id, seed, true)
  expect(await markLesson(database(), student, mark)).toEqual({ ok: false, refusal: 'not-passed' })

  const asked = { lessonId, kind: 'nakshatra', level: 1 } as const
  expect(await findLessonOfExercise(database(), student, { ...asked, level: 2 })).toBeUndefined()
  expect(
    await findLessonOfExercise(database(), { id: (await givenUser(database())).id, roles: ['client'] }, asked),
  ).toBeUndefined()
  expect(await findLessonOfExercise(database(), student, asked)).toMatchObject({ courseSlug: course.slug })
  for (const seed of ['6', '7', '8', '9']) await answer(student.id, seed, true, lessonId)
  const last = await answer(student.id, '10', true, lessonId)

  expect(last.progress).toEqual({ inARow: 5, doneAt: now })
  expect(last.completed).toMatchObject([{ hasCertificate: true }])
  expect(await markLesson(database(), student, mark)).toMatchObject({ ok: true })
})

test('answers sent at the same time each count once', async () => {
  const { id: userId } = await givenUser(database())

  await Promise.all(['1', '1', '2', '2', '3'].map((seed) => answer(userId, seed, true)))

  const progress = await findExerciseProgress(database(), { userId, kind: 'nakshatra', level: 1 })
  expect(progress?.inARow).toBe(3)
})

test('the answers of visitors are checked and not remembered', async () => {
  expect(await answer(undefined, '1', true)).toEqual({
    isRight: true,
    parts: { nakshatra: true },
    progress: undefined,
    completed: [],
  })
})
