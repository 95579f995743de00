import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'
import { bookingFileChunks, bookingFiles } from '#db/schema/sessions.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { StoredBytes } from '#domain/sessions/file-room.ts'
import type { FileType } from '#domain/sessions/file-types.ts'
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
  claimId: bookingFiles.claimId,
}

const isComplete = isNotNull(bookingFiles.sealedHeader)
/** Of the session itself. A proof of payment is for those who verify it. */
const isOfSession = isNull(bookingFiles.claimId)

type BegunFile = Pick<
  typeof bookingFiles.$inferInsert,
  'id' | 'bookingId' | 'userId' | 'isFromClient' | 'uploadedBy' | 'uploadedAt' | 'questionId' | 'claimId'
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

/** What is stored for a booking, its client and the whole site. */
export async function sumFiles(
  db: Database,
  { bookingId, userId }: { readonly bookingId: string; readonly userId: string },
): Promise<StoredBytes & { readonly files: number }> {
  const bytes = (condition: SQL) =>
    sql<number>`coalesce(sum(${bookingFiles.byteCount}) filter (where ${condition}), 0)`.mapWith(Number)
  const isOfClient = eq(bookingFiles.userId, userId)
  const isOfBooking = eq(bookingFiles.bookingId, bookingId)
  const [found] = await db
    .select({
      files: sql<number>`count(*) filter (where ${isOfBooking} and ${isOfSession})`.mapWith(Number),
      ofBooking: bytes(isOfBooking),
      unpaid: bytes(
        sql`${isOfClient} and ${bookingFiles.isFromClient} and ${bookings.paymentStatus} <> 'paid' and ${isOfSession}`,
      ),
      ofClient: bytes(isOfClient),
      inAll: bytes(sql`true`),
    })
    .from(bookingFiles)
    .innerJoin(bookings, eq(bookings.id, bookingFiles.bookingId))
    .where(isComplete)
  return found ?? { files: 0, ofBooking: 0, unpaid: 0, ofClient: 0, inAll: 0 }
}

export async function sumAllFiles(db: Database): Promise<number> {
  const [found] = await db.select({ bytes: sum(bookingFiles.byteCount).mapWith(Number) }).from(bookingFiles)
  return found?.bytes ?? 0
}

export function listBookingFiles(db: Database, bookingId: string) {
  return db
    .select(COLUMNS)
    .from(bookingFiles)
    .where(and(eq(bookingFiles.bookingId, bookingId), isOfSession, isComplete))
    .orderBy(desc(bookingFiles.uploadedAt), asc(bookingFiles.id))
}

/** Also the proofs of their payments. */
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

/** The files of a booking, without those that are still arriving: their upload is refused at its end. */
export async function deleteFilesOf(tx: Database, bookingId: string): Promise<void> {
  await tx.delete(bookingFiles).where(and(eq(bookingFiles.bookingId, bookingId), isOfSession, isComplete))
}

/** Files that were complete just when their unpaid booking was cancelled, and those of earlier versions. */
export async function deleteFilesOfUnpaidBookings(db: Database): Promise<void> {
  const isCancelledUnpaid = and(eq(bookings.status, 'cancelled'), ne(bookings.paymentStatus, 'paid'))
  const cancelled = db.select({ id: bookings.id }).from(bookings).where(isCancelledUnpaid)
  await db.delete(bookingFiles).where(and(isComplete, isOfSession, inArray(bookingFiles.bookingId, cancelled)))
}

/** What clients added to claims so long ago that nobody asks any more. */
export async function deleteOldProofs(db: Database, before: Date): Promise<void> {
  await db.delete(bookingFiles).where(and(isNotNull(bookingFiles.claimId), lt(bookingFiles.uploadedAt, before)))
}
