import { expect, test } from 'vitest'
import { isDeadLink, resultOfStatus } from './link-check.ts'

test('only a page that is gone is not found; a site that refuses programs is there', () => {
  expect([200, 206, 401, 403, 405, 451, 999].map(resultOfStatus)).toEqual(Array(7).fill('alive'))
  expect([404, 410].map(resultOfStatus)).toEqual(['not-found', 'not-found'])
  expect([408, 429].map(resultOfStatus)).toEqual(['undecided', 'undecided'])
  expect([500, 503].map(resultOfStatus)).toEqual(['server-error', 'server-error'])
})

test('an outage is a dead link only when the check of the next week finds it too', () => {
  const failingSince = new Date('2026-11-02T22:10:00Z')
  const outage = { problem: 'no-answer', failingSince, checkedAt: failingSince } as const

  expect(isDeadLink(outage)).toBe(false)
  expect(isDeadLink({ ...outage, checkedAt: new Date('2026-11-09T22:09:00Z') })).toBe(true)
  expect(isDeadLink({ ...outage, problem: 'not-found' })).toBe(true)
})
