import { expect, test } from 'vitest'
import { formatBusinessHours } from './hours.ts'

test('writes Monday to Saturday as one range', () => {
  const hours = { days: [1, 2, 3, 4, 5, 6], opensAt: '09:00', closesAt: '18:00' }

  expect(formatBusinessHours(hours)).toBe('Mon-Sat 9:00-18:00')
})

test('lists separate days one by one', () => {
  const hours = { days: [7, 3, 1, 2, 5, 6], opensAt: '10:30', closesAt: '17:15' }

  expect(formatBusinessHours(hours)).toBe('Mon-Wed, Fri-Sun 10:30-17:15')
})

test('lists two consecutive days instead of a range', () => {
  const hours = { days: [1, 2, 5], opensAt: '09:00', closesAt: '12:00' }

  expect(formatBusinessHours(hours)).toBe('Mon, Tue, Fri 9:00-12:00')
})
