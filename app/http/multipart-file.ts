import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy } from '@fastify/busboy'

/** The body ended or was broken before the file was complete. */
export class BrokenForm extends Error {}

export type SentFile = { readonly name: string; readonly content: AsyncIterable<Uint8Array> }

const MULTIPART_FORM = /^multipart\/form-data\s*;.*\bboundary=/i

/** Fields beside the file are skipped, so there is no room for them. */
const LIMITS = { files: 1, fieldSize: 1, headerSize: 16 * 1024 }

/**
 * The first file of a multipart form as a stream: `formData()` would hold the whole body in memory, and
 * `@remix-run/multipart-parser` each whole file. Undefined if the body is no such form or has no file.
 */
export function readSentFile(request: Request): Promise<SentFile | undefined> {
  const type = request.headers.get('content-type') ?? ''
  const { body } = request
  if (!MULTIPART_FORM.test(type) || body === null) return Promise.resolve(undefined)

  return new Promise((resolve, reject) => {
    const form = new Busboy({
      headers: { 'content-type': type },
      limits: LIMITS,
      isPartAFile: (_field, _type, name) => name !== undefined,
    })
    let file: Readable | undefined
    form.on('file', (_field, content, name) => {
      // Without a listener, a body that breaks off while nobody reads the file would end the process.
      file = content.on('error', () => undefined)
      resolve({ name: name.replaceAll('%22', '"'), content: unbroken(content) })
    })
    pipeline(Readable.fromWeb(body as ReadableStream<Uint8Array>), form).then(
      () => resolve(undefined),
      (error: Error) => {
        file?.destroy(error)
        reject(new BrokenForm())
      },
    )
  })
}

async function* unbroken(content: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch {
    throw new BrokenForm()
  }
}
