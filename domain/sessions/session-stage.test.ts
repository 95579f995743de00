import { expect, test } from 'vitest'
import { sessionStage } from './session-stage.ts'

const SESSION = { serviceType: 'consultation' } as const
const NOW = new Date('2026-11-16T04:30:00Z')
const LATER = new Date(NOW.getTime() + 1)

test('a paid session is upcoming until it begins, and then completed', () => {
  expect(sessionStage({ ...SESSION, status: 'paid', startsAt: LATER, outcome: null }, NOW)).toBe('upcoming')
  expect(sessionStage({ ...SESSION, status: 'paid', startsAt: NOW, outcome: null }, NOW)).toBe('completed')
})

test('an unpaid, cancelled or undated booking is neither', () => {
  expect(sessionStage({ ...SESSION, status: 'pending', startsAt: LATER, outcome: null }, NOW)).toBeUndefined()
  expect(sessionStage({ ...SESSION, status: 'cancelled', startsAt: LATER, outcome: null }, NOW)).toBeUndefined()
  expect(sessionStage({ ...SESSION, status: 'paid', startsAt: null, outcome: null }, NOW)).toBeUndefined()
})

test('a Prasna without a date is completed once the desk marks it', () => {
  expect(sessionStage({ ...SESSION, status: 'paid', startsAt: null, outcome: 'completed' }, NOW)).toBe('completed')
  expect(sessionStage({ ...SESSION, status: 'cancelled', startsAt: null, outcome: 'completed' }, NOW)).toBeUndefined()
})

test('a moved session is upcoming again, whatever its earlier outcome', () => {
  expect(sessionStage({ ...SESSION, status: 'paid', startsAt: LATER, outcome: 'no_show' }, NOW)).toBe('upcoming')
})

test('a course is never completed by a clock or an outcome', () => {
  const course = { serviceType: 'course', status: 'paid' } as const

  expect(sessionStage({ ...course, startsAt: null, outcome: 'completed' }, NOW)).toBeUndefined()
  expect(sessionStage({ ...course, startsAt: NOW, outcome: null }, NOW)).toBeUndefined()
})
