import { LRUCache } from 'lru-cache'
import { msUntilAllowed, type RateLimit } from '#domain/limits/limits.ts'

/** The most subjects that are remembered; the one silent for longest is forgotten first. */
const MAX_SUBJECTS = 10_000

/** A rate limit in this process's memory, for what must cost less than a query. `now` is in milliseconds. */
export function createTryCounter(limit: RateLimit) {
  const triesOf = new LRUCache<string, number[]>({ max: MAX_SUBJECTS })

  return {
    msUntilAllowed(subject: string, now: number): number {
      return msUntilAllowed(triesOf.get(subject) ?? [], limit, now)
    },

    record(subject: string, now: number): void {
      const recent = (triesOf.get(subject) ?? []).filter((at) => at > now - limit.windowMs)
      triesOf.set(subject, [...recent, now])
    },
  }
}
