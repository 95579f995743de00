import { expect, test } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { isSessionAlive } from './signed-in-sessions.ts'

const START = Date.parse('2026-11-16T04:30:00Z')

function isAliveAfter(roles: readonly Role[], { idle, age }: { idle: number; age: number }): boolean {
  const session = { createdAt: new Date(START), lastSeenAt: new Date(START + age - idle) }
  return isSessionAlive(session, roles, new Date(START + age))
}

test('A13: the length of a session expires for a client after fourteen idle days', () => {
  expect(isAliveAfter(['client'], { idle: 14 * DAY_MS - 1, age: 20 * DAY_MS })).toBe(true)
  expect(isAliveAfter(['client'], { idle: 14 * DAY_MS, age: 20 * DAY_MS })).toBe(false)
})

test('A13: the length of a session expires for a client after thirty days', () => {
  expect(isAliveAfter(['client'], { idle: HOUR_MS, age: 30 * DAY_MS - 1 })).toBe(true)
  expect(isAliveAfter(['client'], { idle: HOUR_MS, age: 30 * DAY_MS })).toBe(false)
})

test.each(['astrologer', 'admin'] as const)(
  'A13: the length of a session expires for an %s after two idle hours and after twelve hours',
  (role) => {
    expect(isAliveAfter(['client', role], { idle: 2 * HOUR_MS - 1, age: 4 * HOUR_MS })).toBe(true)
    expect(isAliveAfter(['client', role], { idle: 2 * HOUR_MS, age: 4 * HOUR_MS })).toBe(false)
    expect(isAliveAfter([role], { idle: HOUR_MS, age: 12 * HOUR_MS - 1 })).toBe(true)
    expect(isAliveAfter([role], { idle: HOUR_MS, age: 12 * HOUR_MS })).toBe(false)
  },
)
