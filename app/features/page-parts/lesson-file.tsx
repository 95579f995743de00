import { to } from '#content/language.ts'
import { fileSize } from '#content/words/numbers.ts'
import type { FileType } from '#domain/sessions/file-types.ts'

export type LessonFileView = {
  readonly id: string
  readonly name: string
  readonly mediaType: FileType
  readonly byteCount: number
}

/** Sound plays on the page; nothing of it is loaded before. */
export function LessonFileLink({ file: { id, name, mediaType, byteCount } }: { file: LessonFileView }) {
  const path = `/files/lessons/${id}`
  return (
    <span className="grid min-w-0 flex-1 gap-2">
      <span>
        <a className="text-link inline-flex min-h-11 items-center [overflow-wrap:anywhere]" href={to(path)} download>
          {name}
        </a>{' '}
        <span className="hint">{fileSize(byteCount)}</span>
      </span>
      {mediaType.startsWith('audio/') && (
        // biome-ignore lint/a11y/useMediaCaption: the practice has no captions of its recordings.
        <audio className="w-full" controls preload="none" src={path} aria-label={name} />
      )}
    </span>
  )
}
