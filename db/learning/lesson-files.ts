import { and, asc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { courses } from '#db/schema/content.ts'
import { courseModules, lessonFileChunks, lessonFiles, lessons } from '#db/schema/learning.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { FileType } from '#domain/sessions/file-types.ts'
import { isUuid } from '#domain/uuid.ts'

const COLUMNS = {
  id: lessonFiles.id,
  lessonId: lessonFiles.lessonId,
  sealedHeader: sql<SealedText>`${lessonFiles.sealedHeader}`,
  mediaType: sql<FileType>`${lessonFiles.mediaType}`,
  byteCount: sql<number>`${lessonFiles.byteCount}`,
}

const isComplete = isNotNull(lessonFiles.sealedHeader)

/** A file is there for nobody until `completeLessonFile`. */
export async function beginLessonFile(
  db: Database,
  file: { readonly id: string; readonly lessonId: number; readonly uploadedAt: Date },
): Promise<void> {
  await db.insert(lessonFiles).values(file)
}

export async function recordLessonFileChunk(
  db: Database,
  chunk: { readonly fileId: string; readonly position: number; readonly content: Buffer },
): Promise<void> {
  await db.insert(lessonFileChunks).values(chunk)
}

export async function completeLessonFile(
  tx: Database,
  id: string,
  described: { readonly sealedHeader: SealedText; readonly mediaType: FileType; readonly byteCount: number },
): Promise<void> {
  await tx.update(lessonFiles).set(described).where(eq(lessonFiles.id, id))
}

/** What is stored for a lesson, and for all of them. */
export async function sumLessonFiles(db: Database, lessonId: number) {
  const isOfLesson = eq(lessonFiles.lessonId, lessonId)
  const [found] = await db
    .select({
      files: sql<number>`count(*) filter (where ${isOfLesson})`.mapWith(Number),
      ofLesson: sql<number>`coalesce(sum(${lessonFiles.byteCount}) filter (where ${isOfLesson}), 0)`.mapWith(Number),
      inAll: sql<number>`coalesce(sum(${lessonFiles.byteCount}), 0)`.mapWith(Number),
    })
    .from(lessonFiles)
    .where(isComplete)
  return found ?? { files: 0, ofLesson: 0, inAll: 0 }
}

/** In the order in which they were added. */
export function listLessonFiles(db: Database, lessonId: number) {
  return db
    .select(COLUMNS)
    .from(lessonFiles)
    .where(and(eq(lessonFiles.lessonId, lessonId), isComplete))
    .orderBy(asc(lessonFiles.uploadedAt), asc(lessonFiles.id))
}

export type StoredLessonFile = Awaited<ReturnType<typeof listLessonFiles>>[number]

/** With what decides who may read it. */
export async function findLessonFile(db: Database, id: string) {
  if (!isUuid(id)) return undefined
  const [found] = await db
    .select({
      ...COLUMNS,
      courseSlug: courses.slug,
      isPublished: lessons.isPublished,
      isFree: sql<boolean>`${lessons.isFree} and ${lessons.isPublished} and ${courses.retiredAt} is null`,
    })
    .from(lessonFiles)
    .innerJoin(lessons, eq(lessons.id, lessonFiles.lessonId))
    .innerJoin(courseModules, eq(courseModules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .where(and(eq(lessonFiles.id, id), isComplete))
  return found
}

export async function findLessonFileChunk(db: Database, fileId: string, position: number): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ content: lessonFileChunks.content })
    .from(lessonFileChunks)
    .where(and(eq(lessonFileChunks.fileId, fileId), eq(lessonFileChunks.position, position)))
  return found?.content
}

/** Its content is deleted with it. */
export async function deleteLessonFile(
  db: Database,
  { id, lessonId }: { readonly id: string; readonly lessonId?: number },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const isOfLesson = lessonId === undefined ? undefined : eq(lessonFiles.lessonId, lessonId)
  const deleted = await db
    .delete(lessonFiles)
    .where(and(eq(lessonFiles.id, id), isOfLesson))
    .returning({ id: lessonFiles.id })
  return deleted.length === 1
}

/** Uploads that broke off, and files of lessons that nobody can restore any more. */
export async function deleteLeftLessonFiles(db: Database, before: Date): Promise<void> {
  const hasBrokenOff = and(isNull(lessonFiles.sealedHeader), lt(lessonFiles.uploadedAt, before))
  await db.delete(lessonFiles).where(or(hasBrokenOff, isWithoutLesson()))
}

function isWithoutLesson(): SQL {
  return sql`not exists (select from lessons where id = ${lessonFiles.lessonId}) and not exists (
    select from removed_content
    where rows -> 'lessons' @> jsonb_build_array(jsonb_build_object('id', ${lessonFiles.lessonId})))`
}
