import type { Database } from '#db/client.ts'
import { hasKeyFor, type KeyRing } from '#db/key-ring.ts'
import { hasOpenedLesson } from '#db/learning/learning.ts'
import {
  findLessonFile,
  findLessonFileChunk,
  listLessonFiles,
  type StoredLessonFile,
} from '#db/learning/lesson-files.ts'
import { may } from '#domain/rights.ts'
import type { FileType } from '#domain/sessions/file-types.ts'
import { headerOf, readContent } from '#usecases/uploads/file-content.ts'
import { findReadableCourse, type Learner } from './find-readable-course.ts'

export type LessonFile = {
  readonly id: string
  readonly name: string
  readonly mediaType: FileType
  readonly byteCount: number
}

/** The files of a lesson with their names. Those whose key is missing are left out. */
export async function readLessonFiles(db: Database, keys: KeyRing, lessonId: number): Promise<LessonFile[]> {
  const files = await listLessonFiles(db, lessonId)
  return files
    .filter(({ sealedHeader }) => hasKeyFor(sealedHeader, keys))
    .map(({ id, mediaType, byteCount, sealedHeader }) => ({
      id,
      mediaType,
      byteCount,
      name: headerOf(sealedHeader, keys).name,
    }))
}

type ReadableFile = NonNullable<Awaited<ReturnType<typeof findLessonFile>>>

/**
 * A file for everybody whom its lesson is open to: anybody for a free lesson, staff, and students who have opened it. Only
 * opening a lesson asks about the end of the refund and counts, so no file is read before.
 */
export async function findReadableLessonFile(
  db: Database,
  reader: Learner | undefined,
  fileId: string,
): Promise<ReadableFile | undefined> {
  const file = await findLessonFile(db, fileId)
  if (!file) return undefined
  if (file.isFree) return file
  return reader && (await mayRead(db, reader, file)) ? file : undefined
}

async function mayRead(db: Database, reader: Learner, file: ReadableFile): Promise<boolean> {
  if (may(reader.roles, 'lessons')) return true
  if (!file.isPublished) return false
  const course = await findReadableCourse(db, reader, file.courseSlug)
  return course.ok && hasOpenedLesson(db, { userId: reader.id, lessonId: file.lessonId })
}

type Span = { readonly first: number; readonly last: number }

export function readLessonFileContent(db: Database, keys: KeyRing, file: StoredLessonFile, span: Span) {
  return readContent(keys, file, { span, find: (fileId, position) => findLessonFileChunk(db, fileId, position) })
}
