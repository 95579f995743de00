import { expect, test } from 'vitest'
import { formatBusinessHours } from './practice.ts'

test('a week from Monday to Saturday reads as one range', () => {
  const hours = { days: [1, 2, 3, 4, 5, 6], opensAt: '09:00', closesAt: '18:00' }

  expect(formatBusinessHours(hours)).toBe('Mon-Sat 9:00-18:00')
})

test('days that stand apart are listed one by one', () => {
  const hours = { days: [7, 3, 1, 2, 5, 6], opensAt: '10:30', closesAt: '17:15' }

  expect(formatBusinessHours(hours)).toBe('Mon-Wed, Fri-Sun 10:30-17:15')
})

test('two neighbouring days are named, not joined', () => {
  const hours = { days: [1, 2, 5], opensAt: '09:00', closesAt: '12:00' }

  expect(formatBusinessHours(hours)).toBe('Mon, Tue, Fri 9:00-12:00')
})
