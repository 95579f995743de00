import { expect, test } from 'vitest'
import { sessionStage } from './session-stage.ts'

const NOW = new Date('2026-11-16T04:30:00Z')
const LATER = new Date(NOW.getTime() + 1)

test('a paid session that lies ahead is upcoming, and completed from the moment it begins', () => {
  expect(sessionStage({ status: 'paid', startsAt: LATER }, NOW)).toBe('upcoming')
  expect(sessionStage({ status: 'paid', startsAt: NOW }, NOW)).toBe('completed')
})

test('what is unpaid, cancelled or without a date is neither', () => {
  expect(sessionStage({ status: 'pending', startsAt: LATER }, NOW)).toBeUndefined()
  expect(sessionStage({ status: 'cancelled', startsAt: LATER }, NOW)).toBeUndefined()
  expect(sessionStage({ status: 'paid', startsAt: null }, NOW)).toBeUndefined()
})
