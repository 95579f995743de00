import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { type Encoding, preferredEncoding } from './encoding.ts'
import type { RequestVariables } from './request-log.ts'

const COMPRESSIBLE = /^(text\/|application\/(json|xml|atom\+xml|manifest\+json)|image\/svg)/

// A whole document is compressed in a fifth of a millisecond: quality 3 would take twice as long for 8% fewer bytes. What
// comes in pieces, as applications do, would lose a third of its smallness by that. The usual window of 4 MB would cost
// more than the work itself: its pages are fetched from the system and given back.
const WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 18 }
const BROTLI_WHOLE = { [constants.BROTLI_PARAM_QUALITY]: 1, ...WINDOW }
const BROTLI_IN_PIECES = { [constants.BROTLI_PARAM_QUALITY]: 4, ...WINDOW }
const GZIP_LEVEL = 4

type Compression = Exclude<Encoding, 'identity'>

/** Compresses what is made for one person, quickly: a document in one piece, anything else as it streams. */
export function compressAnswers(): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    await next()

    const { headers, status } = context.res
    const type = headers.get('content-type') ?? ''
    if (headers.has('content-encoding') || !COMPRESSIBLE.test(type)) return
    const document = context.get('document')
    // Looking at a body makes a stream of it: only where there is nothing else to send.
    const source = document ?? context.res.body
    if (source === null) return
    headers.append('Vary', 'Accept-Encoding')

    const encoding = preferredEncoding(context.req.header('accept-encoding'))
    if (encoding === 'identity' && source !== document) return
    context.res = undefined
    context.res = new Response(encode(source, encoding, headers), { status, headers })
  }
}

function encode(source: string | ReadableStream, encoding: Encoding, headers: Headers): BodyInit {
  if (encoding === 'identity') return source
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return typeof source === 'string' ? compressWhole(source, encoding) : compressStream(source, encoding)
}

/** A document is complete when it arrives here: streams, or another thread, would cost more than compressing it. */
function compressWhole(text: string, encoding: Compression): Buffer<ArrayBuffer> {
  const bytes = bytesOf(text)
  return encoding === 'br'
    ? brotliCompressSync(bytes, { params: BROTLI_WHOLE })
    : gzipSync(bytes, { level: GZIP_LEVEL })
}

// Written again for each document, and read before anything else can happen: new memory of this size costs as much as
// writing it.
const scratch = Buffer.allocUnsafeSlow(512 * 1024)
const MOST_BYTES_OF_A_CHARACTER = 3

function bytesOf(text: string): Buffer {
  const fits = text.length * MOST_BYTES_OF_A_CHARACTER <= scratch.byteLength
  return fits ? scratch.subarray(0, scratch.write(text)) : Buffer.from(text)
}

/** Each piece is flushed, so that streaming stays streaming. */
function compressStream(body: ReadableStream, encoding: Compression): ReadableStream {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI_IN_PIECES })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: GZIP_LEVEL })

  const source = Readable.fromWeb(body as NodeReadableStream)
  source.on('error', (error) => compressor.destroy(error))
  return Readable.toWeb(source.pipe(compressor)) as ReadableStream
}
