import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Whether the request was made on this machine. A proxy on the same machine would make remote clients look local, so the
 * host must be local too and nothing may have been forwarded.
 */
export function isLocalRequest(context: Context): boolean {
  const socketAddress = (context.env as Partial<HttpBindings>).incoming?.socket.remoteAddress ?? ''
  const host = URL.parse(`http://${context.req.header('host')}`)?.hostname ?? ''
  const isForwarded =
    context.req.header('x-forwarded-for') !== undefined || context.req.header('forwarded') !== undefined
  return /^(::1|(::ffff:)?127\.)/.test(socketAddress) && /^(localhost|127\.[\d.]+|\[::1\])$/.test(host) && !isForwarded
}
