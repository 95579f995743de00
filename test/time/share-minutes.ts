import { MINUTE_MS } from '#domain/time/durations.ts'

/**
 * Divides the minutes of a long run, which begin with its first part. Returns until when a part may work that is so much
 * of what is left, so what one part does not need, the next ones have.
 */
export function shareMinutes(minutes: number) {
  let until: number | undefined

  return (part: number): number => {
    const now = performance.now()
    until ??= now + minutes * MINUTE_MS
    return now + Math.max(0, until - now) * part
  }
}
