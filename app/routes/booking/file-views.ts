import type { FileToSend, FileView } from '#app/features/page-parts/file-list.tsx'
import { longDay } from '#content/words/dates.ts'
import { fileSize } from '#content/words/numbers.ts'
import type { IntakeAnswer } from '#domain/content/intake-questions.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { ListedFile } from '#usecases/sessions/read-file.ts'

/** Files as text, each with the question that it answers. */
export function fileViews(files: readonly ListedFile[], asked: readonly IntakeAnswer[]): FileView[] {
  const labels = new Map(asked.map(({ questionId, label }) => [questionId, label]))
  return files.map((file) => ({
    ...fileView(file),
    asked: file.questionId === null ? null : (labels.get(file.questionId) ?? null),
  }))
}

/** What the booking form asked for and nobody has sent yet. */
export function filesToSend(files: readonly ListedFile[], asked: readonly IntakeAnswer[]): FileToSend[] {
  const sent = new Set(files.map(({ questionId }) => questionId))
  return asked.filter(({ questionId }) => !sent.has(questionId)).map(({ questionId, label }) => ({ questionId, label }))
}

export function fileView({ id, name, mediaType, byteCount, isFromClient, uploadedAt }: ListedFile) {
  return {
    id,
    name,
    isFromClient,
    isSound: mediaType.startsWith('audio/'),
    size: fileSize(byteCount),
    addedOn: longDay(istDate(uploadedAt)),
  }
}
