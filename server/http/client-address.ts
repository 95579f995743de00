import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The address that limits count. Each of our proxies appends the address it saw to X-Forwarded-For, so the right one is
 * counted from the end; without a trusted proxy anyone could have written that header, and it is ignored.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const { incoming } = context.env as Partial<HttpBindings>
  const socketAddress = plainAddress(incoming?.socket.remoteAddress ?? 'unknown')
  if (trustedProxies === 0) return socketAddress

  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',')
  return plainAddress(forwarded.at(-trustedProxies)?.trim() || socketAddress)
}

/** An IPv4 client on a dual-stack socket is the same client. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}
