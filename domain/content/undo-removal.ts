import { HOUR_MS } from '#domain/time/durations.ts'

/** How long removed samples can be restored. */
export const UNDO_REMOVAL_HOURS = 24

/** Samples removed since can be restored. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_REMOVAL_HOURS * HOUR_MS)
}
