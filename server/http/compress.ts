import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { type Encoding, preferredEncoding } from './encoding.ts'
import type { RequestVariables } from './request-log.ts'

const COMPRESSIBLE = /^(text\/|application\/(json|xml|atom\+xml|manifest\+json)|image\/svg)/

// What is sent once is compressed in half a millisecond; the best quality would make it a tenth smaller in a hundred.
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 3 }
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
      ? await compressWhole(await context.res.arrayBuffer(), encoding)
      : compressStream(body, encoding)
    context.res = undefined
    context.res = new Response(smaller, { status, headers: compressed })
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A document is complete when it arrives here: passing it through three streams would cost more than compressing it. */
function compressWhole(body: ArrayBuffer, encoding: Compression): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'br' ? brotli(body, { params: BROTLI }) : zip(body, { level: GZIP_LEVEL })
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
