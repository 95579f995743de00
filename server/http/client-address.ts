import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

const UNKNOWN = 'unknown'

type Asking = {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
  readonly headers: IncomingMessage['headers']
}

/** Who is asking, for limits. */
export function clientAddress(context: Context, trustedProxies: number): string {
  const { incoming } = context.env as Partial<HttpBindings>
  const socket = { remoteAddress: incoming?.socket.remoteAddress }
  return addressOf({ socket, headers: { 'x-forwarded-for': context.req.header('x-forwarded-for') } }, trustedProxies)
}

/**
 * Behind our own proxies each one appends the address it saw, so the right one is counted from the end of
 * X-Forwarded-For; without a trusted proxy that header is anybody's words and is ignored.
 */
export function addressOf({ socket, headers }: Asking, trustedProxies: number): string {
  const socketAddress = plainAddress(socket.remoteAddress ?? UNKNOWN)
  if (trustedProxies === 0) return socketAddress

  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',')
  return plainAddress(forwarded.at(-trustedProxies)?.trim() || socketAddress)
}

/** An IPv4 client on a dual-stack socket is the same client. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}
