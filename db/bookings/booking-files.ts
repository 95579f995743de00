import { and, asc, count, desc, eq, isNotNull, isNull, lt, sql, sum } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookingFileChunks, bookingFiles } from '#db/schema/booking-files.ts'
import type { FileType } from '#domain/bookings/file-types.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { isUuid } from '#domain/uuid.ts'

const COLUMNS = {
  id: bookingFiles.id,
  bookingId: bookingFiles.bookingId,
  userId: bookingFiles.userId,
  isFromClient: bookingFiles.isFromClient,
  uploadedAt: bookingFiles.uploadedAt,
  sealedHeader: sql<SealedText>`${bookingFiles.sealedHeader}`,
  mediaType: sql<FileType>`${bookingFiles.mediaType}`,
  byteCount: sql<number>`${bookingFiles.byteCount}`,
  questionId: bookingFiles.questionId,
}

const isComplete = isNotNull(bookingFiles.sealedHeader)

type BegunFile = Pick<
  typeof bookingFiles.$inferInsert,
  'id' | 'bookingId' | 'userId' | 'isFromClient' | 'uploadedBy' | 'uploadedAt' | 'questionId'
>

/** A file is there for nobody until `completeFile`. */
export async function beginFile(db: Database, file: BegunFile): Promise<void> {
  await db.insert(bookingFiles).values(file)
}

export async function recordFileChunk(
  db: Database,
  chunk: { readonly fileId: string; readonly position: number; readonly content: Buffer },
): Promise<void> {
  await db.insert(bookingFileChunks).values(chunk)
}

export async function completeFile(
  tx: Database,
  id: string,
  described: { readonly sealedHeader: SealedText; readonly mediaType: FileType; readonly byteCount: number },
): Promise<void> {
  await tx.update(bookingFiles).set(described).where(eq(bookingFiles.id, id))
}

export async function sumFiles(db: Database, bookingId: string): Promise<{ files: number; bytes: number }> {
  const [found] = await db
    .select({ files: count(), bytes: sum(bookingFiles.byteCount).mapWith(Number) })
    .from(bookingFiles)
    .where(and(eq(bookingFiles.bookingId, bookingId), isComplete))
  return { files: found?.files ?? 0, bytes: found?.bytes ?? 0 }
}

export function listBookingFiles(db: Database, bookingId: string) {
  return db
    .select(COLUMNS)
    .from(bookingFiles)
    .where(and(eq(bookingFiles.bookingId, bookingId), isComplete))
    .orderBy(desc(bookingFiles.uploadedAt), asc(bookingFiles.id))
}

export function listFilesOf(db: Database, userId: string) {
  return db
    .select(COLUMNS)
    .from(bookingFiles)
    .where(and(eq(bookingFiles.userId, userId), isComplete))
    .orderBy(asc(bookingFiles.uploadedAt), asc(bookingFiles.id))
}

export type StoredFile = Awaited<ReturnType<typeof listBookingFiles>>[number]

export async function findFile(db: Database, id: string): Promise<StoredFile | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db
    .select(COLUMNS)
    .from(bookingFiles)
    .where(and(eq(bookingFiles.id, id), isComplete))
  return found
}

export async function findFileChunk(db: Database, fileId: string, position: number): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ content: bookingFileChunks.content })
    .from(bookingFileChunks)
    .where(and(eq(bookingFileChunks.fileId, fileId), eq(bookingFileChunks.position, position)))
  return found?.content
}

/** Its content is deleted with it. */
export async function deleteFile(db: Database, id: string): Promise<boolean> {
  const deleted = await db.delete(bookingFiles).where(eq(bookingFiles.id, id)).returning({ id: bookingFiles.id })
  return deleted.length === 1
}

/** Uploads that broke off. */
export async function deleteUnfinishedFiles(db: Database, before: Date): Promise<void> {
  await db.delete(bookingFiles).where(and(isNull(bookingFiles.sealedHeader), lt(bookingFiles.uploadedAt, before)))
}
