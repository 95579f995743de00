import type { JulianDay } from '../time/julian-day.ts'

export type Change<Value> = { jdUt: JulianDay; from: Value; to: Value }

const TOLERANCE_DAYS = 0.01 / 86400

/**
 * Every change of a value in an interval: samples at the given step, then bisects to 0.01 s. A value that appears and
 * disappears again within one step is missed.
 */
export function listChanges<Value>(
  valueAt: (jdUt: JulianDay) => Value,
  from: JulianDay,
  until: JulianDay,
  stepDays: number,
): Change<Value>[] {
  const changes: Change<Value>[] = []
  let jdUt = from
  let value = valueAt(from)

  while (jdUt < until) {
    const next = Math.min(until, jdUt + stepDays)
    const last = valueAt(next)
    while (value !== last) {
      let before = jdUt
      let after = next
      while (after - before > TOLERANCE_DAYS) {
        const middle = (before + after) / 2
        if (valueAt(middle) === value) before = middle
        else after = middle
      }
      const to = valueAt(after)
      changes.push({ jdUt: after, from: value, to })
      jdUt = after
      value = to
    }
    jdUt = next
  }
  return changes
}
