import type { FileToSend, FileView } from '#app/features/page-parts/file-list.tsx'
import { FILES } from '#content/booking/files.ts'
import { longDay } from '#content/words/dates.ts'
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
    size: sizeText(byteCount),
    addedOn: longDay(istDate(uploadedAt)),
  }
}

const MEGABYTE = 1024 * 1024

function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return FILES.kilobytes(Math.max(1, Math.round(bytes / 1024)))
  return FILES.megabytes((bytes / MEGABYTE).toFixed(1))
}
