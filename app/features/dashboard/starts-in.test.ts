import { expect, test } from 'vitest'
import { startsInText } from './starts-in.ts'

const NOW = new Date('2026-11-16T04:00:00Z')

test.each([
  ['2026-11-16T04:00:30Z', 'in 1 minute'],
  ['2026-11-16T04:20:00Z', 'in 20 minutes'],
  ['2026-11-16T05:00:00Z', 'in 1 hour'],
  ['2026-11-17T04:00:00Z', 'in 1 day'],
  ['2026-11-19T03:00:00Z', 'in 3 days'],
  ['2026-11-16T04:00:00Z', undefined],
])('a session at %s starts %s', (startsAt, text) => {
  expect(startsInText(new Date(startsAt), NOW)).toBe(text)
})
