import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { sealWithRing } from '#db/key-ring.ts'
import { beginLessonFile, completeLessonFile, recordLessonFileChunk } from '#db/learning/lesson-files.ts'
import { beginFile, completeFile, recordFileChunk } from '#db/sessions/booking-files.ts'
import { newFileKey, sealChunk } from '#usecases/uploads/file-cipher.ts'
import type { FileHeader } from '#usecases/uploads/file-content.ts'
import { TEST_KEYS } from './bookings.ts'

export const A_PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n')

/** A body as it arrives from a network. */
export async function* pieces(content: Uint8Array, size = 50_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

type FileDetails = { readonly id: string; readonly bookingId: string; readonly userId: string; readonly now: Date }

/** A complete PDF of a booking, sent by its client. */
export async function givenFile(db: Database, { id, bookingId, userId, now }: FileDetails): Promise<void> {
  await beginFile(db, { id, bookingId, userId, isFromClient: true, uploadedBy: userId, uploadedAt: now })
  const { chunk, described } = sealedPdf(id, 'palm.pdf')
  await recordFileChunk(db, chunk)
  await completeFile(db, id, described)
}

/** A complete PDF of a lesson. */
export async function givenLessonFile(
  db: Database,
  { id = randomUUID(), lessonId }: { id?: string; lessonId: number },
) {
  await beginLessonFile(db, { id, lessonId, uploadedAt: new Date() })
  const { chunk, described } = sealedPdf(id, 'signs.pdf')
  await recordLessonFileChunk(db, chunk)
  await completeLessonFile(db, id, described)
  return id
}

function sealedPdf(fileId: string, name: string) {
  const key = newFileKey()
  const place = { fileId, position: 0 }
  const header: FileHeader = { name, key: key.toString('base64url') }
  const sealedHeader = sealWithRing(JSON.stringify(header), TEST_KEYS)
  return {
    chunk: { ...place, content: sealChunk(A_PDF, key, place) },
    described: { sealedHeader, mediaType: 'application/pdf', byteCount: A_PDF.length } as const,
  }
}
