const LONGEST_HEADERS = 16 * 1024

/** The body ended or was broken before the file was complete. */
export class BrokenForm extends Error {}

export type SentFile = { readonly name: string; readonly content: AsyncIterable<Uint8Array> }

/**
 * The first file of a multipart form as a stream (RFC 7578): `formData()` would hold the whole body in memory. Fields beside it
 * are skipped. Undefined if the body is no such form or has no file.
 */
export async function readSentFile(request: Request): Promise<SentFile | undefined> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  if (boundary === undefined || request.body === null) return undefined
  const body = new FormBody(request.body, boundary)
  for (;;) {
    const headers = await body.nextPart()
    if (headers === undefined) return undefined
    const name = /filename="([^"]*)"/i.exec(headers)?.[1]
    if (name !== undefined) return { name: name.replaceAll('%22', '"'), content: body.part() }
    for await (const _ of body.part()) {
      // A field that nobody asked for.
    }
  }
}

function boundaryOf(type: string): string | undefined {
  const match = /^multipart\/form-data\s*;.*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type)
  return match?.[1] ?? match?.[2]
}

class FormBody {
  readonly #chunks: AsyncIterator<Uint8Array>
  readonly #delimiter: Buffer
  // A delimiter begins with the line break before it; the first one of a body has none.
  #buffer: Buffer = Buffer.from('\r\n')

  constructor(body: ReadableStream<Uint8Array>, boundary: string) {
    this.#chunks = body[Symbol.asyncIterator]()
    this.#delimiter = Buffer.from(`\r\n--${boundary}`)
  }

  /** The headers of the next part; undefined after the last one. */
  async nextPart(): Promise<string | undefined> {
    for await (const _ of this.part()) {
      // What precedes the first part has no meaning.
    }
    await this.#fill(this.#delimiter.length + 2)
    const ending = this.#buffer.toString('latin1', this.#delimiter.length, this.#delimiter.length + 2)
    if (ending === '--') return undefined
    if (ending !== '\r\n') throw new BrokenForm()
    this.#buffer = this.#buffer.subarray(this.#delimiter.length)
    for (;;) {
      const end = this.#buffer.indexOf('\r\n\r\n')
      if (end >= 0) {
        const headers = this.#buffer.toString('utf8', 2, end)
        // An empty part has its delimiter right behind this line break.
        this.#buffer = this.#buffer.subarray(end + 4)
        return headers
      }
      if (this.#buffer.length > LONGEST_HEADERS) throw new BrokenForm()
      await this.#fill(this.#buffer.length + 1)
    }
  }

  /** The content up to the next delimiter, which stays in the buffer. */
  async *part(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const end = this.#buffer.indexOf(this.#delimiter)
      if (end >= 0) {
        const rest = this.#buffer.subarray(0, end)
        this.#buffer = this.#buffer.subarray(end)
        if (rest.length > 0) yield rest
        return
      }
      // The end of the buffer may be the beginning of a delimiter.
      const known = Math.max(0, this.#buffer.length - this.#delimiter.length + 1)
      if (known > 0) {
        const content = this.#buffer.subarray(0, known)
        this.#buffer = this.#buffer.subarray(known)
        yield content
      }
      await this.#fill(this.#buffer.length + 1)
    }
  }

  async #fill(bytes: number): Promise<void> {
    while (this.#buffer.length < bytes) {
      const { done, value } = await this.#next()
      if (done) throw new BrokenForm()
      this.#buffer = Buffer.concat([this.#buffer, value])
    }
  }

  async #next(): Promise<IteratorResult<Uint8Array>> {
    try {
      return await this.#chunks.next()
    } catch {
      // The connection broke off.
      throw new BrokenForm()
    }
  }
}
