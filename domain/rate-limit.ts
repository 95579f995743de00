/** At most `limit` tries in any `windowMs`: a sliding window, so that no burst fits around a border. */
export type RateLimit = { readonly limit: number; readonly windowMs: number }

/** Clocks of replicas differ by less. A try later than this was recorded before the clock was set back, and is ignored. */
export const CLOCK_SKEW_MS = 5_000

/**
 * Milliseconds until the next try is allowed; 0 means now, and never more than a window. Only accepted tries belong in
 * `tries` (oldest first): if refused ones counted too, a steady flood would keep everyone out for good.
 */
export function msUntilAllowed(tries: readonly number[], { limit, windowMs }: RateLimit, now: number): number {
  const counted = tries.filter((at) => at > now - windowMs && at <= now + CLOCK_SKEW_MS)
  const blocking = counted.at(-limit)
  return blocking === undefined ? 0 : Math.min(windowMs, blocking + windowMs - now)
}
