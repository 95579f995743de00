import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { type Encoding, preferredEncoding } from './encoding.ts'
import type { RequestVariables } from './request-log.ts'

const COMPRESSIBLE = /^(text\/|application\/(json|xml|atom\+xml|manifest\+json)|image\/svg)/

// What is sent once is compressed in half a millisecond. The usual window of 4 MB would cost more than the work itself:
// its pages are fetched from the system and given back for every answer.
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 }
const GZIP_LEVEL = 4

type Compression = Exclude<Encoding, 'identity'>

/** Compresses what is made for one person, quickly: a document in one piece, anything else as it streams. */
export function compressAnswers(): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    await next()

    const { body, headers, status } = context.res
    const type = headers.get('content-type') ?? ''
    if (body === null || headers.has('content-encoding') || !COMPRESSIBLE.test(type)) return
    headers.append('Vary', 'Accept-Encoding')

    const encoding = preferredEncoding(context.req.header('accept-encoding'))
    if (encoding === 'identity') return

    const compressed = new Headers(headers)
    compressed.set('Content-Encoding', encoding)
    compressed.delete('Content-Length')
    const smaller = context.get('isDocument')
      ? compressWhole(await context.res.arrayBuffer(), encoding)
      : compressStream(body, encoding)
    context.res = undefined
    context.res = new Response(smaller, { status, headers: compressed })
  }
}

/** A document is complete when it arrives here: streams, or another thread, would cost more than compressing it. */
function compressWhole(body: ArrayBuffer, encoding: Compression): Buffer<ArrayBuffer> {
  return encoding === 'br' ? brotliCompressSync(body, { params: BROTLI }) : gzipSync(body, { level: GZIP_LEVEL })
}

/** Each piece is flushed, so that streaming stays streaming. */
function compressStream(body: ReadableStream, encoding: Compression): ReadableStream {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: GZIP_LEVEL })

  const source = Readable.fromWeb(body as NodeReadableStream)
  source.on('error', (error) => compressor.destroy(error))
  return Readable.toWeb(source.pipe(compressor)) as ReadableStream
}
