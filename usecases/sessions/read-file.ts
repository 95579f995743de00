import type { Database } from '#db/client.ts'
import { hasKeyFor, type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import { findFileChunk, listBookingFiles, listFilesOf, type StoredFile } from '#db/sessions/booking-files.ts'
import type { FileType } from '#domain/sessions/file-types.ts'
import { CHUNK_BYTES, unsealChunk } from './file-cipher.ts'
import type { FileHeader } from './store-file.ts'

export type ListedFile = {
  readonly id: string
  readonly name: string
  readonly mediaType: FileType
  readonly byteCount: number
  readonly isFromClient: boolean
  readonly uploadedAt: Date
  readonly questionId: number | null
}

/** The files of a booking with their names, the latest first. */
export async function listFiles(db: Database, keys: KeyRing, bookingId: string): Promise<ListedFile[]> {
  const files = await listBookingFiles(db, bookingId)
  return files.map((file) => listed(file, keys))
}

function listed(file: StoredFile, keys: KeyRing): ListedFile {
  const { id, mediaType, byteCount, isFromClient, uploadedAt, questionId, sealedHeader } = file
  return { id, name: headerOf(sealedHeader, keys).name, mediaType, byteCount, isFromClient, uploadedAt, questionId }
}

/** The files of these bookings of a client, the latest first. Those whose key is missing are left out. */
export async function listClientFiles(
  db: Database,
  keys: KeyRing,
  { userId, bookingIds }: { readonly userId: string; readonly bookingIds: readonly string[] },
): Promise<(ListedFile & { readonly bookingId: string })[]> {
  const files = await listFilesOf(db, userId)
  return files
    .filter(({ bookingId, sealedHeader }) => bookingIds.includes(bookingId) && hasKeyFor(sealedHeader, keys))
    .map((file) => ({ ...listed(file, keys), bookingId: file.bookingId }))
    .toReversed()
}

export function headerOf(sealedHeader: StoredFile['sealedHeader'], keys: KeyRing): FileHeader {
  return JSON.parse(unsealWithRing(sealedHeader, keys)) as FileHeader
}

type Span = { readonly first: number; readonly last: number }

/** The bytes from `first` to `last`, one piece at a time. */
export async function* readFileContent(
  db: Database,
  keys: KeyRing,
  file: StoredFile,
  { first, last }: Span = { first: 0, last: file.byteCount - 1 },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const key = Buffer.from(headerOf(file.sealedHeader, keys).key, 'base64url')
  for (let position = Math.floor(first / CHUNK_BYTES); position * CHUNK_BYTES <= last; position++) {
    const sealed = await findFileChunk(db, file.id, position)
    if (!sealed) throw new Error('A piece of a file is missing.')
    const piece = unsealChunk(sealed, key, { fileId: file.id, position })
    const start = position * CHUNK_BYTES
    yield new Uint8Array(piece.subarray(Math.max(0, first - start), Math.min(piece.length, last - start + 1)))
  }
}
