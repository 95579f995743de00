import { expect, test } from 'vitest'
import { type EmailTries, planNextTry } from './email-delivery.ts'

const queuedAt = new Date('2026-05-01T06:00:00Z')
const soonAfter = new Date('2026-05-01T06:01:00Z')

function tries(changes: Partial<EmailTries> = {}): EmailTries {
  return { attempts: 1, doubtfulAttempts: 0, queuedAt, ...changes }
}

test('an email waits longer after each failed try, and at most ten minutes', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 40].map((attempts) =>
    planNextTry(tries({ attempts }), { kind: 'temporary', reason: 'busy' }, soonAfter),
  )

  expect(waits).toEqual(
    [15, 30, 60, 120, 240, 480, 600, 600, 600].map((afterSeconds) => ({ step: 'try-again', afterSeconds })),
  )
})

test('a mail server that is away for three days is waited for, and not for a minute longer', () => {
  const justInTime = new Date('2026-05-04T06:00:00Z')
  const tooLate = new Date('2026-05-04T06:00:01Z')
  const away = { kind: 'temporary', reason: 'connection refused' } as const

  expect(planNextTry(tries({ attempts: 400 }), away, justInTime).step).toBe('try-again')
  expect(planNextTry(tries({ attempts: 400 }), away, tooLate).step).toBe('give-up')
})

test('an address that the mail server refuses for good is not tried again', () => {
  expect(planNextTry(tries(), { kind: 'permanent', reason: '550 no such user' }, soonAfter)).toEqual({
    step: 'give-up',
  })
})

test('an email that may have arrived is repeated once and never a second time', () => {
  const doubtful = { kind: 'doubtful', reason: 'connection closed' } as const

  expect(planNextTry(tries(), doubtful, soonAfter).step).toBe('try-again')
  expect(planNextTry(tries({ attempts: 2, doubtfulAttempts: 1 }), doubtful, soonAfter).step).toBe('give-up')
})
