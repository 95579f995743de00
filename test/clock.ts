import { renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Clock } from '#domain/time/clock.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/** A Monday, ten in the morning in Asia/Kolkata: a working hour of the practice. */
const A_WORKING_HOUR = '2026-11-16T04:30:00Z'

const UNITS_MS = { minutes: MINUTE_MS, hours: HOUR_MS, days: DAY_MS }

type Duration = Partial<Record<keyof typeof UNITS_MS, number>>

/** A clock that only advances when the test advances it. */
export function createTestClock(start = A_WORKING_HOUR) {
  let current = Date.parse(start)
  const now: Clock = () => new Date(current)

  return {
    now,
    set(instant: string) {
      current = Date.parse(instant)
    },
    advance(by: Duration) {
      current += milliseconds(by)
    },
  }
}

export type TestClock = ReturnType<typeof createTestClock>

export type ClockFile = ReturnType<typeof createClockFile>

/** The clock of another process, which reads it from this file (TEST_CLOCK_FILE); real time until it is set. */
export function createClockFile(path: string) {
  let setTo: { instant: number; at: number } | undefined

  const set = (instant: number) => {
    setTo = { instant, at: Date.now() }
    // Renaming is atomic: a reader sees the old instant or the new one, never half of it.
    writeFileSync(`${path}.new`, new Date(instant).toISOString())
    renameSync(`${path}.new`, path)
  }
  const now = () => (setTo ? setTo.instant + Date.now() - setTo.at : Date.now())

  return {
    path,
    now: (): Date => new Date(now()),
    set: (instant: string) => set(Date.parse(instant)),
    advance: (by: Duration) => set(now() + milliseconds(by)),
    reset() {
      setTo = undefined
      rmSync(path, { force: true })
    },
  }
}

function milliseconds(by: Duration): number {
  return Object.entries(UNITS_MS).reduce((sum, [unit, ms]) => sum + (by[unit as keyof Duration] ?? 0) * ms, 0)
}
