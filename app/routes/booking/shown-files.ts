import { FILES } from '#app/content/files.ts'
import type { ShownFile } from '#app/features/page-parts/file-list.tsx'
import { longDay } from '#domain/date-text.ts'
import { istDate } from '#domain/india-time.ts'
import type { ListedFile } from '#usecases/sessions/read-file.ts'

export function shownFile({ id, name, mediaType, byteCount, isFromClient, uploadedAt }: ListedFile): ShownFile {
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
