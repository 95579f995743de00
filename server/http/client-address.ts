import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

const UNKNOWN = 'unknown'

/**
 * Who is asking, for limits. Behind our own proxies each one appends the address it saw, so the right one is
 * counted from the end of X-Forwarded-For; without a trusted proxy that header is anybody's words and is ignored.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const socketAddress = plainAddress((context.env as Partial<HttpBindings>).incoming?.socket.remoteAddress ?? UNKNOWN)
  if (trustedProxies === 0) return socketAddress

  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return plainAddress(forwarded.at(-trustedProxies) || socketAddress)
}

/** An IPv4 client on a dual-stack socket is the same client. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}
