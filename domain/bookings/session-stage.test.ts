import { expect, test } from 'vitest'
import { sessionStage } from './session-stage.ts'

const NOW = new Date('2026-11-16T04:30:00Z')
const LATER = new Date(NOW.getTime() + 1)

test('a paid session that lies ahead is upcoming, and completed from the moment it begins', () => {
  expect(sessionStage({ status: 'paid', startsAt: LATER, outcome: null }, NOW)).toBe('upcoming')
  expect(sessionStage({ status: 'paid', startsAt: NOW, outcome: null }, NOW)).toBe('completed')
})

test('what is unpaid, cancelled or without a date is neither', () => {
  expect(sessionStage({ status: 'pending', startsAt: LATER, outcome: null }, NOW)).toBeUndefined()
  expect(sessionStage({ status: 'cancelled', startsAt: LATER, outcome: null }, NOW)).toBeUndefined()
  expect(sessionStage({ status: 'paid', startsAt: null, outcome: null }, NOW)).toBeUndefined()
})

test('a question without a date is completed once the desk says so', () => {
  expect(sessionStage({ status: 'paid', startsAt: null, outcome: 'completed' }, NOW)).toBe('completed')
  expect(sessionStage({ status: 'cancelled', startsAt: null, outcome: 'completed' }, NOW)).toBeUndefined()
})

test('a session that was moved lies ahead again, whatever was said of the first time', () => {
  expect(sessionStage({ status: 'paid', startsAt: LATER, outcome: 'no_show' }, NOW)).toBe('upcoming')
})
