import type { Context, MiddlewareHandler } from 'hono'
import { readCookie } from '#app/http/site-cookies.ts'
import { SERVER_ANSWERS } from '#content/frame/server-answers.ts'
import { isKnownDevice } from '#db/accounts/known-devices.ts'
import type { Database } from '#db/client.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import type { RateLimit } from '#domain/limits/limits.ts'
import { isHashingBusy } from '#usecases/accounts/passwords/password-hash.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { clientAddress } from './client-address.ts'
import { createTryCounter } from './try-counter.ts'

/** Two a second on average. A household or a class on one network fits through; a program that guesses does not for long. */
const NETWORK: RateLimit = { limit: 100, windowMs: 50_000 }

/** Eight a second on average. A sign-in costs as much as ten pages, so most of the processor is left for pages. */
const ALL_STRANGERS: RateLimit = { limit: 160, windowMs: 20_000 }

/** For a browser that has been signed in before, whatever strangers do. */
const DEVICE: RateLimit = { limit: 20, windowMs: 60_000 }

/** While the queue for password hashing is full. */
const BUSY_RETRY_MS = 5_000

// The router ignores case and repeated slashes and decodes percent signs: no other spelling may avoid the limit.
const SIGN_IN_PATH = /\/auth\b|%/i

type Refusal = { readonly status: 429 | 503; readonly text: string; readonly retryAfterMs: number }

const TOO_MANY = { status: 429, text: SERVER_ANSWERS.tooManyTries } as const
const BUSY = { status: 503, text: SERVER_ANSWERS.manySignIns } as const

type SignInCounters = ReturnType<typeof createSignInCounters>

export function createSignInCounters() {
  return {
    networks: createTryCounter(NETWORK),
    strangers: createTryCounter(ALL_STRANGERS),
    devices: createTryCounter(DEVICE),
  }
}

type Parts = {
  readonly db: Database
  readonly signInCounters: SignInCounters
  readonly appUrl: string
  readonly trustedProxies: number
  /** Milliseconds of a clock that is never set back. */
  readonly monotonic?: () => number
}

/**
 * Refuses a flood of sign-ins before it costs a query, a password hash or a page. The limits that clients notice are in
 * the database; these only protect the processor, so each process counts for itself.
 */
export function limitSignIns({
  db,
  signInCounters: { networks, strangers, devices },
  appUrl,
  trustedProxies,
  monotonic = () => performance.now(),
}: Parts) {
  function refuseStranger(network: string): Refusal | undefined {
    const now = monotonic()
    const networkMs = networks.msUntilAllowed(network, now)
    if (networkMs > 0) return { ...TOO_MANY, retryAfterMs: networkMs }

    const strangersMs = isHashingBusy() ? BUSY_RETRY_MS : strangers.msUntilAllowed('all', now)
    if (strangersMs > 0) return { ...BUSY, retryAfterMs: strangersMs }

    networks.record(network, now)
    strangers.record('all', now)
    return undefined
  }

  /** Costs a query only once strangers are refused, and no more than recognizing a session does on every page. */
  async function isFromKnownDevice(request: Request): Promise<boolean> {
    const token = readCookie(request, 'device', appUrl)
    if (token === undefined) return false

    const device = hashSecret(token)
    if (!(await isKnownDevice(db, device))) return false

    const now = monotonic()
    if (devices.msUntilAllowed(device, now) > 0) return false
    devices.record(device, now)
    return true
  }

  const middleware: MiddlewareHandler = async (context, next) => {
    if (!isSignIn(context)) return next()

    const refusal = refuseStranger(networkOf(clientAddress(context, trustedProxies)))
    if (!refusal || (await isFromKnownDevice(context.req.raw))) return next()
    return context.text(refusal.text, refusal.status, {
      'Cache-Control': 'no-store',
      'Retry-After': String(Math.ceil(refusal.retryAfterMs / 1000)),
    })
  }
  return middleware
}

function isSignIn({ req }: Context): boolean {
  return req.method === 'POST' && SIGN_IN_PATH.test(req.path)
}
