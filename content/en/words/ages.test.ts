import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { ageText } from './ages.ts'

test.each([
  [0, 'just now'],
  [1, '1 min'],
  [59, '59 min'],
  [60, '1 h'],
  [23 * 60 + 59, '23 h'],
  [24 * 60, '1 day'],
  [72 * 60, '3 days'],
  [-5, 'just now'],
])('shows %i minutes as %s', (minutes, text) => {
  const now = new Date('2026-11-16T04:30:00Z')

  expect(ageText(new Date(now.getTime() - minutes * MINUTE_MS), now)).toBe(text)
})
