import { expect, test } from 'vitest'
import { daysAfterChange, mayTickDay, remedyProgress } from './remedy-days.ts'
import { REMEDY_ON, readRemedyOnKey, remedyOnKey } from './remedy-rule.ts'

const TIMES = { kind: 'times', times: 3 } as const

test('what was done on other days counts towards the number of times', () => {
  const days = daysAfterChange(['2026-11-24', '2026-12-01', '2026-12-08'], ['2026-11-21'], TIMES)

  expect(days).toEqual([
    { date: '2026-11-21', isDone: true },
    { date: '2026-11-24', isDone: false },
    { date: '2026-12-01', isDone: false },
  ])
})

test('a day that is done and in the new list stays once', () => {
  const days = daysAfterChange(['2026-11-21', '2026-11-28'], ['2026-11-21'], { kind: 'until', date: '2026-11-30' })

  expect(days).toEqual([
    { date: '2026-11-21', isDone: true },
    { date: '2026-11-28', isDone: false },
  ])
})

test('progress names the next day that is not done', () => {
  const days = [
    { date: '2026-11-14', isDone: false },
    { date: '2026-11-21', isDone: true },
    { date: '2026-11-28', isDone: false },
  ]

  expect(remedyProgress(days, '2026-11-21')).toEqual({ done: 1, total: 3, next: '2026-11-28' })
  expect(remedyProgress(days, '2026-12-01')).toEqual({ done: 1, total: 3, next: null })
})

test('a day is ticked on that day or later', () => {
  expect(mayTickDay('2026-11-21', '2026-11-21')).toBe(true)
  expect(mayTickDay('2026-11-22', '2026-11-21')).toBe(false)
})

test('every choice of a form is read as it was written, the birth star only where it is known', () => {
  expect(REMEDY_ON.map((on) => readRemedyOnKey(remedyOnKey(on), null))).toEqual(REMEDY_ON)
  expect(readRemedyOnKey('birth-star', 3)).toEqual({ kind: 'nakshatra', nakshatra: 3, isBirthStar: true })
  expect(readRemedyOnKey('birth-star', null)).toBeUndefined()
  expect(readRemedyOnKey('weekday-7', 3)).toBeUndefined()
})
