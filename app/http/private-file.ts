import type { PdfFile } from '#domain/invoices/documents.ts'
import { type ByteRange, readRange } from './read-range.ts'

type PrivateFile = {
  readonly name: string
  readonly type:
    | 'application/json; charset=utf-8'
    | 'application/pdf'
    | 'application/zip'
    | 'text/calendar; charset=utf-8'
    | 'text/csv; charset=utf-8'
    | 'text/plain; charset=utf-8'
  readonly content: string | Uint8Array | AsyncIterable<Uint8Array>
  /** Shown in the browser instead of downloaded. */
  readonly isShown?: boolean
}

/** A file for one user; never cached. */
export function privateFile({ name, type, content, isShown = false }: PrivateFile): Response {
  return new Response(bodyOf(content), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

export function privatePdf({ filename, contentType, content }: PdfFile, { isShown = false } = {}): Response {
  return privateFile({ name: filename, type: contentType, content, isShown })
}

function bodyOf(content: PrivateFile['content']): BodyInit {
  if (typeof content === 'string') return content
  return Symbol.asyncIterator in content ? streamOf(content) : new Uint8Array(content)
}

type UploadedFile = { readonly name: string; readonly mediaType: string; readonly byteCount: number }

/**
 * An uploaded file, or the range of it that is requested. It is a download with the type that its content has: no browser
 * opens it as a page of ours, whatever is in it.
 */
export function uploadedFile(
  request: Request,
  { name, mediaType, byteCount }: UploadedFile,
  read: (span: ByteRange) => AsyncIterable<Uint8Array>,
): Response {
  const headers = {
    'Content-Type': mediaType,
    'Content-Disposition': attachmentName(name),
    // Compressed, the bytes of a range would be others.
    'Cache-Control': 'private, no-store, no-transform',
    'Accept-Ranges': 'bytes',
  }
  const range = readRange(request.headers.get('range'), byteCount)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${byteCount}` } })
  }
  const { first, last } = range ?? { first: 0, last: byteCount - 1 }
  return new Response(streamOf(read({ first, last })), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(last - first + 1),
      ...(range && { 'Content-Range': `bytes ${first}-${last}/${byteCount}` }),
    },
  })
}

/** Reads the next piece only when the browser has taken the one before. */
function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/** A download with a name in any script (RFC 6266); old programs get an ASCII one. */
function attachmentName(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
