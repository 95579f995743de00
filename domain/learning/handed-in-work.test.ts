import { expect, test } from 'vitest'
import { workState } from './handed-in-work.ts'

const attempts = { openedAt: new Date('2026-12-01T04:30:00Z'), reopenedAt: null, timeZone: 'Asia/Kolkata' }
const late = new Date('2026-12-09T04:30:00Z')
const stateOf = (latest: { verdict: 'passed' | 'returned' | null } | undefined) =>
  workState(latest, { dueDays: 3 }, attempts, late).state

test('work is due on its last day, unless it waits for an answer or was returned', () => {
  expect(stateOf(undefined)).toBe('late')
  expect(stateOf({ verdict: null })).toBe('handed-in')
  expect(stateOf({ verdict: 'returned' })).toBe('returned')
  expect(workState(undefined, { dueDays: 3 }, attempts, attempts.openedAt)).toEqual({
    state: 'open',
    dueOn: '2026-12-04',
  })
})
