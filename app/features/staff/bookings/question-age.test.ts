import { expect, test } from 'vitest'
import { questionAge } from './question-age.ts'

const NOW = new Date('2026-11-16T04:30:00Z')

test.each([
  ['2026-11-16T04:30:00Z', 'just now', false],
  ['2026-11-16T02:30:00Z', '2 h old', false],
  ['2026-11-13T04:30:00Z', '3 days old', false],
  ['2026-11-13T04:29:00Z', '3 days old', true],
  ['2026-10-20T04:30:00Z', '27 days old', true],
])('a question asked at %s is %s', (askedAt, text, isOverdue) => {
  expect(questionAge(new Date(askedAt), NOW)).toEqual({ text, isOverdue })
})
