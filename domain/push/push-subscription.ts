import { z } from 'zod'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** An uncompressed point of P-256, and a secret of 16 bytes (RFC 8291). */
const PUBLIC_KEY = /^B[\w-]{86}=?$/
const SECRET = /^[\w-]{22}(?:==)?$/

const SUBSCRIPTION = z.object({
  endpoint: z.string().max(2_000),
  keys: z.object({ p256dh: z.string().regex(PUBLIC_KEY), auth: z.string().regex(SECRET) }),
})

export type PushSubscription = z.infer<typeof SUBSCRIPTION>

/** What a browser hands out when its user allows notifications. */
export function readPushSubscription(text: string): Outcome<PushSubscription, 'unreadable'> {
  const parsed = SUBSCRIPTION.safeParse(jsonIn(text))
  return parsed.success ? accepted(parsed.data) : refused('unreadable')
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
