import type { MiddlewareHandler } from 'hono'
import type { Pictures } from '../open-pictures.ts'

const PREFIX = '/uploads/'

/** Serves uploaded pictures. Their names are hashes of their content, so browsers may cache them forever. */
export function serveUploads(pictures: Pick<Pictures, 'find'>): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req
    if (!path.startsWith(PREFIX) || (method !== 'GET' && method !== 'HEAD')) return next()

    const picture = await pictures.find(path.slice(PREFIX.length))
    if (!picture) return next()

    const headers = {
      'Content-Type': 'image/webp',
      'Content-Length': String(picture.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
    }
    return new Response(method === 'HEAD' ? null : new Uint8Array(picture), { headers })
  }
}
