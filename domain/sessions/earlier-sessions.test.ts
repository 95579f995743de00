import { expect, test } from 'vitest'
import { earlierSessions } from './earlier-sessions.ts'

const held = (id: string, day: number, changes: { status?: 'paid' | 'cancelled'; outcome?: 'no_show' } = {}) => ({
  id,
  status: 'paid' as const,
  paymentStatus: 'paid' as const,
  serviceType: 'consultation',
  startsAt: new Date(Date.UTC(2026, 10, day)),
  askedAt: null,
  createdAt: new Date(Date.UTC(2026, 9, 1)),
  outcome: null,
  ...changes,
})

test('earlier sessions are those that took place before, the latest first', () => {
  const current = held('current', 16)
  const question = { ...held('question', 1), startsAt: null, askedAt: new Date(Date.UTC(2026, 10, 12)) }
  const course = { ...held('course', 3), serviceType: 'course' }
  const others = [
    held('first', 2),
    question,
    course,
    held('later', 20),
    held('cancelled', 4, { status: 'cancelled' }),
    held('missed', 5, { outcome: 'no_show' }),
  ]

  expect(earlierSessions([current, ...others], current).map(({ id }) => id)).toEqual(['question', 'first'])
})
