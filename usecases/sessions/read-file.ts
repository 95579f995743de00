import type { Database } from '#db/client.ts'
import { hasKeyFor, type KeyRing } from '#db/key-ring.ts'
import { findFileChunk, listBookingFiles, listFilesOf, type StoredFile } from '#db/sessions/booking-files.ts'
import type { FileType } from '#domain/sessions/file-types.ts'
import { headerOf, readContent } from '#usecases/uploads/file-content.ts'

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
    .filter(({ claimId }) => claimId === null)
    .filter(({ bookingId, sealedHeader }) => bookingIds.includes(bookingId) && hasKeyFor(sealedHeader, keys))
    .map((file) => ({ ...listed(file, keys), bookingId: file.bookingId }))
    .toReversed()
}

type Span = { readonly first: number; readonly last: number }

/** The bytes from `first` to `last`, one piece at a time. */
export function readFileContent(
  db: Database,
  keys: KeyRing,
  file: StoredFile,
  span: Span = { first: 0, last: file.byteCount - 1 },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  return readContent(keys, file, { span, find: (fileId, position) => findFileChunk(db, fileId, position) })
}
