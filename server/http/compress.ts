import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { preferredEncoding } from './encoding.ts'

const COMPRESSIBLE = /^(text\/|application\/(json|xml|atom\+xml|manifest\+json)|image\/svg)/

/** Compresses what is made for one person, quickly, and flushes each piece so that streaming stays streaming. */
export function compressAnswers(): MiddlewareHandler {
  return async (context, next) => {
    await next()

    const { body, headers, status } = context.res
    const type = headers.get('content-type') ?? ''
    if (body === null || headers.has('content-encoding') || !COMPRESSIBLE.test(type)) return
    headers.append('Vary', 'Accept-Encoding')

    const encoding = preferredEncoding(context.req.header('accept-encoding'))
    if (encoding === 'identity') return

    const compressor =
      encoding === 'br'
        ? createBrotliCompress({
            flush: constants.BROTLI_OPERATION_FLUSH,
            params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
          })
        : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 })

    const source = Readable.fromWeb(body as NodeReadableStream)
    source.on('error', (error) => compressor.destroy(error))
    const compressed = new Headers(headers)
    compressed.set('Content-Encoding', encoding)
    compressed.delete('Content-Length')
    context.res = undefined
    context.res = new Response(Readable.toWeb(source.pipe(compressor)) as ReadableStream, {
      status,
      headers: compressed,
    })
  }
}
