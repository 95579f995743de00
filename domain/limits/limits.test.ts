import fc from 'fast-check'
import { expect, test } from 'vitest'
import { msUntilAllowed, type RateLimit } from './limits.ts'

const limits = fc.record({ limit: fc.integer({ min: 1, max: 40 }), windowMs: fc.integer({ min: 100, max: 60_000 }) })

/** The instants that are let through when one try arrives at each of these. */
function accepted(arrivals: readonly number[], limit: RateLimit): number[] {
  const tries: number[] = []
  for (const now of arrivals) if (msUntilAllowed(tries, limit, now) === 0) tries.push(now)
  return tries
}

const evenly = (count: number, everyMs: number) => Array.from({ length: count }, (_, index) => index * everyMs)

test('lets the configured rate through at any rate of arrival', () => {
  fc.assert(
    fc.property(limits, fc.integer({ min: 1, max: 20_000 }), (limit, everyMs) => {
      const windows = 5
      const arrivals = evenly(Math.ceil((windows * limit.windowMs) / everyMs), everyMs)

      const passed = accepted(arrivals, limit).length

      // A window reopens with the first arrival after it, so at most one interval is lost in each.
      const wholeWindows = Math.floor((windows * limit.windowMs) / (limit.windowMs + everyMs))
      expect(passed).toBeGreaterThanOrEqual(Math.min(arrivals.length, wholeWindows * limit.limit))
    }),
  )
})

test('never lets more than the limit through in any window', () => {
  fc.assert(
    fc.property(limits, fc.array(fc.nat({ max: 5_000 }), { maxLength: 200 }), (limit, gaps) => {
      let now = 0
      const passed = accepted(
        gaps.map((gap) => {
          now += gap
          return now
        }),
        limit,
      )

      for (const end of passed) {
        const inWindow = passed.filter((at) => at > end - limit.windowMs && at <= end)
        expect(inWindow.length).toBeLessThanOrEqual(limit.limit)
      }
    }),
  )
})

test('says exactly when the next try is allowed', () => {
  const limit = { limit: 3, windowMs: 60_000 }
  const tries = [0, 10_000, 20_000]

  expect(msUntilAllowed(tries, limit, 30_000)).toBe(30_000)
  expect(msUntilAllowed(tries, limit, 59_999)).toBe(1)
  expect(msUntilAllowed(tries, limit, 60_000)).toBe(0)
})

test('never asks for more than one window, however the clock is set', () => {
  fc.assert(
    fc.property(limits, fc.array(fc.integer()), fc.integer(), (limit, tries, now) => {
      const wait = msUntilAllowed(
        tries.toSorted((a, b) => a - b),
        limit,
        now,
      )

      expect(wait).toBeGreaterThanOrEqual(0)
      expect(wait).toBeLessThanOrEqual(limit.windowMs)
    }),
  )
})

test('ignores tries recorded before the clock was set back', () => {
  const aMonthAhead = 30 * 24 * 3_600_000

  expect(msUntilAllowed([aMonthAhead, aMonthAhead], { limit: 1, windowMs: 60_000 }, 0)).toBe(0)
})
