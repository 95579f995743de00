import { DAY_MS } from '#domain/time/durations.ts'

/** Removed samples can be restored for a day. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}
