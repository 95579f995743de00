import type { MiddlewareHandler } from 'hono'
import { SERVER_ANSWERS } from '#content/frame/server-answers.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import type { RateLimit } from '#domain/limits/limits.ts'
import { clientAddress } from './client-address.ts'
import { createTryCounter } from './try-counter.ts'

/**
 * A day of the almanac in a new city takes tens of milliseconds. Ten a second let a whole mobile network read and its
 * browsers load ahead, and leave most of the processor to others.
 */
const ALMANAC: RateLimit = { limit: 100, windowMs: 10_000 }

/** A search of places takes a millisecond, and every typed character is one. */
const PLACES: RateLimit = { limit: 300, windowMs: 10_000 }

// The router ignores case and repeated slashes and decodes percent signs: no other spelling may avoid the limit.
const PLACES_PATH = /\/api\/+places\b/i
const ALMANAC_PATH = /^\/+(panchanga|festivals|eclipses|exercises|muhurta|calendar|embed)\b|\.(ics|xml)(\.data)?$|%/i

type ComputedPageCounters = ReturnType<typeof createComputedPageCounters>

export function createComputedPageCounters() {
  return { almanac: createTryCounter(ALMANAC), places: createTryCounter(PLACES) }
}

type Parts = {
  readonly computedPageCounters: ComputedPageCounters
  readonly trustedProxies: number
  /** Milliseconds of a clock that is never set back. */
  readonly monotonic?: () => number
}

/**
 * Limits what is computed for anybody who asks, by network. Pages in the cache are served before and do not count. It only
 * protects the processor, so each process counts for itself.
 */
export function limitComputedPages({
  computedPageCounters,
  trustedProxies,
  monotonic = () => performance.now(),
}: Parts): MiddlewareHandler {
  return async (context, next) => {
    const counter = counterFor(context.req.path, computedPageCounters)
    if (!counter) return next()

    const now = monotonic()
    const network = networkOf(clientAddress(context, trustedProxies))
    const waitMs = counter.msUntilAllowed(network, now)
    if (waitMs > 0) {
      const retryAfter = String(Math.ceil(waitMs / 1000))
      return context.text(SERVER_ANSWERS.tooMany, 429, { 'Cache-Control': 'no-store', 'Retry-After': retryAfter })
    }
    counter.record(network, now)
    return next()
  }
}

function counterFor(path: string, { almanac, places }: ComputedPageCounters) {
  if (PLACES_PATH.test(path)) return places
  return ALMANAC_PATH.test(path) ? almanac : undefined
}
