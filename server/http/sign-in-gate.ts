import { networkOf } from '#domain/client-network.ts'
import type { Clock } from '#domain/clock.ts'
import type { Middleware } from '#server/listen.ts'
import type { Logger } from '#server/log.ts'
import { isHashingBusy } from '#usecases/accounts/password-hash.ts'
import { addressOf } from './client-address.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

type Limit = { readonly mostAtOnce: number; readonly moreEachSecond: number }
type Bucket = { tokens: number; at: number }
type Refusal = 'network' | 'everybody'

/** A household, or a whole class on one network, fits through at once; a program that guesses does not for long. */
const OF_A_NETWORK: Limit = { mostAtOnce: 100, moreEachSecond: 2 }

/** A sign-in costs as much as ten pages: however many networks they come from, most of the time is left for pages. */
const OF_EVERYBODY: Limit = { mostAtOnce: 150, moreEachSecond: 8 }

const EVERYBODY = 'everybody'
const MOST_NETWORKS = 10_000
const TELL_EVERY_MS = 60_000

// The router takes capital letters, slashes and percent signs lightly: no other spelling may lead around the gate.
const GATED_PATH = /^[^?]*(\/auth\b|%)/i

const ANSWERS: Record<Refusal, { readonly status: 429 | 503; readonly text: string }> = {
  network: { status: 429, text: 'Too many tries. Please wait a moment and try again.' },
  everybody: { status: 503, text: 'Many people are signing in right now. Please try again in a moment.' },
}

type GateParts = {
  readonly clock: Clock
  readonly log: Logger
  readonly trustedProxies: number
  readonly appUrl: string
}

/**
 * Turns a flood of sign-ins away at the socket, before it costs a query, a page or a line of the log (decision 0092).
 * The limits that people meet are in the database and speak kindly; this one keeps the processor free for everybody else.
 */
export function signInGate({ clock, log, trustedProxies, appUrl }: GateParts): Middleware {
  const networks = new Map<string, Bucket>()
  const all = new Map<string, Bucket>()
  const tell = countTurnedAway(log)
  const site = { isHttps: appUrl.startsWith('https:') }
  const headers = Object.fromEntries([
    ...securityHeaders(site),
    ['Content-Security-Policy', contentSecurityPolicy('document', { nonce: '' }, site)],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Cache-Control', 'no-store'],
    ['Retry-After', '5'],
  ])

  function refusalOf(network: string, now: number): Refusal | undefined {
    if (!takeFrom(networks, network, OF_A_NETWORK, now)) return 'network'
    return isHashingBusy() || !takeFrom(all, EVERYBODY, OF_EVERYBODY, now) ? 'everybody' : undefined
  }

  return (request, response, next) => {
    if (request.method !== 'POST' || !GATED_PATH.test(request.url ?? '')) return next()

    const now = clock().getTime()
    const refusal = refusalOf(networkOf(addressOf(request, trustedProxies)), now)
    if (!refusal) return next()
    tell(now)
    response.writeHead(ANSWERS[refusal].status, headers).end(ANSWERS[refusal].text)
  }
}

function takeFrom(buckets: Map<string, Bucket>, whose: string, limit: Limit, now: number): boolean {
  const last = buckets.get(whose) ?? { tokens: limit.mostAtOnce, at: now }
  const refilled = last.tokens + (Math.max(0, now - last.at) / 1000) * limit.moreEachSecond
  const tokens = Math.min(limit.mostAtOnce, refilled) - 1

  // The network heard of last goes to the end, so the first one is the one that has been silent longest.
  buckets.delete(whose)
  if (buckets.size >= MOST_NETWORKS) buckets.delete(buckets.keys().next().value ?? '')
  buckets.set(whose, { tokens: Math.max(0, tokens), at: now })
  return tokens >= 0
}

/** The operator hears of a flood once a minute, not once a try. */
function countTurnedAway(log: Logger): (now: number) => void {
  let count = 0
  let toldAt = Number.NEGATIVE_INFINITY
  return (now) => {
    count += 1
    if (now - toldAt < TELL_EVERY_MS) return
    log.warn({ turnedAway: count }, 'sign-ins are being turned away')
    count = 0
    toldAt = now
  }
}
