import { EXERCISE_KINDS } from '@muhurta/jyotish/exercises'
import { expect, test } from 'vitest'
import { addDays } from '#domain/time/india-time.ts'
import { exerciseOfDay, exerciseSeed, nextSeed } from './exercises.ts'

test('the exercises of the days go through all kinds, then through the levels', () => {
  const days = Array.from({ length: EXERCISE_KINDS.length }, (_, index) => exerciseOfDay(addDays('2026-11-19', index)))

  expect(new Set(days.map(({ kind }) => kind)).size).toBe(EXERCISE_KINDS.length)
  expect(days[0]?.seed).toBe('2026-11-19')
  const level = exerciseOfDay('2026-11-19').level
  expect(exerciseOfDay(addDays('2026-11-19', EXERCISE_KINDS.length)).level).not.toBe(level)
})

test('a next seed differs from the one before, whatever that was', () => {
  expect(nextSeed('41')).toBe('42')
  expect(nextSeed('2026-11-19')).toBe('1')
  expect(exerciseSeed('a b')).toBeUndefined()
})
