import { type Exercise, exerciseFrom } from '@muhurta/jyotish/exercises'
import { expect, test } from 'vitest'
import { findExerciseProgress } from '#db/learning/exercise-progress.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { answerExercise } from './answer-exercise.ts'

const now = new Date('2026-11-19T06:00:00Z')

function exerciseWithSeed(seed: string): Exercise {
  const made = exerciseFrom({ kind: 'nakshatra', seed, level: 1 })
  if (!made.ok) throw new Error(made.refusal)
  return made.value
}

const rightAnswer = ({ parts }: Exercise) => Object.fromEntries(parts.map(({ name, answer }) => [name, answer]))
const wrongAnswer = ({ parts }: Exercise) =>
  Object.fromEntries(parts.map(({ name, answer }) => [name, (Number(answer) + 1) % 27]))

async function answer(userId: string | undefined, seed: string, isRight: boolean) {
  const exercise = exerciseWithSeed(seed)
  const given = isRight ? rightAnswer(exercise) : wrongAnswer(exercise)
  const outcome = await answerExercise(database(), { userId, exercise, given, now })
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

test('answers sent at the same time each count once', async () => {
  const { id: userId } = await givenUser(database())

  await Promise.all(['1', '1', '2', '2', '3'].map((seed) => answer(userId, seed, true)))

  const progress = await findExerciseProgress(database(), { userId, kind: 'nakshatra', level: 1 })
  expect(progress?.inARow).toBe(3)
})

test('the answers of visitors are checked and not remembered', async () => {
  expect(await answer(undefined, '1', true)).toEqual({ isRight: true, parts: { nakshatra: true }, progress: undefined })
})
