import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createClockFile } from '#test/clock.ts'
import { createClock } from './clock.ts'

const folder = mkdtempSync(join(tmpdir(), 'muhurta-clock-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('returns the real time without a test clock', () => {
  const clock = createClock({ testClockFile: undefined })

  const before = Date.now()
  const time = clock().getTime()

  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now())
})

test('starts at the given instant, runs on, and can be reset', () => {
  const file = createClockFile(join(folder, 'clock'))
  const clock = createClock({ testClockFile: file.path })

  file.set('2031-01-01T00:00:00Z')
  const first = clock()
  const second = clock()
  file.advance({ days: 1 })
  const nextDay = clock()
  file.reset()
  const real = clock()

  expect(first.toISOString()).toMatch(/^2031-01-01T00:00:/)
  expect(second.getTime()).toBeGreaterThanOrEqual(first.getTime())
  expect(nextDay.toISOString()).toMatch(/^2031-01-02T00:00:/)
  expect(real.getTime()).toBeLessThan(Date.parse('2031-01-01T00:00:00Z'))
})
