import type { MiddlewareHandler } from 'hono'
import { networkOf } from '#domain/client-address.ts'
import type { Clock } from '#domain/clock.ts'
import { isHashingBusy } from '#usecases/accounts/password-hash.ts'
import { clientAddress } from './client-address.ts'

const GATED_PATHS: ReadonlySet<string> = new Set(['/auth', '/auth.data'])

/** A household, or a whole class on one network, fits through at once; a program that guesses does not for long. */
const MOST_AT_ONCE = 250
const MORE_EACH_SECOND = 20
const MOST_NETWORKS = 10_000

const TRY_AGAIN_SECONDS = 5

type Bucket = { tokens: number; at: number }

/**
 * Turns a flood of sign-ins away in a few microseconds, before it costs a query or a page. The limits that people
 * meet are in the database and speak kindly; this one only keeps the processor free for everybody else.
 */
export function signInGate({ clock, trustedProxies }: { clock: Clock; trustedProxies: number }): MiddlewareHandler {
  const buckets = new Map<string, Bucket>()

  return async (context, next) => {
    if (context.req.method !== 'POST' || !GATED_PATHS.has(context.req.path)) return next()

    const retry = { 'Retry-After': String(TRY_AGAIN_SECONDS) }
    if (isHashingBusy()) {
      return context.text('Many people are signing in right now. Please try again in a moment.', 503, retry)
    }
    const network = networkOf(clientAddress(context, trustedProxies))
    if (takeFrom(buckets, network, clock().getTime())) return next()
    return context.text('Too many tries. Please wait a moment and try again.', 429, retry)
  }
}

function takeFrom(buckets: Map<string, Bucket>, network: string, now: number): boolean {
  const last = buckets.get(network) ?? { tokens: MOST_AT_ONCE, at: now }
  const refilled = last.tokens + (Math.max(0, now - last.at) / 1000) * MORE_EACH_SECOND
  const tokens = Math.min(MOST_AT_ONCE, refilled) - 1

  // The network heard of last goes to the end, so the first one is the one that has been silent longest.
  buckets.delete(network)
  if (buckets.size >= MOST_NETWORKS) buckets.delete(buckets.keys().next().value ?? '')
  buckets.set(network, { tokens: Math.max(0, tokens), at: now })
  return tokens >= 0
}
