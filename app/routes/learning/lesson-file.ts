import { databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { uploadedFile } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser, viewerContext } from '#app/http/viewer.ts'
import { findReadableLessonFile, readLessonFileContent } from '#usecases/learning/read-lesson-files.ts'
import { headerOf } from '#usecases/uploads/file-content.ts'
import type { Route } from './+types/lesson-file'

/** A file of a free lesson for everybody, and any other for those who may read its lesson. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const file = await findReadableLessonFile(db, context.get(viewerContext) ?? undefined, params.fileId)
  if (!file?.isFree) requireUser(context)
  if (!file) throw notFound()

  const keys = context.get(keyRingContext)
  const { name } = headerOf(file.sealedHeader, keys)
  return uploadedFile(request, { ...file, name }, (span) => readLessonFileContent(db, keys, file, span))
}
