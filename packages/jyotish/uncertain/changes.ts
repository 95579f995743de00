import type { JulianDay } from '../time/julian-day.ts'

/** The instant something stops being one thing and becomes another. */
export type Change<Value> = { jdUt: JulianDay; from: Value; to: Value }

const TOLERANCE_DAYS = 0.01 / 86400

/**
 * Every change of a value over a stretch of time, looked for at steps and then halved down to a hundredth of a second.
 * A value that comes and goes within one step is not seen.
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
