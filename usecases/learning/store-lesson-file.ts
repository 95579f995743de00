import { randomUUID } from 'node:crypto'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { findContent, holdContent } from '#db/content/admin-content.ts'
import type { KeyRing } from '#db/key-ring.ts'
import {
  beginLessonFile,
  completeLessonFile,
  deleteLessonFile,
  recordLessonFileChunk,
  sumLessonFiles,
} from '#db/learning/lesson-files.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type LessonRoomRefusal, MOST_FILES, roomForLessonFile } from '#domain/sessions/file-room.ts'
import { countTry } from '#usecases/limits/count-try.ts'
import { type ContentRefusal, storeContent } from '#usecases/uploads/file-content.ts'

export type StoreLessonFileRefusal =
  | 'lesson-not-found'
  | 'too-often'
  | 'too-many-files'
  | LessonRoomRefusal
  | ContentRefusal

type Upload = {
  readonly lessonId: number
  readonly editorId: string
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
}

/** Stores a file of a lesson piece by piece while it arrives; students see it when it is whole. */
export async function storeLessonFile(
  db: Database,
  keys: KeyRing,
  { lessonId, editorId, name, content }: Upload,
  now: Date,
): Promise<Outcome<{ readonly fileId: string }, StoreLessonFileRefusal>> {
  if (!(await findContent(db, 'lessons', lessonId))) return refused('lesson-not-found')
  if (!(await countTry(db, 'file-upload', editorId, now)).ok) return refused('too-often')
  const room = await findRoom(db, lessonId)
  if (!room.ok) return room

  const id = randomUUID()
  await beginLessonFile(db, { id, lessonId, uploadedAt: now })
  const record = (piece: Parameters<typeof recordLessonFileChunk>[1]) => recordLessonFileChunk(db, piece)
  const stored = await storeContent(keys, { id, name, content, room: room.value, record }).catch(
    async (error: unknown) => {
      await deleteLessonFile(db, { id })
      throw error
    },
  )
  const finished = stored.ok ? await finish(db, { id, lessonId, editorId, now, described: stored.value }) : stored
  if (!finished.ok) await deleteLessonFile(db, { id })
  return finished
}

async function findRoom(db: Database, lessonId: number) {
  const { files, ...stored } = await sumLessonFiles(db, lessonId)
  if (files >= MOST_FILES) return refused('too-many-files')
  const room = roomForLessonFile(stored)
  return room.bytes <= 0 ? refused(room.refusal) : accepted(room)
}

type Finished = {
  readonly id: string
  readonly lessonId: number
  readonly editorId: string
  readonly now: Date
  readonly described: Parameters<typeof completeLessonFile>[2]
}

function finish(
  db: Database,
  { id, lessonId, editorId, now, described }: Finished,
): Promise<Outcome<{ readonly fileId: string }, StoreLessonFileRefusal>> {
  return db.transaction(async (tx) => {
    if (!(await holdContent(tx, 'lessons', lessonId))) return refused('lesson-not-found')
    await completeLessonFile(tx, id, described)
    const subject = { kind: 'lessons', id: String(lessonId) }
    await recordAudit(tx, { action: 'file-added', actorId: editorId, subject, at: now })
    return accepted({ fileId: id })
  })
}

type Removal = { readonly fileId: string; readonly lessonId: number; readonly editorId: string }

/** Removing one twice is no problem. */
export async function removeLessonFile(
  db: Database,
  { fileId, lessonId, editorId }: Removal,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteLessonFile(tx, { id: fileId, lessonId }))) return
    const subject = { kind: 'lessons', id: String(lessonId) }
    await recordAudit(tx, { action: 'file-removed', actorId: editorId, subject, at: now })
  })
}
