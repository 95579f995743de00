import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { type FileType, fileName, fileTypeOf } from '#domain/sessions/file-types.ts'
import { CHUNK_BYTES, newFileKey, sealChunk, unsealChunk } from './file-cipher.ts'

/** What only the key ring can read of a stored file. */
export type FileHeader = { readonly name: string; readonly key: string }

export type ContentRefusal = 'file-empty' | 'file-type' | 'file-incomplete'

type Described = { readonly sealedHeader: SealedText; readonly mediaType: FileType; readonly byteCount: number }

type Piece = { readonly fileId: string; readonly position: number; readonly content: Buffer }

type Arriving<TooLarge> = {
  readonly id: string
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
  /** How many bytes it may have, and why. */
  readonly room: { readonly bytes: number; readonly refusal: TooLarge }
  readonly record: (piece: Piece) => Promise<void>
}

/** Bytes at the beginning and at the end that show the type. */
const END_BYTES = 1024

/** Records a file in encrypted pieces while it arrives, and describes it when it is whole. */
export async function storeContent<TooLarge extends string>(
  keys: KeyRing,
  { id, name, content, room, record }: Arriving<TooLarge>,
): Promise<Outcome<Described, ContentRefusal | TooLarge>> {
  const key = newFileKey()
  let [head, tail]: [Buffer, Buffer] = [Buffer.alloc(0), Buffer.alloc(0)]
  let [byteCount, position] = [0, 0]
  try {
    for await (const piece of inChunks(content)) {
      byteCount += piece.length
      if (byteCount > room.bytes) return refused(room.refusal)
      if (position === 0) head = Buffer.from(piece.subarray(0, END_BYTES))
      tail = Buffer.from(Buffer.concat([tail, piece.subarray(-END_BYTES)]).subarray(-END_BYTES))
      await record({ fileId: id, position, content: sealChunk(piece, key, { fileId: id, position }) })
      position += 1
    }
  } catch (error) {
    if (error instanceof BrokenUpload) return refused('file-incomplete')
    throw error
  }
  if (byteCount === 0) return refused('file-empty')
  const mediaType: FileType | undefined = fileTypeOf({ head, tail, byteCount })
  if (mediaType === undefined) return refused('file-type')
  const header: FileHeader = { name: fileName(name, mediaType), key: key.toString('base64url') }
  return accepted({ sealedHeader: sealWithRing(JSON.stringify(header), keys), mediaType, byteCount })
}

/** The sender went away or sent no complete form. */
export class BrokenUpload extends Error {}

async function* inChunks(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const part of content) {
    waiting.push(part)
    bytes += part.length
    while (bytes >= CHUNK_BYTES) {
      const joined = Buffer.concat(waiting)
      yield joined.subarray(0, CHUNK_BYTES)
      waiting = [joined.subarray(CHUNK_BYTES)]
      bytes -= CHUNK_BYTES
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

export function headerOf(sealedHeader: SealedText, keys: KeyRing): FileHeader {
  return JSON.parse(unsealWithRing(sealedHeader, keys)) as FileHeader
}

type StoredContent = { readonly id: string; readonly sealedHeader: SealedText }

type Reading = {
  readonly span: { readonly first: number; readonly last: number }
  readonly find: (fileId: string, position: number) => Promise<Buffer | undefined>
}

/** The bytes of a span, one piece at a time. */
export async function* readContent(
  keys: KeyRing,
  { id, sealedHeader }: StoredContent,
  { span: { first, last }, find }: Reading,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const key = Buffer.from(headerOf(sealedHeader, keys).key, 'base64url')
  for (let position = Math.floor(first / CHUNK_BYTES); position * CHUNK_BYTES <= last; position++) {
    const sealed = await find(id, position)
    if (!sealed) throw new Error('A piece of a file is missing.')
    const piece = unsealChunk(sealed, key, { fileId: id, position })
    const start = position * CHUNK_BYTES
    yield new Uint8Array(piece.subarray(Math.max(0, first - start), Math.min(piece.length, last - start + 1)))
  }
}
