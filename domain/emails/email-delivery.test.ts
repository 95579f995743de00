import { expect, test } from 'vitest'
import { isGivenUp } from './email-delivery.ts'

const queuedAt = new Date('2026-05-01T06:00:00Z')
const soonAfter = new Date('2026-05-01T06:01:00Z')
const tries = { doubtfulAttempts: 0, queuedAt }

test('tries an email for three days', () => {
  expect(isGivenUp(tries, 'temporary', new Date('2026-05-04T06:00:00Z'))).toBe(false)
  expect(isGivenUp(tries, 'temporary', new Date('2026-05-04T06:00:01Z'))).toBe(true)
})

test('gives up when the mail server rejects the address', () => {
  expect(isGivenUp(tries, 'permanent', soonAfter)).toBe(true)
})

test('repeats an email that may have arrived once only', () => {
  expect(isGivenUp(tries, 'doubtful', soonAfter)).toBe(false)
  expect(isGivenUp({ ...tries, doubtfulAttempts: 1 }, 'doubtful', soonAfter)).toBe(true)
})
